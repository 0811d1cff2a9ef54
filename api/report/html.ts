const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What somebody wrote stays text, whatever it is. */
export const escaped = (text: string | number) => String(text).replace(/[&<>"']/g, sign => escapes[sign] ?? sign)

/** In a script element nothing may look like the end of one. */
export const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const zone = { timeZone: 'Europe/Berlin' } as const
const moments = new Intl.DateTimeFormat('de-DE', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  ...zone,
})
const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', ...zone })
const months = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', ...zone })
const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

const written = (format: Intl.DateTimeFormat) => (at: string) => {
  const time = Date.parse(at)
  return Number.isNaN(time) ? at : format.format(time)
}

export const momentWords = written(moments)
export const dayWords = written(days)
export const monthWords = written(months)
export const numberWords = (value: number) => numbers.format(value)
