import type { Log } from '../../commands/ports/log.ts'
import { type Category, isCategory, type RecordedEvent } from '../../domain/facts.ts'
import { refuse } from '../../domain/kernel/decider.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import { asStream, categoryOf } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'

const forgets: ReadonlySet<string> = new Set([
  'WorkoutErased',
  'AccountClosed',
  'PersonalDataErased',
  'ConsentWithdrawn',
])

/** How far a stream has come, and what of it was forgotten: told without a word of what is in it. */
export const standingOf =
  ({ load }: Pick<Log, 'load'>) =>
  async (name: string, from: number) => {
    const stream = asStream<Category>(name)
    const standing = async () => {
      const [first] = isCategory(categoryOf(stream)) ? await load(stream, { from: 0, most: 1 }) : []
      if (!first) return refuse('no-such-stream')
      const subject = streamOf('user', first.metadata.subject)
      const [since, person] = await Promise.all([load(stream, { from }), load(subject)])
      const forgotten = [...since, ...person].filter(isForgotten).map(({ at }) => at)
      return { total: from + since.length, forgotten: forgotten.sort().at(-1) ?? null }
    }
    return standing().catch(error => {
      if (isPoison(error)) return refuse('stream-unreadable')
      throw error
    })
  }

const isForgotten = ({ event }: RecordedEvent) => forgets.has(event.type)
