/** What the subscription costs and gives. Every screen, mail and provider reads it here. */
export const plans = {
  monthly: { name: 'monatlich', every: 'im Monat', cents: 1299, currency: 'EUR', months: 1 },
  yearly: { name: 'jährlich', every: 'im Jahr', cents: 9999, currency: 'EUR', months: 12 },
} as const

/** Contained in the price, German standard rate. */
export const vatPercent = 19

export const gives = [
  'Bis zu 100 Workouts in 30 Tagen, für jeden deiner Orte',
  'Gewichte, die mit dir mitgehen, und der ganze Verlauf',
  'Ein Workout, das nicht gelingt oder ungenutzt bleibt, kostet nichts',
] as const

/** What is ticked apart from everything else; what was agreed to names the version. */
export const earlyStart = {
  version: '2026-11-22',
  text: 'Ich stimme ausdrücklich zu, dass ihr sofort mit der Leistung beginnt, und weiß, dass mein Widerrufsrecht damit erlischt.',
  without: 'Ohne diesen Haken geht es genauso sofort los, und du kannst 14 Tage lang widerrufen.',
} as const

const amounts = new Map<string, Intl.NumberFormat>()

/** '12,99 €' */
export const price = ({ cents, currency }: { readonly cents: number; readonly currency: string }) => {
  const format = amounts.get(currency) ?? new Intl.NumberFormat('de-DE', { style: 'currency', currency })
  amounts.set(currency, format)
  return format.format(cents / 100)
}

/** The tax that a gross amount contains, in hundredths. */
export const vatOf = (cents: number) => Math.round((cents * vatPercent) / (100 + vatPercent))
