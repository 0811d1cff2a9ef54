import { isStrength } from '../basis/catalogue.ts'
import type { Finding } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { doseOf } from '../dose/doses.ts'
import { finding } from '../gate/finding.ts'
import type { Brief } from '../prescribe/brief.ts'
import { setFactor } from '../prescribe/eased.ts'
import { mostSets } from '../prescribe/week/session-budget.ts'
import type { Composed, ComposedBlock } from './composed.ts'

/** 16: one plan does not show whether a tired day is easier than a good one. So no day may ask for more than is due. */
export const readinessFindings = (brief: Brief, { blocks }: Composed): readonly Finding[] => [
  ...blocks.flatMap((block, at) =>
    block.exercises.flatMap(({ id, kg, rir }) => {
      const exercise = brief.byId.get(id)
      if (!exercise || !isStrength(exercise)) return []
      const due = doseOf(brief, exercise)
      const where = `blocks.${at} ${id}`
      const most = due.measure.weightKg
      return [
        ...(kg !== null && typeof most === 'number' && kg > most
          ? [finding(16, where, `at most ${most} kg today`, kg)]
          : []),
        ...(brief.readiness.rir > 0 && rir !== null && rir < due.rir
          ? [finding(16, where, `rir ${due.rir} or more today`, rir)]
          : []),
      ]
    }),
  ),
  ...tooManySets(brief, blocks),
]

const tooManySets = (brief: Brief, blocks: readonly ComposedBlock[]): readonly Finding[] => {
  const eased = setFactor(brief)
  const most = Math.ceil(mostSets(brief.minutes) * eased) + 1
  const sets = blocks.reduce((sum, block) => sum + costOf(brief, block), 0)
  return eased < 1 && sets > most + 1e-6
    ? [finding(16, 'answer', `at most ${most} working sets today`, sets.toFixed(1))]
    : []
}

const costOf = (brief: Brief, { kind, rounds, exercises }: ComposedBlock) => {
  const { straight, superset, round } = ruleSet.volume.setCost.value
  const each = kind === 'straight' ? straight : kind === 'superset' ? superset : round
  const strength = exercises.filter(({ id }) => {
    const exercise = brief.byId.get(id)
    return exercise !== undefined && isStrength(exercise)
  })
  return strength.length * rounds * each
}
