import { type Exercise, isStrength, isWeighted } from '../basis/catalogue.ts'
import { setSeconds } from '../basis/time-model.ts'
import { setsFor } from '../dose/doses.ts'
import type { DraftBlock, DraftExercise, DraftSet } from '../dose/draft.ts'
import { rampSets } from '../dose/ramps.ts'
import type { Brief } from '../prescribe/brief.ts'
import { targetRir } from '../prescribe/goals.ts'
import type { ComposedBlock, ComposedExercise } from './composed.ts'
import { labelled } from './labels.ts'
import { loadReasonFor } from './load-reason.ts'
import { reasonsFor } from './reasons.ts'

/** What was composed, in the planner's own form: names from the catalogue, ramp sets before the first heavy lift. */
export const blocksFrom = (brief: Brief, blocks: readonly ComposedBlock[]): readonly DraftBlock[] => {
  const heavy = blocks.findIndex(({ kind }) => kind === 'straight' || kind === 'superset')
  return blocks.map((block, at) => blockFrom(brief, block, at === heavy))
}

const blockFrom = (brief: Brief, block: ComposedBlock, first: boolean): DraftBlock => {
  const known = block.exercises.flatMap(asked => {
    const exercise = brief.byId.get(asked.id)
    return exercise ? [{ asked, exercise }] : []
  })
  const exercises = known.map(({ asked, exercise }, at) =>
    exerciseFrom(brief, block, asked, exercise, first && at === 0),
  )
  const inTurn = block.kind === 'straight'
  return labelled({
    kind: block.kind,
    focus: known[0]?.exercise.pattern ?? null,
    rounds: inTurn ? 1 : block.rounds,
    roundDurationSec:
      inTurn || block.kind === 'superset' || block.kind === 'amrap' ? null : roundSeconds(block, exercises),
    ...(block.kind === 'amrap' ? { capMinutes: block.capMinutes ?? 0 } : {}),
    exercises,
  })
}

const exerciseFrom = (
  brief: Brief,
  block: ComposedBlock,
  asked: ComposedExercise,
  exercise: Exercise,
  first: boolean,
): DraftExercise => {
  const measure = measureOf(asked, exercise)
  const rir = isStrength(exercise) ? (asked.rir ?? targetRir(brief, exercise)) : null
  const dose = { exercise, rir: rir ?? 0, measure, reasons: [] }
  const sets = setsFor(dose, block.rounds, restOf(block, asked, exercise, measure))
  const straight = block.kind === 'straight' || block.kind === 'superset'
  return {
    exercise,
    targetRir: rir,
    reasons: [
      ...loadReasonFor(brief, exercise, {
        weightKg: measure.weightKg ?? null,
        reps: measure.reps ?? 0,
        rir: rir ?? 0,
      }),
      ...reasonsFor(brief, exercise, asked.reasons),
    ],
    sets: [...(straight && isWeighted(exercise) ? rampSets(brief, dose, first) : []), ...sets],
  }
}

/** What was asked for is kept even where it does not fit the exercise: the gate then says so by name. */
const measureOf = ({ reps, seconds, meters, kg }: ComposedExercise, exercise: Exercise): Omit<DraftSet, 'restSec'> => ({
  ...(reps === null ? {} : { reps }),
  ...(seconds === null ? {} : { durationSec: seconds }),
  ...(meters === null ? {} : { distanceM: meters }),
  ...(kg !== null || isWeighted(exercise) ? { weightKg: kg } : {}),
})

/** On a clock the rest is what the minute, or the cap, leaves. */
const restOf = (
  { kind }: ComposedBlock,
  asked: ComposedExercise,
  exercise: Exercise,
  measure: Omit<DraftSet, 'restSec'>,
) => {
  if (kind === 'amrap') return 0
  if (kind === 'emom') return Math.max(0, Math.round(60 - setSeconds({ ...measure, restSec: 0 }, exercise)))
  return asked.restSec
}

const roundSeconds = (block: ComposedBlock, exercises: readonly DraftExercise[]) =>
  block.kind === 'emom'
    ? 60 * exercises.length
    : Math.round(
        exercises
          .flatMap(({ exercise, sets }) => sets.map(set => setSeconds(set, exercise) + set.restSec))
          .reduce((sum, seconds) => sum + seconds, 0) / block.rounds,
      )
