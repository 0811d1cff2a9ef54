import type { Circumstance, Event } from '../circumstances.ts'
import { isSport } from './asked.ts'
import { type Context, type Said, said } from './context.ts'
import { clauseOf, sentenceOf } from './nearby.ts'
import type { Quantity } from './quantities.ts'
import { is, sense } from './senses.ts'
import { closingAt, sectionMinutes } from './shaped.ts'

/** Time, mood, purpose, sports, dates, place and bounds around the session. */
export const surroundingIn = (context: Context, isUsed: (at: number) => boolean): readonly Said[] => [
  ...durationIn(context),
  ...boundsIn(context),
  ...scheduleIn(context),
  ...athleteIn(context),
  ...lighterIn(context),
  ...timeTrialIn(context),
  ...context.all.flatMap((_, at) => (isUsed(at) ? [] : wordAt(context, at))),
]

const wordAt = (context: Context, at: number): readonly Said[] => {
  const lexeme = context.all[at]
  if (!lexeme) return []
  const { scope, field } = context
  const mood = sense(lexeme, 'mood')
  const goal = sense(lexeme, 'goal')
  const place = sense(lexeme, 'place')
  const found: Circumstance[] = []
  if (mood && !scope.denied[at] && !scope.others[at] && field !== 'activities')
    found.push({ kind: 'mood', mood: mood.mood })
  if (
    goal &&
    !isOfPart(context, at) &&
    closingAt(context, at) === undefined &&
    field !== 'activities' &&
    !scope.withdrawn[at]
  )
    found.push({ kind: 'goal', goal: goal.goal, want: scope.want[at] === 'without' ? 'without' : 'with' })
  if (place && field !== 'activities' && field !== 'feedback')
    found.push({
      kind: 'place',
      place: place.place,
      want: scope.want[at] === 'without' && place.place !== 'quiet' ? 'without' : 'with',
    })
  if (isSportSaid(context, at)) found.push(sportOf(context, at))
  found.push(...eventAt(context, at))
  return found.map(meaning => said(meaning, lexeme))
}

/** "Hüftbeuger kräftigen", "breites Kreuz bauen", "Handgelenkskraft": what is to become of a part, and no goal beside it. */
const isOfPart = ({ all, field }: Context, at: number): boolean => {
  const here = all[at]
  if (here === undefined || !/^(strength|muscle)$/.test(sense(here, 'goal')?.goal ?? '')) return false
  const isGlued = all[at - 1]?.end === here.start && is(all[at - 1], 'part', 'focus')
  if (isGlued) return true
  return (
    field === 'wish' &&
    ofParts.test(here.folded) &&
    clauseOf(all, at).some(one => one !== here && is(one, 'part', 'focus'))
  )
}

const ofParts =
  /^(kraftigen|kraftigung|definieren|straffen|aufbauen|wachsen lassen|toning|toned|bigger|stronger|starker|breiter|zulegen|kraftiger|stark werden|starker werden|kraft aufbauen|mehr kraft|kraft)$/

/** A sport that is done or trained for; not one that is watched, or whose event is meant. */
const isSportSaid = (context: Context, at: number): boolean => {
  const { all, field, scope } = context
  const lexeme = all[at]
  if (!is(lexeme, 'sport') || is(lexeme, 'event') || scope.want[at] === 'without' || scope.others[at]) return false
  if (field === 'activities' || field === 'comments') return !is(lexeme, 'kit') || field === 'activities'
  if (sentenceOf(all, at).some(one => is(one, 'event'))) return false
  if (field === 'goal') return isSport(context, at) || !is(lexeme, 'exercise', 'kit', 'goal')
  const isSaid =
    timesAWeek(context, at) !== null ||
    all.slice(Math.max(0, at - 3), at).some(({ folded }) => /^(furs|fur|for)$/.test(folded)) ||
    clauseOf(all, at).some(one => is(one, 'done', 'when'))
  return isSaid && (isSport(context, at) || !is(lexeme, 'exercise', 'kit', 'goal'))
}

/** "Acht Stunden auf den Beinen": so many hours nobody trains. */
const isWholeDay = ({ all }: Context, { from, to, minutes }: Context['quantities'][number]): boolean =>
  (minutes?.[1] ?? minutes?.[0] ?? 0) > 240 && all.slice(from, to).some(one => sense(one, 'unit')?.unit === 'hour')

/** The number of minutes for the whole session, of all that were named. */
const durationIn = (context: Context): readonly Said[] => {
  const { all, scope, field, quantities } = context
  if (field !== 'wish' && field !== 'note') return []
  const [alone] = all
  if (all.length === 1 && alone?.number != null && alone.number >= 15 && alone.number <= 180)
    return [said({ kind: 'duration', least: alone.number, most: alone.number }, alone)]
  const isOnlySection = !all.some(one => is(one, 'exercise', 'focus', 'format', 'part', 'kit'))
  const sections = all.flatMap((lexeme, at) =>
    is(lexeme, 'section') || closingAt(context, at) ? [sectionMinutes(context, at)] : [],
  )
  const timed = all.flatMap((lexeme, at) => (/^(emom|amrap)$/.test(sense(lexeme, 'format')?.format ?? '') ? [at] : []))
  const candidates = quantities.filter(
    one =>
      one.minutes !== undefined &&
      !isWholeDay(context, one) &&
      !scope.withdrawn[one.from] &&
      !(
        sections.includes(one) &&
        !(isOnlySection && (one.minutes[1] ?? 0) >= 15) &&
        quantities.filter(other => other.minutes !== undefined).length > 0 &&
        (one.minutes[1] ?? 0) <= 20
      ) &&
      !timed.some(at => Math.abs(at - one.from) <= 4 && all[at]?.clause === all[one.from]?.clause) &&
      !isAnotherTime(context, one),
  )
  const [first] = candidates.toSorted((one, other) => (other.minutes?.[1] ?? 0) - (one.minutes?.[1] ?? 0))
  if (first?.minutes) return [said(boundedBy(context, first, first.minutes), spanOf(context, first))]
  const instead = quantities.find(
    one =>
      one.bare !== undefined &&
      (is(all[one.from - 1], 'withdraws') || /^(quick|schnelle|nur)$/.test(all[one.from - 1]?.folded ?? '')) &&
      one.bare >= 10 &&
      one.bare <= 120,
  )
  return instead?.bare === undefined
    ? []
    : [said({ kind: 'duration', least: instead.bare, most: instead.bare }, spanOf(context, instead))]
}

/** "Vor 20 Minuten", "in 50 Minuten muss ich", "statt 45", "5 km in 27 Minuten". */
const isAnotherTime = ({ all, quantities }: Context, { from, minutes }: Quantity) =>
  (/^(vor|statt|after|nach|letzten|seit)$/.test(all[from - 1]?.folded ?? '') && !isLeaving(all, from)) ||
  (minutes?.[1] ?? 0) < 5 ||
  all
    .slice(Math.max(0, from - 6), from + 6)
    .some(
      one =>
        one.sentence === all[from]?.sentence &&
        (sense(one, 'today')?.state === 'bad-sleep' ||
          /schlaf|gepennt|sleep|slept|sitzen|gesessen|sitting|steh|stand|auf den beinen|flug|flight|gefahren|gearbeitet|schicht/.test(
            one.folded,
          )),
    ) ||
  quantities.some(
    one =>
      one.meters !== undefined &&
      one.meters >= 1000 &&
      from - one.to <= 1 &&
      from >= one.to &&
      all[one.from]?.clause === all[from]?.clause,
  )

/** "Spätestens nach 45 Minuten muss ich weg". */
const isLeaving = (all: Context['all'], from: number) =>
  clauseOf(all, from).some(one => /^(spatestens|weg|los|gehen|leave|go|fertig|done)$/.test(one.folded))

const boundedBy = (
  { all }: Context,
  { from, to }: Quantity,
  [least, most]: readonly [number, number],
): Circumstance => {
  const before = all.slice(Math.max(0, from - 3), from).filter(one => one.clause === all[from]?.clause)
  const after = all.slice(to, to + 2).filter(one => one.clause === all[from]?.clause)
  const isMost =
    before.some(one => is(one, 'at-most')) ||
    isLeaving(all, from) ||
    (before.some(one => is(one, 'at-least')) &&
      clauseOf(all, from).some(one => /^(nicht|not|hab ich nicht)$/.test(one.folded))) ||
    after.some(one => /^(max|maximal|tops|hochstens)$/.test(one.folded))
  const isLeast =
    before.some(one => is(one, 'at-least')) || after.some(one => /^(minimum|mindestens)$/.test(one.folded))
  if (isMost && !(least !== most)) return { kind: 'duration', least: null, most }
  return { kind: 'duration', least, most: isLeast ? null : most }
}

const spanOf = ({ all }: Context, { from, to }: Quantity) => ({
  start: all[from]?.start ?? 0,
  end: all[to - 1]?.end ?? 0,
})

/** "Puls unter 140", "Zone 2", "4:30 pace", "below 130 bpm". */
const boundsIn = (context: Context): readonly Said[] => {
  const { all, quantities, field } = context
  if (field === 'note' || field === 'feedback') return []
  const seen = new Set<string>()
  return all.flatMap((lexeme, at): readonly Said[] => {
    const unit = sense(lexeme, 'unit')?.unit
    const of = sense(lexeme, 'bound')?.of ?? (unit === 'bpm' ? 'heart-rate' : unit === 'watt' ? 'power' : undefined)
    if (of === undefined || seen.has(of)) return []
    if (of === 'pace') {
      const clock = all.slice(Math.max(0, at - 3), at + 3).find(({ written }) => /^\d+:\d\d$/.test(written))
      const [minutes = 0, seconds = 0] = (clock?.written ?? '').split(':').map(Number)
      const pace = minutes * 60 + seconds
      if (!clock || seen.has(of)) return []
      seen.add(of)
      return [said({ kind: 'bound', of, least: pace, most: pace }, clock)]
    }
    const value = quantities.find(
      one =>
        one.from >= at - 3 &&
        one.from <= at + 4 &&
        all[one.from]?.clause === lexeme.clause &&
        one.minutes === undefined &&
        one.sets === undefined,
    )
    const number = value?.bare ?? value?.reps?.[1]
    if (
      value === undefined ||
      number === undefined ||
      (of === 'heart-rate' && (number < 60 || number > 220)) ||
      (of === 'zone' && number > 5)
    )
      return []
    seen.add(of)
    const [low] = [all[value.from]?.number ?? number]
    const around = [...all.slice(Math.max(0, value.from - 2), value.from), ...all.slice(value.to, value.to + 2)].filter(
      one => one.clause === lexeme.clause,
    )
    const isMost =
      around.some(one => is(one, 'at-most')) ||
      around.some(({ folded }) => /^(unter|below|under|nicht|nicht uber|nicht uberschreiten)$/.test(folded))
    const isLeast = !isMost && around.some(one => is(one, 'at-least'))
    const range = low !== number && !isMost
    return [
      said(
        {
          kind: 'bound',
          of,
          least: isMost ? null : range ? Math.min(low, number) : number,
          most: isLeast ? null : range ? Math.max(low, number) : number,
        },
        lexeme,
      ),
    ]
  })
}

/** "5 km in 25 Minuten", "10 km unter 50": a time to run as a goal. */
const timeTrialIn = ({ all, quantities, field }: Context): readonly Said[] => {
  if (field !== 'goal' || all.some(one => is(one, 'event', 'exercise') && !sense(one, 'sport'))) return []
  const far = quantities.find(one => one.meters !== undefined && one.meters >= 1000)
  const fast = quantities.find(
    one => one.minutes !== undefined && all[one.from]?.sentence === all[far?.from ?? -1]?.sentence,
  )
  const at = far && all[far.from]
  if (!far || !fast?.minutes || !at) return []
  const race: Event = {
    kind: 'event',
    event: 'race',
    sport: all.map(one => sense(one, 'sport')?.sport).find(one => one !== undefined) ?? 'running',
    inDays: null,
    meters: far.meters ?? null,
    targetSeconds: Math.round(fast.minutes[1] * 60),
    division: [],
  }
  return [said(race, at)]
}

/** "8 Kilo runter", "shift 5 kg": weight of one's own that should go. */
const lighterIn = ({ all, quantities, field }: Context): readonly Said[] => {
  if (field === 'activities' || field === 'place') return []
  const lost = quantities.find(
    ({ kg, from, to }) =>
      kg !== undefined &&
      !clauseOf(all, from).some(one => is(one, 'exercise', 'kit', 'goal')) &&
      all
        .slice(Math.max(0, from - 3), to + 3)
        .some(one =>
          /^(runter|weg|muss weg|mussen weg|zu viel|too much|off|weniger|loswerden|verlieren|abspecken|shift|drop|lose|losing|shed)$/.test(
            one.folded,
          ),
        ),
  )
  const at = lost && all[lost.from]
  return at ? [said({ kind: 'goal', goal: 'weight-loss', want: 'with' }, at)] : []
}

const often: Readonly<Record<string, number>> = {
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

/** "3x die Woche", "4 days a week", "viermal pro Woche". */
const timesAWeek = ({ all }: Context, at: number): number | null => {
  const clause = clauseOf(all, at)
  const week = clause.findIndex(one => sense(one, 'unit')?.unit === 'week' || /^(wochentlich|weekly)$/.test(one.folded))
  const many = clause.findIndex(
    (one, on) =>
      often[one.folded] !== undefined ||
      (one.number !== null &&
        one.number <= 14 &&
        (/^(x|×|mal|times|days|tage|day|einheit|einheiten|session|sessions|workout|workouts|training|trainings|abend|abende|termine|slots)$/.test(
          clause[on + 1]?.folded ?? '',
        ) ||
          sense(clause[on + 1], 'unit')?.unit === 'day')),
  )
  const found = clause[many]
  return week > many && many >= 0 && found ? (often[found.folded] ?? found.number) : null
}

const scheduleIn = (context: Context): readonly Said[] => {
  const { all, field, scope } = context
  if (field === 'wish' || field === 'activities' || field === 'note' || field === 'feedback') return []
  const days = all.flatMap((lexeme, at) => {
    const day = sense(lexeme, 'weekday')?.day
    const isShort = lexeme.written.length <= 3
    const isListed = isShort && all.some((one, on) => on !== at && is(one, 'weekday') && Math.abs(on - at) <= 3)
    return day && (!isShort || isListed) ? [{ day, at, isNot: isRefused(context, at) }] : []
  })
  const weekend = all.findIndex(({ folded }) =>
    /^(am wochenende|at the weekend|on the weekend|wochenende|weekends|weekend)$/.test(folded),
  )
  const [first = null] = all.flatMap((_, at) => timesAWeek(context, at) ?? [])
  const isSports = all.some(
    (one, at) => is(one, 'sport') && days.some(day => clauseOf(all, day.at).includes(one)) && scope.want[at] === 'with',
  )
  const on = [
    ...new Set([
      ...days.filter(one => !one.isNot).map(({ day }) => day),
      ...(weekend >= 0 && days.length === 0 ? (['sa', 'su'] as const) : []),
    ]),
  ]
  const notOn = [...new Set(days.filter(one => one.isNot).map(({ day }) => day))]
  if (
    (first === null && on.length + notOn.length === 0) ||
    (isSports && first === null) ||
    (field === 'comments' && first === null && notOn.length === 0)
  )
    return []
  const at = days[0]?.at ?? (weekend >= 0 ? weekend : all.findIndex((_, one) => timesAWeek(context, one) !== null))
  return [said({ kind: 'schedule', timesAWeek: first, on, notOn }, all[at] ?? { start: 0, end: 1 })]
}

const isRefused = ({ all }: Context, at: number) =>
  all.slice(Math.max(0, at - 2), at).some(one => is(one, 'not') && one.clause === all[at]?.clause)

const athleteIn = (context: Context): readonly Said[] => {
  const { all, scope, times } = context
  const at = all.findIndex((one, on) => is(one, 'level') && !scope.others[on] && !scope.denied[on])
  const isBreak = all.some(one => is(one, 'break')) && times.some(({ days }) => days <= -60)
  const level = sense(all[at], 'level')?.level ?? (isBreak ? 'returning' : null)
  const aged = all.findIndex((one, on) => isAge(context, on) && one.number !== null && !scope.others[on])
  const years = all[aged]?.number ?? null
  const isLong = times.find(
    ({ from, to, days }) =>
      days <= -365 &&
      /^(seit|for)$/.test(all[from - 1]?.folded ?? '') &&
      all
        .slice(Math.max(0, from - 4), to + 2)
        .some(({ folded }) => /^train|^lift|lifting|trainier|^gym$|^pumpe|^stemme|krafttraining/.test(folded)),
  )
  const pause =
    level === 'returning'
      ? (times.find(({ days, from }) => days < 0 && all[from]?.sentence === all[at]?.sentence)?.days ?? null)
      : null
  if (level === null && years === null && !isLong) return []
  const where = at >= 0 ? all[at] : aged >= 0 ? all[aged] : all[isLong?.from ?? 0]
  return [
    said(
      {
        kind: 'athlete',
        level: level ?? (isLong ? (isLong.days <= -1000 ? 'advanced' : 'intermediate') : null),
        years,
        breakDays: pause === null ? null : -pause,
      },
      where ?? { start: 0, end: 1 },
    ),
  ]
}

/** "Bin 67 Jahre alt", "I'm 71", "66 Jahre", "Hypertoniker, 58,". */
const isAge = ({ all }: Context, at: number): boolean => {
  const value = all[at]?.number ?? null
  if (value === null || !Number.isInteger(value) || value < 14 || value > 99) return false
  const next = all[at + 1]
  if (sense(next, 'unit')?.unit === 'year' && !is(all[at - 1], 'since', 'ago'))
    return value >= 14 && !/^(seit|vor|for)$/.test(all[at - 1]?.folded ?? '')
  if (/^(jahre alt|years old)$/.test(next?.folded ?? '')) return true
  const before = all[at - 1]?.folded ?? ''
  if (/^(bin|im|i am)$/.test(before) && !is(next, 'unit') && next?.folded !== '.') return true
  return value >= 55 && clauseOf(all, at).length === 1 && all[at - 1] !== undefined
}

const sportOf = (context: Context, at: number): Circumstance => {
  const { all, field, times, scope } = context
  const sport = sense(all[at], 'sport')?.sport ?? 'running'
  const many = timesAWeek(context, at)
  const weekdays = clauseOf(all, at).filter(one => is(one, 'weekday')).length
  const past = times.find(
    ({ days, from }) => days <= 0 && all[from]?.clause === all[at]?.clause && Math.abs(from - at) <= 6,
  )
  const base = {
    kind: 'sport' as const,
    sport,
    inDays: null,
    timesAWeek: many ?? (weekdays > 0 && field !== 'wish' ? weekdays : null),
  }
  if (field === 'activities' || (field === 'comments' && scope.want[at] === 'with'))
    return { ...base, when: 'regularly' }
  if (field === 'goal') return { ...base, when: 'prepare', timesAWeek: null }
  const done = clauseOf(all, at).find(one => is(one, 'done'))
  if (done) return { ...base, when: 'once', inDays: -1, timesAWeek: null }
  return past
    ? { ...base, when: 'once', inDays: past.days, timesAWeek: null }
    : { ...base, when: many === null ? 'prepare' : 'regularly' }
}

const eventAt = (context: Context, at: number): readonly Circumstance[] => {
  const { all, times, field, quantities, scope } = context
  const named = sense(all[at], 'event')
  if (!named || field === 'activities' || scope.denied[at] || scope.others[at]) return []
  const future = times
    .filter(({ days, from }) => days >= 0 && all[from]?.sentence === all[at]?.sentence)
    .toSorted((one, other) => Math.abs(one.from - at) - Math.abs(other.from - at))[0]
  const sport =
    named.sport ??
    sentenceOf(all, at)
      .map(one => sense(one, 'sport')?.sport)
      .find(one => one !== undefined) ??
    null
  const division = [...new Set(sentenceOf(all, at).flatMap(one => sense(one, 'division')?.division ?? []))]
  const target = quantities.find(
    one =>
      one.minutes !== undefined && all[one.from]?.sentence === all[at]?.sentence && is(all[one.from - 1], 'at-most'),
  )
  const clock = sentenceOf(all, at).find(({ written }) => /^\d:\d\d$/.test(written))
  const [hours = 0, minutes = 0] = (clock?.written ?? '').split(':').map(Number)
  const isPlanned =
    future !== undefined || division.length > 0 || target !== undefined || field === 'goal' || clock !== undefined
  const event: Event = {
    kind: 'event',
    event: named.event,
    sport,
    inDays: future?.days ?? null,
    meters: named.meters ?? null,
    targetSeconds: clock ? hours * 3600 + minutes * 60 : target?.minutes ? Math.round(target.minutes[1] * 60) : null,
    division,
  }
  if (named.sport === 'hyrox')
    return [
      { kind: 'goal', goal: 'hyrox', want: 'with' },
      ...(isPlanned && (future || division.length > 0 || target || clock) ? [event] : []),
    ]
  return isPlanned ? [event] : []
}
