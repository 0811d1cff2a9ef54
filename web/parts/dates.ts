import { tied } from './tied.ts'

const formats = {
  day: new Intl.DateTimeFormat('de-DE', { weekday: 'short', day: 'numeric', month: 'short' }),
  long: new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  date: new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }),
  short: new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit' }),
  time: new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' }),
}

export const dateWords = (iso: string, format: keyof typeof formats) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : tied(formats[format].format(date))
}

const oneDay = 86_400_000

/** 'Heute', 'Gestern', else the date. */
export const dayWords = (iso: string, now = new Date()) => {
  const start = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  const days = Math.round((start(now) - start(new Date(iso))) / oneDay)
  if (days === 0) return 'Heute'
  if (days === 1) return 'Gestern'
  return dateWords(iso, 'day')
}

/** Within a sentence: 'heute', 'gestern', else the date. */
export const dayWithin = (iso: string) => dayWords(iso).replace(/^(Heute|Gestern)$/, word => word.toLowerCase())

/** 'von heute', 'vom Mo., 12. Jan.'. */
export const ofDay = (iso: string) => {
  const day = dayWithin(iso)
  return /^(heute|gestern)$/.test(day) ? `von ${day}` : `vom ${day}`
}
