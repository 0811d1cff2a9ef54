import type { Circumstance } from '../circumstances.ts'
import type { Want } from '../training.ts'
import { boundsIn, lighterIn } from './bounds.ts'
import { type Context, type Said, said } from './context.ts'
import { durationIn } from './lengths.ts'
import { isSport, wasDone } from './moves.ts'
import { before, clauseOf, sentenceOf } from './nearby.ts'
import { eventAt, timeTrialIn } from './races.ts'
import { athleteIn, scheduleIn, timesAWeek } from './routines.ts'
import { is, sense } from './senses.ts'
import { closingAt } from './shaped.ts'

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

/** "Zwei Finger breit": how wide something is. */
const isMeasure = ({ all }: Context, at: number): boolean =>
  /^(?:breit|wide)$/.test(all[at]?.folded ?? '') &&
  (all[at - 2]?.number ?? null) !== null &&
  is(all[at - 1], 'part', 'unit')

const wordAt = (context: Context, at: number): readonly Said[] => {
  const lexeme = context.all[at]
  if (!lexeme) return []
  const { scope, field } = context
  const mood = sense(lexeme, 'mood')
  const goal = sense(lexeme, 'goal')
  const place = sense(lexeme, 'place')
  const found: Circumstance[] = []
  if (
    mood &&
    !scope.denied[at] &&
    !isToStay(context, at) &&
    !isNoMood(context, at) &&
    !scope.others[at] &&
    field !== 'activities'
  )
    found.push({ kind: 'mood', mood: mood.mood })
  if (
    goal &&
    !isOfPart(context, at) &&
    !isMeasure(context, at) &&
    !isState(context, at) &&
    closingAt(context, at) === undefined &&
    field !== 'activities' &&
    !scope.withdrawn[at]
  )
    found.push({
      kind: 'goal',
      goal: goal.goal,
      want: isUnwanted(scope.want[at]) && !isFat.test(lexeme.folded) ? 'without' : 'with',
    })
  if (place && field !== 'activities' && field !== 'feedback' && !isNoPlace(context, at))
    found.push({
      kind: 'place',
      place: place.place,
      want: scope.want[at] === 'without' && place.place !== 'quiet' ? 'without' : 'with',
    })
  if (isSportSaid(context, at)) found.push(sportOf(context, at))
  found.push(...eventAt(context, at))
  return found.map(meaning => said(meaning, lexeme))
}

/** "Alles gesund", "otherwise healthy": how somebody is, and no goal. */
const isState = ({ all, field }: Context, at: number): boolean =>
  field !== 'goal' &&
  /^(gesund|gesunde|healthy|rustig|bulletproof|(?:jetzt )?wieder fit)$/.test(all[at]?.folded ?? '') &&
  !clauseOf(all, at).some(
    one => is(one, 'wants') || /^(bleib|werd|leb|stay|get|keep|live|become|halt)/.test(one.folded),
  )

/** "Bis die Kleine müde ist", "let's go heavy", "done in half an hour": somebody else's, or none. */
const isNoMood = ({ all }: Context, at: number): boolean => {
  if (is(all[at], 'kit')) return true
  const whose = before(all, at, 4).findLast(one => is(one, 'self', 'child', 'other-person'))
  if (whose && !is(whose, 'self')) return true
  const next = all[at + 1]?.clause === all[at]?.clause ? all[at + 1] : undefined
  if (/^lets go$/.test(all[at]?.folded ?? '')) return next !== undefined
  if (/^trau(?:e|en|t)?$/.test(all[at]?.folded ?? '') || isCarrying(all, at)) return true
  return (
    /^(?:done|fertig)(?: in)?$/.test(all[at]?.folded ?? '') &&
    (is(next, 'span', 'number') || (next?.number ?? null) !== null || /^in$/.test(next?.folded ?? ''))
  )
}

/** "Ich trage einen Schrittmacher": written without the dots of "träge", and said by somebody of something. */
const isCarrying = (all: Context['all'], at: number): boolean =>
  /^trage?$/i.test(all[at]?.written ?? '') &&
  ([all[at - 1], all[at + 1]].some(one => one?.folded === 'ich' || one?.folded === 'i') ||
    all[at - 1]?.clause !== all[at]?.clause) &&
  clauseOf(all, at).some(one => one.start > (all[at]?.start ?? 0) && !is(one, 'self', 'filler'))

/** "Keep the legs fresh": what is to stay so, and no mood. */
const isToStay = ({ all }: Context, at: number): boolean =>
  sense(all[at], 'mood')?.mood === 'rested' &&
  clauseOf(all, at).some(one => /^(keep|stay|halten|lassen|bleiben)$/.test(one.folded)) &&
  clauseOf(all, at).some(one => is(one, 'part', 'focus'))

/** "Stress im Büro" tells why, "good at the beach" what for; neither is where one trains. */
const isNoPlace = (context: Context, at: number): boolean => {
  const { all, field } = context
  const place = sense(all[at], 'place')?.place
  if (/^outside$/.test(all[at]?.folded ?? '') && /^of$/.test(all[at + 1]?.folded ?? '')) return true
  if (place === 'office')
    return clauseOf(all, at).some(one => is(one, 'mood', 'complains', 'odd') || workedAt.test(one.folded))
  if (
    place === 'gym' &&
    context.scope.denied[at] &&
    before(all, at, 6).some(one => /^(?:war|waren|was|were)$/.test(one.folded))
  )
    return true
  if (place === 'outdoors' && isWeather(context, at)) return true
  return field === 'goal' && place === 'outdoors' && /beach|strand|pool/.test(all[at]?.folded ?? '')
}

/** "Sitze den ganzen Tag im Büro": where somebody works. */
const workedAt =
  /^(?:sitze|sitz|sitzen|hocke|hock|arbeite|arbeiten|schaffe|ganzen tag|den ganzen tag|work|sit|sitting|working|all day)$/

/** "Draußen regnet es", "it's pouring outside": what it is like there, and no wish to go. */
const isWeather = ({ all }: Context, at: number): boolean => {
  const clause = clauseOf(all, at)
  return (
    clause.some(({ folded }) => weather.test(folded)) &&
    !clause.some(one => is(one, 'wants', 'exercise', 'sport') || regardless.test(one.folded))
  )
}

const weather =
  /^(?:regne\w*|schneit|sturmt|schuttet|giesst|gewitter\w*|nieselt|hagelt|friert|glatteis|glatt|spiegelglatt|dunkel|stockdunkel|eiskalt|arschkalt|saukalt|zu kalt|zu heiss|minus|raining|rains|pouring|pours|snowing|snows|storming|freezing|icy|dark|boiling|hailing|windy)$/
const regardless = /^(?:trotz\w*|egal|auch wenn|obwohl|despite|anyway|even)$/

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
export const isSportSaid = (context: Context, at: number): boolean => {
  const { all, field, scope } = context
  const lexeme = all[at]
  if (!is(lexeme, 'sport') || scope.others[at]) return false
  if (is(lexeme, 'event')) return (field === 'wish' || field === 'note') && wasLately(context, at)
  if (scope.want[at] === 'without') return false
  if (field === 'activities' || field === 'comments') return !is(lexeme, 'kit') || field === 'activities'
  if (sentenceOf(all, at).some(one => is(one, 'event')) && !wasLately(context, at)) return false
  if (field === 'goal') return isSport(context, at) || !is(lexeme, 'exercise', 'kit', 'goal')
  const isSaid =
    timesAWeek(context, at) !== null ||
    all.slice(Math.max(0, at - 3), at).some(({ folded }) => /^(furs|fur|for)$/.test(folded)) ||
    wasDone(all, at) ||
    clauseOf(all, at).some(one => is(one, 'done', 'when')) ||
    isWeekly(context, at) ||
    isToday(context, at)
  return isSaid && (isSport(context, at) || !is(lexeme, 'exercise', 'kit', 'goal'))
}

/** "Montags schwimmen", "football every Tuesday": a day of every week. */
const isWeekly = ({ all }: Context, at: number): boolean =>
  clauseOf(all, at).some(
    (one, on, clause) => is(one, 'weekday') && (everyWeeks.test(one.folded) || each.test(clause[on - 1]?.folded ?? '')),
  )

const everyWeeks = /(?:tags|wochs|abends|days)$/
const each = /^(?:jeden|immer|every|each)$/

/** "30 Minuten tanzen": what somebody wants to do for so long. */
const isToday = ({ all, field, quantities }: Context, at: number): boolean =>
  field === 'wish' &&
  quantities.some(
    ({ minutes, from, to }) =>
      minutes !== undefined && all[from]?.clause === all[at]?.clause && (to === at || from === at + 1),
  )

/** "Gestern waren wir auf Skitour", "yesterday's hike": done, and no day to come. */
const wasLately = ({ all, times }: Context, at: number): boolean =>
  times.some(
    ({ days, from }) => days < 0 && days >= -7 && all[from]?.clause === all[at]?.clause && Math.abs(from - at) <= 6,
  )

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
  if (field === 'wish' && isWeekly(context, at)) return { ...base, when: 'regularly', timesAWeek: many ?? weekdays }
  if (field === 'goal') return { ...base, when: 'prepare', timesAWeek: null }
  const done = clauseOf(all, at).find(one => is(one, 'done'))
  if (done || wasDone(all, at))
    return {
      ...base,
      when: 'once',
      inDays: past?.days ?? (clauseOf(all, at).some(one => /yesterday|gestern/.test(one.folded)) ? -1 : 0),
      timesAWeek: null,
    }
  const coming = times.find(
    ({ days, from }) => days > 0 && days <= 3 && all[from]?.clause === all[at]?.clause && Math.abs(from - at) <= 6,
  )
  if (coming) return { ...base, when: 'once', inDays: coming.days, timesAWeek: null }
  if (field === 'wish' && past === undefined && many === null && isToday(context, at))
    return { ...base, when: 'once', inDays: 0 }
  return past
    ? { ...base, when: 'once', inDays: past.days, timesAWeek: null }
    : { ...base, when: many === null ? 'prepare' : 'regularly' }
}

/** "Der Speck muss weg": nobody wants to keep it. */
const isFat = /speck|fett|hüftgold|huftgold|rettungsring|schwimmring|\bfat\b|flab|love handles|belly|wampe|plauze/

/** Less of a purpose is none: what it would fill a session with goes first. */
const isUnwanted = (want: Want | undefined) => want === 'without' || want === 'less'
