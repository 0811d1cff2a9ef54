import { day } from '../../../days.ts'
import type { Unit } from '../language.ts'
import type { Lexeme } from './lexemes.ts'
import { is, sense } from './senses.ts'
import { isDate } from './tokens.ts'

/** A time that was named: days from today (past below zero), and the lexemes it stands on, [from, to). */
export type Time = { readonly days: number; readonly from: number; readonly to: number; readonly weeks: number | null }

/** "Vor 6 Wochen", "seit gestern", "3 months ago", "am Samstag", "am 10. November", "im Oktober", "2019", "in 4 Wochen". */
export const timesIn = (all: readonly Lexeme[], today: string): readonly Time[] => {
  const times: Time[] = []
  for (let at = 0; at < all.length; ) {
    const time = timeAt(all, at, today)
    if (time) times.push(time)
    at = time ? time.to : at + 1
  }
  return times
}

const timeAt = (all: readonly Lexeme[], at: number, today: string): Time | null =>
  relative(all, at) ??
  counted(all, at) ??
  ordinal(all, at) ??
  dated(all, at, today) ??
  ofThisMonth(all, at, today) ??
  weekday(all, at, today) ??
  yearOf(all, at, today) ??
  ofLife(all, at)

const relative = (all: readonly Lexeme[], at: number): Time | null => {
  const when = sense(all[at], 'when')
  const isOfYear = /^(19|20)\d\d$/.test(all[at + 1]?.written ?? '')
  return when && !isOfYear ? { days: Math.round(when.days), from: at, to: at + 1, weeks: null } : null
}

const daysOf: Readonly<Partial<Record<Unit, number>>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }

/** A number and a unit of days or more; the words around tell whether past or to come. */
const counted = (all: readonly Lexeme[], at: number): Time | null => {
  const [least, to] = numberAt(all, at)
  if (least === null) return null
  const half = is(all[to], 'number') && all[to]?.number === 0.5 ? 1 : 0
  const adjective =
    all[to + half] &&
    !sense(all[to + half], 'unit') &&
    /^(gut|knapp|lang|voll|full|ganz)/.test(all[to + half]?.folded ?? '')
      ? 1
      : 0
  const next = all[to + half + adjective]
  const unit = next?.folded === 'ssw' ? 'week' : sense(next, 'unit')?.unit
  const days = unit === undefined ? undefined : daysOf[unit]
  if (days === undefined || next?.clause !== all[at]?.clause || unit === 'hour') return null
  const count = half === 1 ? 0.5 : least
  const end = to + half + adjective + 1
  const before = around(all, at, -1)
  const after = around(all, end, 1)
  const isFuture =
    /^(in|noch|bis|naechste|nachste|nachsten|the next|until)$/.test(before) && !/^(her|ago|alt|old)$/.test(after)
  const isAhead = isToGo(all, end)
  return {
    days: Math.round(count * days) * (isFuture || isAhead ? 1 : -1),
    from: at,
    to: end,
    weeks: unit === 'week' ? count : null,
  }
}

/** "16 weeks out", "10 weeks to go": before a race, and not after an operation. */
const isToGo = (all: readonly Lexeme[], at: number): boolean =>
  (all[at]?.folded === 'to' && all[at + 1]?.folded === 'go') ||
  /^(to go|bis dahin)$/.test(all[at]?.folded ?? '') ||
  (/^(out|left|away|until|till|noch|bis)$/.test(all[at]?.folded ?? '') &&
    all[at + 1]?.folded !== 'from' &&
    all.slice(Math.max(0, at - 8), at + 6).some(one => is(one, 'event')))

/** "Woche 3", "week 14", "SSW 22". */
const ordinal = (all: readonly Lexeme[], at: number): Time | null => {
  const unit = all[at]?.folded === 'ssw' ? 'week' : sense(all[at], 'unit')?.unit
  const days = unit === undefined ? undefined : daysOf[unit]
  const next = all[at + 1]?.number ?? null
  if (
    days === undefined ||
    unit === 'hour' ||
    unit === 'year' ||
    next === null ||
    next > 45 ||
    sense(all[at + 2], 'unit')
  )
    return null
  return { days: -Math.round(next * days), from: at, to: at + 2, weeks: unit === 'week' ? next : null }
}

/** One or two numbers ("2-3 Wochen": the larger), with what stands behind. */
const numberAt = (all: readonly Lexeme[], at: number): readonly [number | null, number] => {
  const first = all[at]?.number ?? null
  if (first === null) return [null, at]
  const range = /^\s?[-–]$/.test(all[at + 1]?.written ?? '') || /^(bis|to|oder|or)$/.test(all[at + 1]?.folded ?? '')
  const second = range ? (all[at + 2]?.number ?? null) : null
  return second === null ? [first, at + 1] : [second, at + 3]
}

const around = (all: readonly Lexeme[], at: number, step: 1 | -1): string =>
  (step === 1 ? all[at] : all[at - 1])?.folded ?? ''

/** "10. November", "November 10", "im Oktober", "3.11.". */
const dated = (all: readonly Lexeme[], at: number, today: string): Time | null => {
  const { number = null, written = '', folded = '' } = all[at] ?? {}
  const month = sense(all[at], 'month')?.month
  if (number === null && month === undefined && !isDate.test(written) && feasts[folded] === undefined) return null
  const isNamed =
    month !== undefined &&
    /^(im|in|seit|ende|anfang|mitte|am|on|since|end of|early|late|bis|by|februar|\d+)$/.test(around(all, at, -1))
  const day = all[at]?.number
  const next = all[at + 1]
  const ofDay = sense(next, 'month')?.month
  const later = /^(rd|st|nd|th|of)$/.test(next?.folded ?? '')
    ? sense(all[at + (all[at + 2]?.folded === 'of' ? 3 : 2)], 'month')?.month
    : undefined
  if (day !== null && day !== undefined && later !== undefined && day >= 1 && day <= 31)
    return past(Number(day), later, today, at, at + (all[at + 2]?.folded === 'of' ? 4 : 3), isComing(all, at))
  if (day !== null && day !== undefined && ofDay !== undefined && day >= 1 && day <= 31)
    return past(Number(day), ofDay, today, at, at + 2, isComing(all, at))
  if (
    month !== undefined &&
    next?.number &&
    next.number <= 31 &&
    next.clause === all[at]?.clause &&
    Number.isInteger(next.number)
  )
    return past(next.number, month, today, at, at + 2, isComing(all, at))
  if (month !== undefined && isNamed) {
    const [part] = [around(all, at, -1)]
    return past(part === 'ende' ? 28 : part === 'anfang' ? 3 : 15, month, today, at, at + 1, isComing(all, at))
  }
  const feast = feasts[all[at]?.folded ?? '']
  if (feast) return past(feast[0], feast[1], today, at, at + 1, feast[1] === 12 || isComing(all, at))
  if (isDate.test(all[at]?.written ?? '')) {
    const [ofMonth = 0, inMonth = 0, year] = (all[at]?.written ?? '').split('.').filter(Boolean).map(Number)
    return year === undefined
      ? past(ofMonth, inMonth, today, at, at + 1, isComing(all, at))
      : { days: daysBetween(today, dateOf((year % 100) + 2000, inMonth, ofMonth)), from: at, to: at + 1, weeks: null }
  }
  const short = day !== null && day !== undefined ? /^(\d{1,2})\.(\d{1,2})$/.exec(all[at]?.written ?? '') : null
  if (short && /^(am|den|vom|zum|on)$/.test(around(all, at, -1)))
    return past(Number(short[1]), Number(short[2]), today, at, at + 1, isComing(all, at))
  if (
    short &&
    isComing(all, at) &&
    Number(short[1]) <= 31 &&
    Number(short[2]) >= 1 &&
    Number(short[2]) <= 12 &&
    !sense(next, 'unit')
  )
    return past(Number(short[1]), Number(short[2]), today, at, at + 1, true)
  return null
}

/** "Am 5.", "on the 5th": the last such day, or the next one where something is to come. */
const ofThisMonth = (all: readonly Lexeme[], at: number, today: string): Time | null => {
  const day = all[at]?.number ?? 0
  const next = all[at + 1]
  const isNth = /^(?:rd|st|nd|th)$/.test(next?.folded ?? '') && /^(?:on|since) the$/.test(twoBefore(all, at))
  const isAlone = next?.clause !== all[at]?.clause || verb.test(next?.folded ?? '')
  const isAm = /^(?:am|vom)$/.test(around(all, at, -1)) && isAlone
  if (!Number.isInteger(day) || day < 1 || day > 31 || !(isNth || isAm)) return null
  const [year = 2000, month = 1, now = 1] = today.split('-').map(Number)
  const coming = isComing(all, at) || all.slice(Math.max(0, at - 4), at).some(one => toCome.test(one.folded))
  let away = coming ? (day < now ? 1 : 0) : day > now ? -1 : 0
  // A month that has no such day is passed over.
  while (new Date(Date.UTC(year, month - 1 + away, day)).getUTCDate() !== day) away += coming ? 1 : -1
  const days = daysBetween(today, Date.UTC(year, month - 1 + away, day))
  return { days, from: at, to: at + (isNth ? 2 : 1), weeks: null }
}

const verb =
  /^(?:wurde|hab|habe|hatte|war|bin|ist|wird|kam|entbunden|geboren|operiert|gerissen|gebrochen|verletzt|zugezogen|passiert)$/

const toCome = /^(?:ist|is|wird|geplant|planned|scheduled|termin|appointment|steht|kommt)$/

const twoBefore = (all: readonly Lexeme[], at: number) =>
  all
    .slice(Math.max(0, at - 2), at)
    .map(({ folded }) => folded)
    .join(' ')

/** Days that have a name. */
const feasts: Readonly<Record<string, readonly [day: number, month: number]>> = {
  weihnachten: [24, 12],
  christmas: [24, 12],
  xmas: [24, 12],
  halloween: [31, 10],
  nikolaus: [6, 12],
  allerheiligen: [1, 11],
}

const isComing = (all: readonly Lexeme[], at: number) =>
  all.slice(Math.max(0, at - 5), at + 4).some(one => is(one, 'event')) ||
  /^(bis|by|until)$/.test(around(all, at, -1)) ||
  all.slice(Math.max(0, at - 4), at).some(one => /^(erst|erst im|wird|werde|werden)$/.test(one.folded))

const past = (day: number, month: number, today: string, from: number, to: number, coming: boolean): Time => {
  const [year = 2000] = today.split('-').map(Number)
  const at = (of: number) => daysBetween(today, dateOf(of, month, day))
  const days = coming ? (at(year) < 0 ? at(year + 1) : at(year)) : at(year) > 0 ? at(year - 1) : at(year)
  return { days, from, to, weeks: null }
}

const order = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

/** The last such day; the next one where something is to come. */
const weekday = (all: readonly Lexeme[], at: number, today: string): Time | null => {
  const day = sense(all[at], 'weekday')?.day
  if (day === undefined || (all[at]?.written.length ?? 0) <= 3) return null
  const now = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const back = ((now - order.indexOf(day) + 7) % 7 || 7) * -1
  const isNext =
    all.slice(Math.max(0, at - 6), at + 6).some(one => is(one, 'event')) ||
    /^(next|kommenden|nachsten)$/.test(around(all, at, -1))
  return { days: isNext ? back + 7 : back, from: at, to: at + 1, weeks: null }
}

/** "2012", "seit 2021": a year that is over or on. */
const yearOf = (all: readonly Lexeme[], at: number, today: string): Time | null => {
  const year = all[at]?.number
  const now = Number(today.slice(0, 4))
  if (!year || !/^(19|20)\d\d$/.test(all[at]?.written ?? '') || year > now || sense(all[at + 1], 'unit')) return null
  return { days: -Math.max(60, (now - year) * 365), from: at, to: at + 1, weeks: null }
}

/** "Mit 7", "at 9", "in der 5. Klasse": told of something that happened, the age one had as a child. */
const ofLife = (all: readonly Lexeme[], at: number): Time | null => {
  const age = all[at]?.number ?? null
  if (age === null || !Number.isInteger(age) || age < 1 || age > 20) return null
  const isClass = /^(?:klasse|grade|schuljahr)$/.test(all[at + 1]?.folded ?? '')
  const isAge =
    /^(?:mit|at)$/.test(all[at - 1]?.folded ?? '') &&
    is(all[at - 2], 'happened', 'diagnosis') &&
    (all[at + 1]?.clause !== all[at]?.clause || /^(?:vom|beim|auf|on|in|im)$/.test(all[at + 1]?.folded ?? ''))
  return isClass || isAge ? { days: -3650, from: at, to: at + (isClass ? 2 : 1), weeks: null } : null
}

const dateOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day)

const daysBetween = (today: string, other: number) => Math.round((other - Date.parse(`${today}T00:00:00Z`)) / day)
