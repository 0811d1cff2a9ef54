const inGermany = (style: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin', ...style })
  return (moment: string) => format.format(Date.parse(moment))
}

/** '22. Dezember 2026', as it is in Germany at that moment. */
export const day = inGermany({})

const minutes = inGermany({ timeStyle: 'short' })
const seconds = inGermany({ timeStyle: 'medium' })

/** '22. Dezember 2026 um 18:20 Uhr'. */
export const time = (moment: string) => `${minutes(moment)} Uhr`

/** '22. Dezember 2026 um 18:20:05 Uhr': what arrived is told to the second. */
export const arrival = (moment: string) => `${seconds(moment)} Uhr`
