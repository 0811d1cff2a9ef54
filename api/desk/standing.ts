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

/** Another text for another text, which cannot be guessed. */
export type Mark = (text: string) => string

/** How far a stream has come, and a mark of what of it was forgotten: who has no earlier one learns nothing from it. */
export const standingOf =
  ({ load }: Pick<Log, 'load'>, mark: Mark) =>
  async (name: string, from: number) => {
    const stream = asStream<Category>(name)
    const standing = async () => {
      const [first] = isCategory(categoryOf(stream)) ? await load(stream, { from: 0, most: 1 }) : []
      if (!first) return refuse('no-such-stream')
      const subject = streamOf('user', first.metadata.subject)
      const [since, person] = await Promise.all([load(stream, { from }), load(subject)])
      const forgotten = [...since, ...person].filter(isForgotten).map(({ id }) => id)
      return { total: from + since.length, forgotten: mark(`${name} ${forgotten.join(' ')}`) }
    }
    return standing().catch(error => {
      if (isPoison(error)) return refuse('stream-unreadable')
      throw error
    })
  }

const isForgotten = ({ event }: RecordedEvent) => forgets.has(event.type)
