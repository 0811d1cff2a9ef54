import type { TrainingFact } from '../../domain/block-end.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { advanced } from '../../domain/standing.ts'
import { decide } from '../../domain/training.ts'
import { undoing } from '../../domain/undo.ts'
import type { Act } from '../data/outbox.ts'
import { actOf } from './act-of.ts'
import { commandOf, standingOf } from './applied.ts'
import type { Workout } from './types.ts'
import type { Tap } from './undo.ts'

/** The acts that take a tap back. */
export const undoOf = ({ before, acts }: Tap, now: Workout): readonly Act[] => {
  const [stood, stands] = [standingOf(before), standingOf(now)]
  const at = new Date().toISOString()
  if (!stood || !stands) return []
  const facts: TrainingFact[] = []
  acts.reduce((so, act) => {
    const answer = decide(commandOf(act, at), so)
    if (isRefused(answer)) return so
    facts.push(...answer)
    return answer.reduce(advanced, so)
  }, stood)
  return undoing(stood, stands, facts, at).flatMap(command => actOf(command, now))
}
