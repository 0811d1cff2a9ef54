import { anywhere } from '../support/anywhere.ts'
import type { Category, Facts } from '../../domain/facts.ts'
import { asCommandId, asEventId, asPaymentId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import type { Stream } from '../../domain/kernel/stream.ts'
import { memoryStore } from '../../domain/kernel/testing/memory-store.ts'
import { streamOf } from '../../domain/streams.ts'
import { examples } from './examples.ts'
import { idFor } from './log.ts'

const subject = asUserId('77777777-7777-4777-8777-777777777777')
const workout = asWorkoutId('88888888-8888-4888-8888-888888888888')

const minute = (nth: number) => new Date(Date.UTC(2026, 2, 1, 18, nth)).toISOString()

const { WorkoutGenerated, ExerciseAdded, SubscriptionStarted, SubscriptionRenewed, PaymentRefunded } = examples
const { plan } = WorkoutGenerated
const paid = { provider: PaymentRefunded.provider, subscription: PaymentRefunded.subscription }
const payment = asPaymentId('in_1Q1')

const trained: readonly Facts['workout'][] = [
  examples.WorkoutRequested,
  WorkoutGenerated,
  ExerciseAdded,
  examples.WorkoutStarted,
  { ...examples.BlockMoved, block: ExerciseAdded.block },
  examples.SetLogged,
  examples.RestTaken,
  examples.SetNoted,
  examples.ExerciseNoted,
  examples.ExerciseFelt,
  examples.SetReopened,
  examples.SetSkipped,
  examples.ExerciseCompleted,
  examples.ExerciseReopened,
  { ...examples.ExerciseSkipped, why: 'pain' },
  examples.ExerciseReopened,
  examples.BlockCompleted,
  { ...examples.BlockSkipped, block: ExerciseAdded.block },
  { ...examples.WorkoutRevised, plan: { ...plan, estimatedMinutes: 40 } },
]

const told: readonly Facts['health'][] = [
  examples.ComplaintReported,
  { ...examples.ComplaintRevoked, complaint: examples.ComplaintReported.complaint },
  examples.ClearanceStated,
  { ...examples.ClearanceRevoked, of: examples.ClearanceStated.of },
]

const consented: readonly Facts['user'][] = [
  examples.UserRegistered,
  { ...examples.ConsentGiven, purpose: 'ai' },
  { ...examples.ConsentWithdrawn, purpose: 'ai' },
]

const subscribed: readonly Facts['membership'][] = [
  { ...SubscriptionStarted, ...paid, payment, plan: 'yearly', until: minute(525_600) },
  { ...PaymentRefunded, happenedAt: minute(1) },
  { ...examples.PaymentReinstated, happenedAt: minute(2) },
  { ...SubscriptionRenewed, ...paid, plan: 'yearly', until: minute(2 * 525_600) },
  examples.RenewalReminded,
]

/**
 * What happened to one person, a minute after the other, in today's shapes. In the golden files each fact stands alone,
 * and many a fold has nothing to do with one that meets nothing before it.
 */
export const storyLog = async () => {
  const log = memoryStore<Facts>({ clock: () => minute(0) })
  const tell = async <C extends Category>(stream: Stream<C>, facts: readonly Facts[C][]) => {
    await anywhere(log).append(
      stream,
      'no-stream',
      facts.map((fact, nth) => {
        const name = `${stream} ${nth}`
        const commandId = asCommandId(idFor(`${name} command`))
        const causes = { commandId, correlationId: commandId, causationId: commandId }
        return {
          id: asEventId(idFor(name)),
          event: { ...fact, at: minute(nth) },
          metadata: { ...causes, actor: { kind: 'user', id: subject } as const, subject, schema: 1 },
        }
      }),
    )
  }
  await tell(streamOf('user', subject), consented)
  await tell(streamOf('health', subject), told)
  await tell(streamOf('membership', subject), subscribed)
  await tell(streamOf('workout', workout), trained)
  return log
}
