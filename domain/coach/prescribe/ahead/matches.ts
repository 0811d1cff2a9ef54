import { day } from '../../../days.ts'
import type { PlannedBlock } from '../../basis/plan.ts'
import type { PlanRequest } from '../../basis/request.ts'
import { fold } from '../../read/grammar/fold.ts'
import { type Intent, itemsOf } from '../../read/intent.ts'
import type { Sport } from '../../read/sports.ts'

/** Other sport in so many days (0 is today), and what it needs fresh. */
export type Match = {
  readonly inDays: number
  readonly needs: 'legs' | 'shoulders'
  /** What counts needs fresh muscles, practice some that are not worn out. */
  readonly as: 'contest' | 'practice'
  /** Not other sport, but the own running. */
  readonly isRun?: true
}

/** "Fußball Samstag, Schwimmen mittwochs": other sport with its days; days that follow alone are of the sport before them. */
export const matchesIn = (activities: string | null, now: number): readonly Match[] => {
  const days = daysIn(activities)
  const isOften = (needs: Match['needs']) => days.filter(one => one.needs === needs && one.as === null).length > 1
  return days.map(({ weekday, needs, as, isGame }) => ({
    inDays: (weekday - new Date(now).getUTCDay() + 7) % 7,
    needs,
    as: as ?? (isGame && !isOften(needs) ? 'contest' : 'practice'),
  }))
}

/** "Morgen Fußballspiel", and no Fußballtraining: what the wish tells of today and tomorrow. */
export const matchesWished = (wish: Intent, words: string | null): readonly Match[] => {
  const as = clausesOf(words).some(one => ofGames.test(one) && isPractice.test(one)) ? 'practice' : 'contest'
  return [
    ...itemsOf(wish, 'event')
      .filter(({ event, sport }) => event === 'match' || (event === 'competition' && !(sport && onPlatform.has(sport))))
      .flatMap(({ sport, inDays }) => matchOf(sport, inDays, 'contest')),
    ...itemsOf(wish, 'sport').flatMap(({ sport, inDays }) => (ofGames.test(sport) ? matchOf(sport, inDays, as) : [])),
  ]
}

const matchOf = (sport: Sport | null, inDays: number | null, as: Match['as']): readonly Match[] =>
  inDays === 0 || inDays === 1
    ? [{ inDays, needs: sport !== null && pulled.has(sport) ? 'shoulders' : 'legs', as }]
    : []

/** "Das Spiel morgen fällt aus." */
export const isCalledOff = (words: string | null): boolean =>
  clausesOf(words).some(one => callsOff.test(one) && (isContest.test(one) || ofGames.test(one)))

const clausesOf = (words: string | null) => fold((words ?? '').slice(0, 2000)).split(/[,;.\n]/)

type Day = {
  readonly weekday: number
  readonly needs: Match['needs']
  readonly as: Match['as'] | null
  readonly isGame: boolean
}

/**
 * `as`: null where nothing says it. Nobody competes on several days of every week, nor without an opponent, so that those
 * are practice.
 */
const daysIn = (activities: string | null): readonly Day[] => {
  let sport: Match['needs'] | null = null
  let as: Match['as'] | null = null
  let isGame = false
  return fold((activities ?? '').slice(0, 2000))
    .split(/[,;.\n]|\bund\b|\band\b|[+&/](?=\s*(?:spiel|match|turnier|game))/)
    .flatMap(clause => {
      const days = namesDay.flatMap((name, weekday) => (name.test(clause) ? [weekday] : []))
      const named: Match['needs'] | null = forLegs.test(clause)
        ? 'legs'
        : forShoulders.test(clause)
          ? 'shoulders'
          : null
      const said = isPractice.test(clause) ? 'practice' : isContest.test(clause) ? 'contest' : null
      const goesOn = named === null && (isDaysAlone(clause) || said !== null)
      as = said ?? (goesOn ? as : null)
      sport = named ?? (goesOn ? (sport ?? (said === 'contest' ? 'legs' : null)) : null)
      isGame = named === null ? isGame : ofGames.test(clause)
      if (sport === null) return []
      const needs = sport
      return days.map(weekday => ({ weekday, needs, as, isGame }))
    })
}

/** A runner's long or fast run of tomorrow, where most of the last weeks had one on that day. */
export const runsTomorrow = (history: PlanRequest['history'], now: number): readonly Match[] => {
  const weeksWith = [1, 2, 3].filter(back =>
    history.some(({ at, plan }) => {
      const days = Math.floor(now / day) + 1 - 7 * back - Math.floor(Date.parse(at) / day)
      return days === 0 && plan.blocks.some(isHardRun)
    }),
  )
  return weeksWith.length >= 2 ? [{ inDays: 1, needs: 'legs', as: 'contest', isRun: true }] : []
}

const isHardRun = ({ focus, exercises }: PlannedBlock) =>
  focus === 'intervals' || exercises.some(({ exercise }) => exercise === 'long-run' || exercise === 'tempo-run')

/** Today or tomorrow. */
export const isSoon = ({ inDays }: Match): boolean => inDays <= 1

/** Muscles that stay fresh for what counts today or tomorrow, and those that may work, but not until they are worn out: they practise. */
export const neededSoon = (matches: readonly Match[]) => ({
  spared: neededBy(matches, 'contest'),
  practising: neededBy(matches, 'practice'),
})

const neededBy = (matches: readonly Match[], what: Match['as']): ReadonlySet<string> =>
  new Set<string>(matches.filter(one => isSoon(one) && one.as === what).flatMap(({ needs }) => muscles[needs]))

export const legMuscles: ReadonlySet<string> = new Set(['quads', 'hamstrings', 'glutes', 'calves', 'adductors'])

/** With what moves the hip to the side and lifts the thigh. */
export const wholeLegs: readonly string[] = [...legMuscles, 'abductors', 'hip-flexors']

const muscles = {
  legs: wholeLegs,
  shoulders: ['front-delts', 'side-delts', 'rear-delts', 'rotator-cuff', 'lats', 'chest'],
} as const

/** German, English, short. */
const weekdays = [
  ['sonntag', 'sunday', 'so'],
  ['montag', 'monday', 'mo'],
  ['dienstag', 'tuesday', 'di'],
  ['mittwoch', 'wednesday', 'mi'],
  ['donnerstag', 'thursday', 'do'],
  ['freitag', 'friday', 'fr'],
  ['samstag|sonnabend', 'saturday', 'sa'],
] as const
const everyDay = (at: 0 | 1 | 2) => weekdays.map(names => names[at]).join('|')

/** Short forms only where nothing comes after them: "so" and "do" are words as well. */
const namesDay = weekdays.map(([de, en, short]) => new RegExp(`\\b(?:${de}|${en}|${short}(?=\\s*(?:$|[/+&])))`))
const dayWord = new RegExp(`^(?:am|on|abends?|morgens?|(?:${everyDay(0)})\\w*|(?:${everyDay(1)})s?|${everyDay(2)})$`)
const isDaysAlone = (clause: string) => clause.split(/[\s/+&:]+/).every(word => word === '' || dayWord.test(word))
/** "Fußball: Training Dienstag". */
const isPractice = /(?<!kraft|yoga|hantel|studio)training|practi[cs]e|uben\b|ubung|(?<!-)\bkurs|verein/
/** "Spiel am Samstag", not "ich spiele samstags". */
const isContest = /(?<!\b(?:ich|wir) )spiel|match|turnier|wettkampf|rennen|tournament|competition|\brace|\bgame/
/** With an opponent on the other side, and on one's legs. */
const onFoot = 'fussball|football|soccer|handball|basketball|volleyball|hockey|tennis|squash|badminton|padel|rugby'
const ofGames = new RegExp(`${onFoot}|wasserball|water-polo`)
const callsOff =
  /fallt .*\baus\b|fallt flach|ausgefallen|abgesagt|abgeblasen|verschoben|cancell?ed|called off|postponed/
const onPlatform: ReadonlySet<Sport> = new Set<Sport>(['powerlifting', 'weightlifting', 'bodybuilding'])
const pulled: ReadonlySet<Sport> = new Set<Sport>(['swimming', 'climbing', 'bouldering', 'rowing', 'canoeing'])
const forLegs = new RegExp(`${onFoot}|lauf|run|rad|cycl|bike|wander|hik|ski`)
const forShoulders = /schwimm|swim|kletter|climb|bould|ruder|rowing|kanu|wasserball/
