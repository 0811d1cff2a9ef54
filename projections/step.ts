import type { RecordedEvent } from '../domain/facts.ts'
import type { Position } from '../domain/kernel/log.ts'
import { isPoison, type Poison, poisoned } from '../domain/kernel/poison.ts'
import { concerns, foldPage } from './fold-page.ts'
import { knownRows } from './known-rows.ts'
import { type AnyProjection, type Change, type Checkpoint, isUnstorable, type Models } from './ports.ts'

type Page = { readonly events: readonly RecordedEvent[]; readonly position: Position }

/** How long a checkpoint may stay behind pages that changed nothing. */
const restMs = 200

/**
 * Takes pages into the model, each with its checkpoint in one write. A page without anything for this model moves the
 * checkpoint a little later, in one write for all of them. Answers false when someone else has taken over.
 */
export const stepper = (projection: AnyProjection, models: Models, opened: Checkpoint) => {
  const known = knownRows(projection, models)
  const load = projection.grows ? async () => new Map<string, object>() : known.load
  let checkpoint = opened
  let reached = opened.position
  let resting: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const write = async (events: readonly RecordedEvent[], to: Position): Promise<boolean> => {
    clearTimeout(resting)
    const change = await foldPage(projection, events, load)
    if (events.length > 0 && isNothing(change)) return rest(to)
    const oldest = events[0]?.at ?? null
    if (!(await models.save(projection, checkpoint, { change, to, oldest }))) return false
    known.saved(change)
    checkpoint = { ...checkpoint, position: to }
    reached = to
    return true
  }

  const rest = (to: Position) => {
    reached = to
    clearTimeout(resting)
    resting = setTimeout(() => void inTurn(catchUp).catch(() => {}), restMs)
    return true
  }

  const catchUp = async () => reached === null || reached === checkpoint.position || (await write([], reached))

  /** What is before the poison counts; the poison itself and all after it waits. */
  const upTo = async (poison: Poison, events: readonly RecordedEvent[]) => {
    const before = events.slice(
      0,
      events.findIndex(({ id }) => id === poison.poison.id),
    )
    const last = before.at(-1)
    if (last && !((await write(before, last.position)) && (await catchUp()))) return false
    throw poison
  }

  /** The table refused some row of the page: one by one, to find whose it is. */
  const oneByOne = async (events: readonly RecordedEvent[]) => {
    for (const recorded of events)
      try {
        if (!(await write([recorded], recorded.position))) return false
      } catch (error) {
        throw isUnstorable(error)
          ? poisoned(`${projection.name} cannot store ${recorded.event.type}`, recorded, error)
          : error
      }
    return true
  }

  const take = async ({ events, position }: Page) => {
    const own = events.filter(recorded => concerns(projection, recorded))
    if (own.length === 0) return rest(position)
    try {
      return await write(own, position)
    } catch (error) {
      if (isPoison(error)) return upTo(error, own)
      if (isUnstorable(error)) return oneByOne(own)
      throw error
    }
  }

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work)
    queue = result.catch(() => {})
    return result
  }

  return {
    take: (page: Page) => inTurn(async () => take(page)),
    /** Writes what is still resting. */
    close: () => inTurn(catchUp),
    stop: () => clearTimeout(resting),
  }
}

const isNothing = ({ put, touch, remove, forget }: Change) =>
  put.length + touch.length + remove.length + forget.length === 0
