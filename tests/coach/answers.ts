import type { Answer } from '../../adapters/coach-openai/answer.ts'
import type { Plan, PlannedBlock, PlannedExercise } from '../../domain/coach/basis/plan.ts'

/** The main part of a plan, as a model would have answered it. */
export const answerOf = (plan: Plan): Answer => ({
  blocks: plan.blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown').map(blockOf),
  concerns: [],
  unclear_words_ignored: [...plan.notUnderstood],
})

const blockOf = (block: PlannedBlock): Answer['blocks'][number] => ({
  kind: block.kind as Answer['blocks'][number]['kind'],
  rounds: block.kind === 'straight' ? roundsOf(block.exercises[0]) : block.rounds,
  cap_minutes: block.kind === 'amrap' ? block.minutes : null,
  exercises: block.exercises.map(exerciseOf),
})

const working = ({ sets }: PlannedExercise) => sets.filter(({ ramp }) => !ramp)

const roundsOf = (planned: PlannedExercise | undefined) =>
  planned ? working(planned).filter(({ side }) => side !== 'right').length : 1

const exerciseOf = (planned: PlannedExercise): Answer['blocks'][number]['exercises'][number] => {
  const set = working(planned).at(-1)
  return {
    id: planned.exercise,
    reps: set?.reps ?? null,
    seconds: set?.durationSec ?? null,
    meters: set?.distanceM ?? null,
    kg: set?.weightKg ?? null,
    rir: planned.targetRir,
    rest_seconds: set?.restSec ?? 0,
    reasons: ['goal'],
  }
}
