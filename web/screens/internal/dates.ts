const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' })

/** 1.3.2026, 18:20 as the German locale writes it; what is no date stays as it is. */
export const created = (iso: string) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : format.format(date)
}
