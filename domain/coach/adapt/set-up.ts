import type { Performance } from '../../performance.ts'
import type { Progress } from '../../progress.ts'
import { bestOf } from '../../records.ts'
import { countSets } from '../../working-sets.ts'
import type { Exercise } from '../basis/catalogue.ts'
import { isWeighted, kitFor } from '../basis/catalogue.ts'
import { exercisesOf, type Plan } from '../basis/plan.ts'
import { type Loads, loadable } from '../basis/plates.ts'
import { bars, ownLoads } from '../prescribe/lifts/own-loads.ts'

/** What was done longer ago is neither last time nor best. */
export const lookedBackDays = 365

/** A training of the past, as far as it tells what was done in an exercise. */
export type Earlier = { readonly at: string; readonly plan: Plan; readonly progress: Done }
type Done = Pick<Progress, 'sets' | 'setNotes' | 'exerciseNotes'>

type Trained = Performance & { readonly side?: 'left' | 'right' }
type Last = { readonly at: string; readonly sets: readonly Trained[]; readonly count: number }

/** When this exercise was trained last (ISO): each working set in order, and how many a trainer counts. */
export const lastTime = (earlier: readonly Earlier[], exercise: string): Last | null => {
  for (const training of earlier.toSorted((one, other) => other.at.localeCompare(one.at))) {
    const sets = workIn(training, exercise)
    const count = countSets(plannedIn(training, exercise), ({ id }) => training.progress.sets[id])
    if (sets.length > 0) return { at: training.at, sets, count }
  }
  return null
}

/** What was written last to this exercise and its sets, and the day (ISO). */
export const lastNotes = (earlier: readonly Earlier[], exercise: string) => {
  for (const { at, plan, progress } of earlier.toSorted((one, other) => other.at.localeCompare(one.at))) {
    const same = exercisesOf(plan).filter(planned => planned.exercise === exercise)
    const note = same.flatMap(({ id }) => progress.exerciseNotes[id] ?? []).at(-1) ?? null
    const sets = same.flatMap(planned =>
      planned.sets.map(({ id, ramp = false, side = null }) => ({
        id,
        ramp,
        side,
        note: progress.setNotes[id] ?? null,
      })),
    )
    if (note !== null || sets.some(set => set.note !== null)) return { at, note, sets }
  }
  return null
}

/** The best working set of this exercise in all of them. */
export const bestBefore = (
  earlier: readonly Earlier[],
  { id, loadType }: Pick<Exercise, 'id' | 'loadType'>,
): Performance | null =>
  bestOf(
    earlier.flatMap(training => workIn(training, id)),
    { assisted: loadType === 'assisted' },
  )

const plannedIn = ({ plan }: Earlier, exercise: string) =>
  exercisesOf(plan).filter(planned => planned.exercise === exercise)

const workIn = (training: Earlier, exercise: string): Trained[] =>
  plannedIn(training, exercise)
    .flatMap(planned => planned.sets.filter(({ ramp }) => !ramp))
    .flatMap(({ id, side }) => {
      const done = training.progress.sets[id]
      return done ? [{ ...done, ...(side ? { side } : {}) }] : []
    })

/** What an exercise can be loaded with where these things are: loads in kg (none: any), and the bar's own weight. */
export const setUp = (
  exercise: Exercise,
  equipment: readonly string[],
  details: string | null,
): { loads: Loads; bar: number | null } => {
  const stock = new Set([...equipment, 'wall'])
  if (!isWeighted(exercise)) return { loads: [], bar: null }
  const bar = kitFor(exercise, stock).find(item => item in bars)
  return {
    loads: loadable(exercise, stock, ownLoads(details, null, stock).byKit),
    bar: bar ? (bars[bar] ?? null) : null,
  }
}
