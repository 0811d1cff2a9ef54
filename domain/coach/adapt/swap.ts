import { type Brief, loadsOf, pastOfExercise } from '../brief.ts'
import { type Exercise, isWeighted } from '../catalogue.ts'
import { compare } from '../history.ts'
import type { Plan, PlannedBlock, PlannedExercise, PlannedSet, Reason } from '../plan.ts'
import { exercisesOf } from '../plan.ts'
import { doseOf } from '../planner/doses.ts'
import { askedEvents, reason } from '../planner/reasons.ts'
import { luck } from '../prng.ts'
import { text } from '../text.ts'
import { isUntouched, timed } from './remaining.ts'

type Refused = { readonly refused: 'no-such-exercise' | 'nothing-fits' }

/** Puts another exercise in the place of one. Sets that were logged stay with the old exercise, the rest moves over. */
export const swapIn = (plan: Plan, exerciseId: string, done: ReadonlySet<string>, brief: Brief): Plan | Refused => {
  const block = plan.blocks.find(({ exercises }) => exercises.some(({ id }) => id === exerciseId))
  const planned = block?.exercises.find(({ id }) => id === exerciseId)
  const old = brief.byId.get(planned?.exercise ?? '')
  if (!block || !planned || !old) return { refused: 'no-such-exercise' }
  const next = replacementFor(old, plan, brief, block)
  if (!next) return { refused: 'nothing-fits' }
  return withBlock(plan, exchanged(block, planned, next, done, brief), brief)
}

/** The best other exercise of the same pattern that is not in the plan yet. */
export const replacementFor = (old: Exercise, plan: Plan, brief: Brief, block: PlannedBlock): Exercise | null => {
  const inPlan = new Set(exercisesOf(plan).map(({ exercise }) => exercise))
  const onClock = block.kind === 'emom' || block.kind === 'amrap'
  const open = brief.usable.filter(
    one => one.pattern === old.pattern && one.role === old.role && !inPlan.has(one.id) && !(onClock && one.unilateral),
  )
  const sorted = [...open].sort(
    (one, other) => likeness(other, old, brief) - likeness(one, old, brief) || compare(one.id, other.id),
  )
  return sorted[0] ?? null
}

/** Old and new exercise in a block, with as many sets between them as before. */
export const exchanged = (
  block: PlannedBlock,
  planned: PlannedExercise,
  next: Exercise,
  done: ReadonlySet<string>,
  brief: Brief,
): PlannedBlock => {
  const kept = planned.sets.filter(({ id }) => done.has(id))
  const fresh = newExercise(block, planned, next, done, brief)
  const old = kept.some(({ ramp }) => !ramp) ? [{ ...planned, sets: kept }] : []
  const orphans = old.length === 0 ? kept : []
  const exercises = block.exercises.flatMap(one => (one === planned ? [...old, withRamps(fresh, orphans)] : [one]))
  return { ...block, exercises }
}

export const withBlock = (plan: Plan, block: PlannedBlock, brief: Brief): Plan => ({
  ...plan,
  blocks: plan.blocks.map(one => (one.id === block.id ? timed(block, brief) : one)),
})

const likeness = (one: Exercise, old: Exercise, brief: Brief) => {
  const shared = Object.entries(old.muscles).reduce(
    (sum, [muscle, share]) => sum + Math.min(share, one.muscles[muscle] ?? 0),
    0,
  )
  const neighbour = old.regressions.includes(one.id) || old.progressions.includes(one.id) ? 1 : 0
  const known = pastOfExercise(brief, one).bouts.length > 0 ? 1 : 0
  const loadable = isWeighted(one) === isWeighted(old) ? 0.5 : 0
  return (
    shared +
    neighbour +
    known +
    loadable -
    (one.unilateral === old.unilateral ? 0 : 1) +
    luck(brief.request.seed, `swap ${old.id} ${one.id}`)
  )
}

const newExercise = (
  block: PlannedBlock,
  planned: PlannedExercise,
  next: Exercise,
  done: ReadonlySet<string>,
  brief: Brief,
): PlannedExercise => {
  const id = freshId(block)
  const dose = doseOf(brief, next)
  const left = planned.sets.filter(set => !done.has(set.id) && !set.ramp)
  const rounds = next.unilateral ? bothSides(left) : oneSide(left)
  const light = planned.targetRir === null
  const sets = rounds.map(
    (set, at): PlannedSet => ({
      ...measureOf(dose.measure, set, next, light),
      id: `${id}s${at + 1}`,
      ...(set.side ? { side: set.side } : {}),
      restSec: set.restSec,
    }),
  )
  const reasons = [swapReason(brief), ...(light ? [] : dose.reasons)].filter(one =>
    agrees(one, sets[0], light ? null : dose.rir),
  )
  return {
    id,
    exercise: next.id,
    name: next.name,
    type: sets.some(({ reps }) => reps !== undefined) ? 'repetitions' : 'duration',
    targetRir: light ? null : dose.rir,
    reasons,
    sets,
  }
}

/** Warm-up, cool-down and endurance keep the old one's time where they can. */
const measureOf = (dose: Omit<PlannedSet, 'id' | 'restSec'>, old: PlannedSet, next: Exercise, light: boolean) => {
  if (!light || !next.metrics.includes('duration')) return dose
  return {
    durationSec: old.durationSec ?? dose.durationSec ?? 30,
    ...(isWeighted(next) ? { weightKg: dose.weightKg ?? null } : {}),
  }
}

const oneSide = (sets: readonly PlannedSet[]) =>
  sets
    .filter(({ side }) => side !== 'left')
    .map(({ side: _, ...set }): Omit<PlannedSet, 'side'> & { side?: 'left' | 'right' } => set)

const bothSides = (sets: readonly PlannedSet[]): readonly PlannedSet[] =>
  sets.flatMap((set): PlannedSet[] => {
    if (set.side) return [set]
    return [
      { ...set, side: 'left', restSec: Math.min(10, set.restSec) },
      { ...set, side: 'right' },
    ]
  })

/** Logged ramp sets go on as the ramp of the new exercise, so that they are not lost. */
const withRamps = (exercise: PlannedExercise, ramps: readonly PlannedSet[]): PlannedExercise => ({
  ...exercise,
  sets: [...ramps.map(({ weightKg: _, ...set }) => set), ...exercise.sets],
})

const freshId = (block: PlannedBlock) => {
  const numbers = block.exercises.map(({ id }) => Number(id.slice(block.id.length + 1))).filter(Number.isFinite)
  return `${block.id}e${Math.max(0, ...numbers) + 1}`
}

const swapReason = (brief: Brief): Reason =>
  reason('swapped', {}, askedEvents(brief), () =>
    text(
      'Ersetzt die Übung, die du getauscht hast: gleiche Bewegung, passt hierher.',
      'Replaces the exercise you swapped: same movement, fits this place.',
    ),
  )

const agrees = ({ facts }: Reason, set: PlannedSet | undefined, rir: number | null) =>
  (facts.reps === undefined || facts.reps === set?.reps) &&
  (facts.weightKg === undefined || facts.weightKg === set?.weightKg) &&
  (facts.rir === undefined || facts.rir === rir)

export const fitsLoads = (brief: Brief, exercise: Exercise, kg: number) => loadsOf(brief, exercise).includes(kg)

export const untouched = isUntouched
