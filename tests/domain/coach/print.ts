import type { Plan, PlannedSet, Verdict } from '../../../domain/coach/plan.ts'

/** A plan as a trainer would read it. */
export const printed = (plan: Plan, verdict?: Verdict): string =>
  [
    `${plan.name.de} (${plan.estimatedMinutes} min)${verdict ? ` score ${verdict.score}` : ''}  ${plan.description.de}`,
    ...plan.hints.map(hint => `  ! ${hint.de}`),
    ...(plan.notUnderstood.length > 0 ? [`  ? ${plan.notUnderstood.join(' ')}`] : []),
    ...plan.blocks.flatMap(block => [
      `  ${block.id} ${block.kind} ${block.name.de} (${block.minutes} min, ${block.rounds} rounds): ${block.description.de}`,
      ...block.exercises.map(
        exercise =>
          `     ${exercise.exercise}${exercise.targetRir === null ? '' : ` RIR ${exercise.targetRir}`}: ${sets(exercise.sets)} — ${exercise.reasons.map(({ text }) => text.de).join(' / ')}`,
      ),
    ]),
    ...(verdict?.violations ?? []).map(
      found => `  HARD ${found.rule} ${found.where}: ${found.expected} — ${found.found}`,
    ),
    ...(verdict?.remarks ?? []).map(found => `  soft ${found.rule} ${found.where}: ${found.expected} — ${found.found}`),
  ].join('\n')

const sets = (all: readonly PlannedSet[]) => {
  const lines = all.map(
    ({ reps, durationSec, distanceM, weightKg, side, ramp, restSec }) =>
      `${ramp ? 'ramp ' : ''}${reps ?? ''}${durationSec ? `${durationSec}s` : ''}${distanceM ? `${distanceM}m` : ''}${weightKg === undefined ? '' : `@${weightKg ?? '?'}`}${side ? side[0] : ''}/${restSec}`,
  )
  return lines.join(' ')
}
