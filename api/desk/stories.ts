import type { Log } from '../../commands/ports/log.ts'
import type { Category, RecordedEvent } from '../../domain/facts.ts'
import type { CommandId } from '../../domain/ids.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { inTurns } from './in-turns.ts'
import { readable } from './pages.ts'
import type { SearchEvents } from './search.ts'

const aroundMs = 3_600_000
const mostEvents = 1000
const pageSize = 200

/** Nobody waits longer for what lies far from what is known of a story. */
const patienceMs = 1500

type Parts = { readonly log: Log; readonly searchEvents: SearchEvents; readonly patience?: number | undefined }

/** `whole`: whether all of the log was looked through for it. */
export type Story = { readonly events: readonly RecordedEvent[]; readonly whole: boolean }

/**
 * All that was recorded for one first cause, in whatever stream. Looked for around what is known of it first, for what
 * follows mostly follows soon; then in the rest of the log, for a bounded time.
 */
export const storyOf =
  ({ log, searchEvents, patience = patienceMs }: Parts) =>
  async (correlation: CommandId, known: readonly RecordedEvent[]): Promise<Story> => {
    const until = performance.now() + patience
    const found = new Map<string, { readonly stream: string; readonly revision: number }>()
    const isEnough = () => found.size >= mostEvents || performance.now() >= until
    const within = async (bounds: { readonly from?: string; readonly to?: string }): Promise<boolean> => {
      for (let before: string | undefined; ; ) {
        const { events, next } = await searchEvents({ ...bounds, correlation, before, limit: pageSize })
        for (const { id, stream, revision } of events) found.set(id, { stream, revision })
        if (next === null) return true
        if (isEnough()) return false
        before = next
      }
    }
    const times = known.map(({ at }) => Date.parse(at))
    const from = new Date(Math.min(...times) - aroundMs).toISOString()
    const to = new Date(Math.max(...times) + aroundMs).toISOString()
    const whole = (await within({ from, to })) && (await within({ from: to })) && (await within({ to: from }))
    const ids = new Set(known.map(({ id }) => String(id)))
    const others = [...found].flatMap(([id, place]) => (ids.has(id) ? [] : [place]))
    const read = await eventsAt(log, others)
    const events = [...known, ...read.filter(({ metadata }) => metadata.correlationId === correlation)]
    return { events: events.sort((one, other) => log.compare(one.position, other.position)), whole }
  }

/** Those of streams that can be read. */
const eventsAt = async (log: Log, places: readonly { readonly stream: string; readonly revision: number }[]) => {
  const read = readable(log)
  const streams = [...Map.groupBy(places, ({ stream }) => stream)]
  const past = await inTurns(streams, async ([stream, wanted]) => {
    const revisions = new Set(wanted.map(({ revision }) => revision))
    const [from, last] = [Math.min(...revisions), Math.max(...revisions)]
    const events: readonly RecordedEvent[] =
      (await read(asStream<Category>(stream), { from, most: last - from + 1 })) ?? []
    return events.filter(({ revision }) => revisions.has(revision))
  })
  return past.flat()
}
