import { type Category, type Facts, schemaOf } from '../domain/facts.ts'
import { type Folding, fold } from '../domain/kernel/decider.ts'
import { handling } from '../domain/kernel/handle.ts'
import type { Stream } from '../domain/kernel/stream.ts'
import { derivedId } from './derived-id.ts'
import { lanePerStream } from './lane-per-stream.ts'
import type { Log } from './ports/log.ts'
import { snapshots } from './snapshots.ts'

const stateAt = snapshots()

/** The kernel's own way for the product's facts; states are folded on from where they were left, not from the start. */
const handleAtOnce = handling<Facts>({ derivedId, schemaOf, stateAt })

const inLane = lanePerStream()

/**
 * Load, fold, decide, append: every change of every stream goes this way. Commands on one stream stand in line within a
 * process; across processes the log decides, by the revision.
 */
export const handle: typeof handleAtOnce = (log, decider, stream, command, context) =>
  inLane(log, stream, () => handleAtOnce(log, decider, stream, command, context))

/** What a decider remembers of a stream as the log says now, or as it stood before the event of a revision. */
export const stateNow = async <C extends Category, State>(
  log: Pick<Log, 'load'>,
  decider: Folding<Facts[C], State>,
  stream: Stream<C>,
  before?: number,
): Promise<State> => {
  const past = await log.load(stream)
  if (before === undefined) return stateAt(decider, past)
  return fold(
    decider,
    past.slice(0, before).map(({ event }) => event),
  )
}
