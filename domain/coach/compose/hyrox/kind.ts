import { day } from '../../../days.ts'
import type { Exercise } from '../../basis/catalogue.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Phase } from '../../prescribe/ahead/race.ts'
import { isRun } from '../../prescribe/ahead/runs.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { mayGoHard, ordinary } from '../../prescribe/readiness.ts'
import { runMetres } from '../lasting/cardio.ts'

export type HyroxKind = 'easy-run' | 'run-intervals' | 'strength' | 'compromised' | 'simulation'

/** Blocks carry the kind of their session, so that the next one can tell what was done. */
export const focusOf = (kind: HyroxKind | 'simulation-scaled') => `hyrox-${kind}`

/** What comes next on the way to a race: what the phase asks for and was done longest ago; on a bad day an easy run. */
export const hyroxKindOf = (brief: Brief): HyroxKind => {
  const kind = usualKind({ ...brief, readiness: ordinary })
  return brief.readiness.level <= 2 && hard.includes(kind) ? 'easy-run' : kind
}

const usualKind = (brief: Brief): HyroxKind => {
  if (brief.wish.simulation && maySimulate(brief)) return 'simulation'
  const open = byPhase[brief.race?.phase ?? 'base'].filter(kind => fits(brief, kind))
  const scores = open.map((kind, at) => score(brief, kind, at))
  return open[scores.indexOf(Math.max(...scores))] ?? 'easy-run'
}

/** Not in the last ten days before the race, not more than twice in four weeks. */
const maySimulate = (brief: Brief): boolean => {
  const { daysBefore, perBlock, blockDays } = ruleSet.hyrox.simulation.value
  if ((brief.race?.daysOut ?? 365) < daysBefore || !mayGoHard(brief)) return false
  return daysOf(brief, 'simulation').filter(days => days < blockDays).length < perBlock
}

const byPhase: Readonly<Record<Phase, readonly HyroxKind[]>> = {
  base: ['easy-run', 'strength', 'run-intervals', 'compromised'],
  build: ['compromised', 'run-intervals', 'strength', 'easy-run'],
  peak: ['compromised', 'run-intervals', 'easy-run', 'strength', 'simulation'],
  taper: ['run-intervals', 'easy-run', 'compromised'],
  'race-week': ['easy-run', 'run-intervals'],
  recovery: ['easy-run'],
}

const hard: readonly HyroxKind[] = ['run-intervals', 'compromised', 'simulation']

const fits = (brief: Brief, kind: HyroxKind) => {
  if (kind === 'simulation' && (!maySimulate(brief) || brief.minutes < 60)) return false
  const calm = brief.limits.cautious || brief.deload !== null
  if (hard.includes(kind) && (calm || wasHardLately(brief))) return false
  if (kind === 'run-intervals' && ((brief.race?.daysOut ?? 365) < 3 || runMetres(brief) < fewMetres)) return false
  return kind !== 'strength' || enduredThisWeek(brief)
}

/** Three times round the track: less is no day of intervals. */
const fewMetres = 1200

const score = (brief: Brief, kind: HyroxKind, at: number) => Math.min(10, ...daysOf(brief, kind)) - at * 1.2

/** Days since each block of a kind. */
const daysOf = ({ request, now }: Brief, kind: HyroxKind): number[] =>
  request.history
    .filter(
      ({ plan, sets, at }) =>
        sets.length > 0 && Date.parse(at) <= now && plan.blocks.some(({ focus }) => focus?.startsWith(focusOf(kind))),
    )
    .map(({ at }) => (now - Date.parse(at)) / day)

const wasHardLately = (brief: Brief) => hard.some(kind => daysOf(brief, kind).some(days => days * 24 < 36))

/** Strength days need a run of the week behind them, so that two runs come together; on an ergometer where there is no way to run. */
const enduredThisWeek = ({ work, usable, now }: Brief) => {
  const counts = usable.some(isRun) ? isRun : ({ role }: Exercise) => role === 'conditioning'
  return work.some(({ exercise, at }) => counts(exercise) && now - at < 5 * day)
}
