import { type Context, type Said, said } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { before, behind, clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

const oftenIn: Readonly<Record<string, number>> = {
  einmal: 1,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  funfmal: 5,
  sechsmal: 6,
  once: 1,
  twice: 2,
  'three times': 3,
  'four times': 4,
}

/** "3x die Woche", "4 days a week", "viermal pro Woche"; among what one does beside, "Schwimmen 2x" is of a week too. */
export const timesAWeek = ({ all, field }: Context, at: number): number | null => {
  const clause = clauseOf(all, at)
  const week = clause.findIndex(one => sense(one, 'unit')?.unit === 'week' || /^(wochentlich|weekly)$/.test(one.folded))
  const many = clause.findIndex(
    (one, on) =>
      oftenIn[one.folded] !== undefined ||
      (one.number !== null &&
        one.number <= 14 &&
        (/^(x|×|mal|times|days|tage|day|einheit|einheiten|session|sessions|workout|workouts|training|trainings|abend|abende|termine|slots)$/.test(
          clause[on + 1]?.folded ?? '',
        ) ||
          sense(clause[on + 1], 'unit')?.unit === 'day')),
  )
  const found = clause[many]
  const isOtherwise = clause.some(one => is(one, 'unit', 'done') || /^(?:taglich|daily)$/.test(one.folded))
  const isWeekly = week > many || (field === 'activities' && !isOtherwise)
  return isWeekly && many >= 0 && found ? (oftenIn[found.folded] ?? found.number) : null
}

export const scheduleIn = (context: Context): readonly Said[] => {
  const { all, field, scope } = context
  if (field === 'activities' || field === 'note' || field === 'feedback') return []
  const days = all.flatMap((lexeme, at) => {
    const day = sense(lexeme, 'weekday')?.day
    if (day === undefined) return []
    const isShort = lexeme.written.length <= 3
    const isListed = isShort && all.some((one, on) => on !== at && is(one, 'weekday') && Math.abs(on - at) <= 3)
    return !isShort || isListed ? [{ day, at, isNot: isRefused(context, at) }] : []
  })
  const weekend = all.findIndex(({ folded }) =>
    /^(am wochenende|at the weekend|on the weekend|wochenende|wochenenden|weekends|weekend)$/.test(folded),
  )
  const clauses = all.flatMap((one, at) => (one.clause === all[at - 1]?.clause ? [] : [at]))
  const often = clauses.find(at => timesAWeek(context, at) !== null) ?? -1
  const first = often < 0 ? null : timesAWeek(context, often)
  const isSports = all.some(
    (one, at) => is(one, 'sport') && days.some(day => clauseOf(all, day.at).includes(one)) && scope.want[at] === 'with',
  )
  const isFree = weekend >= 0 && isRefused(context, weekend)
  const on = [
    ...new Set([
      ...days.filter(one => !one.isNot).map(({ day }) => day),
      ...(weekend >= 0 && days.length === 0 && !isFree ? (['sa', 'su'] as const) : []),
    ]),
  ]
  const notOn = [
    ...new Set([...days.filter(one => one.isNot).map(({ day }) => day), ...(isFree ? (['sa', 'su'] as const) : [])]),
  ]
  if (
    (first === null && on.length + notOn.length === 0) ||
    (isSports && first === null) ||
    (field === 'wish' && first === null && !isOfEveryWeek(context, days) && !isNeverOn(context, days)) ||
    (field !== 'wish' &&
      field !== 'goal' &&
      first === null &&
      notOn.length === 0 &&
      !isInARow(days) &&
      !all.some(({ folded }) => suits.test(folded)))
  )
    return []
  const at = days[0]?.at ?? (weekend >= 0 ? weekend : often)
  return [said({ kind: 'schedule', timesAWeek: first, on, notOn }, all[at] ?? { start: 0, end: 1 })]
}

/** "Plan für Di, Do und So", "dienstags und freitags": days of every week, and not those of this one. */
const isOfEveryWeek = ({ all }: Context, days: readonly { readonly at: number }[]): boolean =>
  days.length >= 2 &&
  (isInARow(days) ||
    days.every(({ at }) => /(?<!day)s$/.test(all[at]?.folded ?? '')) ||
    all.some(({ folded }) => /^(plan|trainingsplan|trainingstage|training days)$/.test(folded))) &&
  !all.some(one => is(one, 'event', 'sport'))

/** "Nie mittwochs", "never on Wednesdays": a day that is out every week. */
const isNeverOn = ({ all }: Context, days: readonly { readonly at: number; readonly isNot: boolean }[]): boolean =>
  days.some(
    ({ at, isNot }) =>
      isNot &&
      (/(?:tags|wochs|abends|days)$/.test(all[at]?.folded ?? '') ||
        [...before(all, at, 2), ...behind(all, at, 3)].some(one => is(one, 'never'))),
  )

/** "Montag Mittwoch Freitag": three days or more, one behind the other. */
const isInARow = (days: readonly { readonly at: number }[]): boolean =>
  days.length >= 3 && days.every(({ at }, on) => on === 0 || at - (days[on - 1]?.at ?? 0) <= 2)

const suits =
  /^(passt|passen|am besten|geht|gehen|trainiere|train|works?|trainingstage|tage|bitte|immer|nur|only|frei|free|kann)$/

const isRefused = ({ all }: Context, at: number) => {
  const next = behind(all, at, 12)
  const rest = next.findIndex(one => !is(one, 'weekday', 'and', 'or'))
  return (
    before(all, at, 2).some(one => is(one, 'not', 'never')) ||
    (rest >= 0 && next.slice(rest, rest + 3).some(one => out.test(one.folded)))
  )
}

const out = /^(nie|niemals|never|nicht|geht nicht|fallt aus|passt nicht|kann ich nicht|is out|are out|off|not)$/

const isBreakWord = (one: Lexeme) => is(one, 'break') || one.folded === 'pause'

export const athleteIn = (context: Context): readonly Said[] => {
  const { all, scope, times } = context
  const at = all.findIndex((one, on) => is(one, 'level') && !scope.others[on] && !scope.denied[on])
  const isBreak = all.some(isBreakWord) && times.some(({ days }) => days <= -60)
  const level = sense(all[at], 'level')?.level ?? (isBreak ? 'returning' : null)
  const aged = all.findIndex((one, on) => isAge(context, on) && one.number !== null && !scope.others[on])
  const years = all[aged]?.number ?? null
  const isLong = times.find(
    ({ from, to, days }) =>
      (days <= -365 &&
        /^(dabei|im gym|im studio|of training|of lifting|training|lifting)$/.test(all[to]?.folded ?? '')) ||
      (days <= -365 &&
        /^(seit|for)$/.test(all[from - 1]?.folded ?? '') &&
        all
          .slice(Math.max(0, from - 4), to + 2)
          .some(({ folded }) => /^train|^lift|lifting|trainier|^gym$|^pumpe|^stemme|krafttraining/.test(folded))),
  )
  const where = at >= 0 ? at : all.findIndex(isBreakWord)
  const pause =
    level === 'returning'
      ? (times.find(({ days, from }) => days < 0 && all[from]?.sentence === all[where]?.sentence)?.days ?? null)
      : null
  if (level === null && years === null && !isLong) return []
  const here = at >= 0 ? all[at] : aged >= 0 ? all[aged] : all[isLong?.from ?? 0]
  return [
    said(
      {
        kind: 'athlete',
        level: level ?? (isLong ? (isLong.days <= -1000 ? 'advanced' : 'intermediate') : null),
        years,
        breakDays: pause === null ? null : -pause,
      },
      here ?? { start: 0, end: 1 },
    ),
  ]
}

/** "Bin 67 Jahre alt", "I'm 71", "66 Jahre", "Hypertoniker, 58,". */
const isAge = ({ all }: Context, at: number): boolean => {
  const value = all[at]?.number ?? null
  if (value === null || !Number.isInteger(value) || value < 14 || value > 99) return false
  const next = all[at + 1]
  if (sense(next, 'unit')?.unit === 'year' || /^(jahre alt|years old)$/.test(next?.folded ?? ''))
    return isOwnAge(all, at)
  const earlier = all[at - 1]?.folded ?? ''
  if (/^(bin|im|i am)$/.test(earlier) && !is(next, 'unit') && next?.folded !== '.') return true
  return value >= 55 && clauseOf(all, at).length === 1 && all[at - 1] !== undefined
}

/** Neither how long something took or is gone by, nor how old a thing is: "40 Jahre her", "zwanzig Jahre gelaufen". */
const isOwnAge = (all: readonly Lexeme[], at: number): boolean => {
  const [unit, after] = [all[at + 1], all[at + 2]]
  const isLast =
    after === undefined || after.clause !== unit?.clause || after.number !== null || told.test(after.folded)
  const earlier = all[at - 1]?.clause === unit?.clause ? (all[at - 1]?.folded ?? '') : ''
  return own.test(earlier) || (isLast && !ofOthers.test(earlier))
}

const told = /^(alt|old|jung|young|und|and|male|female|mannlich|weiblich|m|w|f|kg|cm)$/
const own = /^(bin|im|i am|mit|with|at|ich)$/
const ofOthers =
  /^(seit|vor|for|since|ago|nach|after|in|ist|is|sind|are|wird|werden|war|was|were|turns|alle|every|fast|uber|over)$/
