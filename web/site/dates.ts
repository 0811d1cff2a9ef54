const day = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
}

export const shortDate = day({ day: '2-digit', month: 'short', year: 'numeric' })
export const longDate = day({ day: 'numeric', month: 'long', year: 'numeric' })
