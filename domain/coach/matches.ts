import { day } from './history.ts'
import type { PlannedBlock } from './plan.ts'
import { fold } from './read/grammar/fold.ts'
import type { PlanRequest } from './request.ts'

/** Other sport in so many days (0 is today), and what it needs fresh. */
export type Match = {
  readonly inDays: number
  readonly needs: 'legs' | 'shoulders'
  /** Not other sport, but the own running. */
  readonly isRun?: true
}

/** "Fußball Samstag, Schwimmen mittwochs": other sport with its days; days that follow alone are of the sport before them. */
export const matchesIn = (activities: string | null, now: number): readonly Match[] => {
  let sport: Match['needs'] | null = null
  return fold((activities ?? '').slice(0, 2000))
    .split(/[,;.\n]|\bund\b|\band\b/)
    .flatMap(clause => {
      const days = namesDay.flatMap((name, weekday) => (name.test(clause) ? [weekday] : []))
      const named = forLegs.test(clause) ? 'legs' : forShoulders.test(clause) ? 'shoulders' : null
      sport = named ?? (isDaysAlone(clause) || isPractice.test(clause) ? sport : null)
      if (sport === null) return []
      const needs = sport
      return days.map(weekday => ({ inDays: (weekday - new Date(now).getUTCDay() + 7) % 7, needs }))
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
  return weeksWith.length >= 2 ? [{ inDays: 1, needs: 'legs', isRun: true }] : []
}

const isHardRun = ({ focus, exercises }: PlannedBlock) =>
  focus === 'intervals' || exercises.some(({ exercise }) => exercise === 'long-run' || exercise === 'tempo-run')

/** Muscles that stay fresh today, because other sport needs them today or tomorrow. */
export const sparedFor = (matches: readonly Match[]): ReadonlySet<string> =>
  new Set(matches.filter(({ inDays }) => inDays <= 1).flatMap(({ needs }) => muscles[needs]))

export const legMuscles: ReadonlySet<string> = new Set(['quads', 'hamstrings', 'glutes', 'calves', 'adductors'])

/** With what moves the hip to the side and lifts the thigh. */
export const wholeLegs: readonly string[] = [...legMuscles, 'abductors', 'hip-flexors']

const muscles = {
  legs: wholeLegs,
  shoulders: ['front-delts', 'side-delts', 'rear-delts', 'rotator-cuff', 'lats'],
}

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
const isPractice = /^\s*(?:training|practice)\b/
const forLegs =
  /fussball|football|soccer|handball|basketball|volleyball|hockey|tennis|squash|badminton|lauf|run|rad|cycl|bike|wander|hik|ski|match|spiel|turnier/
const forShoulders = /schwimm|swim|kletter|climb|bould|ruder|rowing|kanu|wasserball/
