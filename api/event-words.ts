import type { Text } from '../domain/coach/basis/plan.ts'
import { text as both, number } from '../domain/coach/basis/text.ts'
import type { Event } from '../domain/coach/read/circumstances.ts'
import type { Of } from '../domain/coach/read/intent.ts'
import { dayOf, daysAfter } from '../domain/days.ts'

/** "HYROX · Doubles · unter 1:20 h · 27.12.", as far as it was said; `today` is the day it was written on. */
export const eventWords = (event: Event, said: string, today: string): Text =>
  joined([named(event, said), divisionOf(event), targetOf(event), whenOf(event.inDays, today)])

/** "Fußball · gestern", "Fußball · 2× die Woche". */
export const sportWords = ({ inDays, timesAWeek }: Of<'sport'>, said: string, today: string): Text =>
  joined([
    both(said, said),
    timesAWeek === null ? null : both(`${timesAWeek}× die Woche`, `${timesAWeek}× a week`),
    whenOf(inDays, today),
  ])

/** "5 Klimmzüge · bis 15.3.2027". */
export const skillWords = ({ count, inDays }: Of<'skill'>, said: string, today: string): Text => {
  const name = count === null || said.includes(String(count)) ? said : `${count} ${said}`
  const when = inDays === null ? null : dateOf(inDays, today)
  return joined([both(name, name), when && both(`bis ${when.de}`, `by ${when.en}`)])
}

const joined = (parts: readonly (Text | null)[]): Text => {
  const said = parts.flatMap(part => part ?? [])
  return both(said.map(({ de }) => de).join(' · '), said.map(({ en }) => en).join(' · '))
}

const named = ({ meters }: Event, said: string): Text => {
  if (meters === null || /\p{L}/u.test(said)) return both(said, said)
  const { de, en } = number(meters / 1000)
  return both(`${de} km`, `${en} km`)
}

const divisions: Readonly<Record<Event['division'][number], Text>> = {
  open: both('Open', 'Open'),
  pro: both('Pro', 'Pro'),
  doubles: both('Doubles', 'Doubles'),
  relay: both('Staffel', 'Relay'),
  women: both('Frauen', 'Women'),
  men: both('Männer', 'Men'),
  mixed: both('Mixed', 'Mixed'),
}

const divisionOf = ({ division }: Event): Text | null => {
  if (division.length === 0) return null
  const names = division.map(one => divisions[one])
  return both(names.map(({ de }) => de).join(', '), names.map(({ en }) => en).join(', '))
}

const targetOf = ({ targetSeconds }: Event): Text | null => {
  if (targetSeconds === null) return null
  const [hours, minutes, seconds] = [
    Math.floor(targetSeconds / 3600),
    Math.floor(targetSeconds / 60),
    targetSeconds % 60,
  ]
  const rest = seconds === 0 ? '' : `:${twoDigits(seconds)}`
  const time = hours > 0 ? `${hours}:${twoDigits(minutes % 60)}${rest} h` : `${minutes}${rest} min`
  return both(`unter ${time}`, `below ${time}`)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const whenOf = (inDays: number | null, today: string): Text | null => {
  if (inDays === null) return null
  return near[inDays] ?? dateOf(inDays, today)
}

const near: Readonly<Record<number, Text>> = {
  [-1]: both('gestern', 'yesterday'),
  0: both('heute', 'today'),
  1: both('morgen', 'tomorrow'),
}

/** Within a week by its name as well, and by the year where it is another. */
const dateOf = (inDays: number, today: string): Text => {
  const date = new Date(daysAfter(today, inDays))
  const weekday = Math.abs(inDays) < 7 ? ({ weekday: 'short' } as const) : {}
  const year = dayOf(date.toISOString()).slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const [de, en] = (
    [
      ['de-DE', 'numeric'],
      ['en-GB', 'short'],
    ] as const
  ).map(([language, month]) =>
    new Intl.DateTimeFormat(language, { ...weekday, day: 'numeric', month, ...year, timeZone: 'UTC' }).format(date),
  )
  return both(de ?? '', en ?? '')
}
