import { day } from '../../../days.ts'
import type { RunWalk, RunWalkStep } from '../../basis/training.ts'
import type { Brief } from '../brief.ts'
import type { Work } from '../history.ts'
import { isRun } from './runs.ts'

/** Where a beginner stands on the way to running at a stretch: today's step, and the one after it. */
export type Starting = { readonly step: RunWalkStep; readonly next: RunWalkStep | null; readonly daysLeft: number }

/** Null for who runs already or says so, and for who has come to the end. */
export const startingOf = (brief: Brief): Starting | null => {
  const { level, work, catalogue, runStart } = brief
  const table = catalogue.training.runWalk
  const from = table.from[level - 1]
  if (from === undefined || runStart.runs || runsAlready(work, table)) return null
  const at = table.steps.reduce(
    (reached, step, index) => (daysMet(work, step) >= table.days ? index + 1 : reached),
    from,
  )
  const step = table.steps[at]
  if (!step) return null
  return { step, next: table.steps[at + 1] ?? null, daysLeft: table.days - daysMet(work, step) }
}

/** A run of about the table's last one. */
const runsAlready = (work: readonly Work[], { steps }: RunWalk) => {
  const last = steps[steps.length - 1]?.run ?? Number.POSITIVE_INFINITY
  return work.some(({ exercise, durationSec }) => isRun(exercise) && (durationSec ?? 0) >= last)
}

/** Days on which every stretch was run. */
const daysMet = (work: readonly Work[], { run, times }: RunWalkStep): number => {
  const days = new Map<string, number>()
  for (const { workout, exercise, durationSec } of work)
    if (isRun(exercise) && (durationSec ?? 0) >= run) days.set(workout, (days.get(workout) ?? 0) + 1)
  return [...days.values()].filter(count => count >= times).length
}

/** Bones and tendons need a day between runs. */
export const ranYesterday = ({ work, now }: Pick<Brief, 'work' | 'now'>): boolean =>
  work.some(({ exercise, at }) => isRun(exercise) && now - at < restDays * day)

const restDays = 1.4
