import { day } from '../../../domain/days.ts'

const two = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))
const three = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'))

let known = Number.NaN
let date = ''

/** The same text as `toISOString`, which costs a tenth of reading an event; here its date is made once a day. */
export const isoTime = (time: Date) => {
  const ms = time.getTime()
  const today = Math.floor(ms / day)
  if (today !== known) {
    date = new Date(today * day).toISOString().slice(0, 11)
    known = today
  }
  const rest = ms - today * day
  const second = Math.floor(rest / 1000)
  const minute = Math.floor(second / 60)
  return `${date}${two[Math.floor(minute / 60)]}:${two[minute % 60]}:${two[second % 60]}.${three[rest % 1000]}Z`
}
