import type { Category, RecordedEvent } from '../domain/facts.ts'
import type { Page as PageOf, Position } from '../domain/kernel/log.ts'
import { isNewer, isPoison, type Poison, poisoned } from '../domain/kernel/poison.ts'
import { asStream, type Stream } from '../domain/kernel/stream.ts'
import { concerns, foldPage, forgotten } from './fold-page.ts'
import { knownRows } from './known-rows.ts'
import {
  type AnyProjection,
  type Aside,
  type Change,
  type Checkpoint,
  isUnstorable,
  type Log,
  type Models,
} from './ports.ts'

type Page = PageOf<RecordedEvent['event']>
type Reads = Pick<Log, 'compare' | 'load'>

/** How long a checkpoint may stay behind pages that changed nothing. */
const restMs = 200

/**
 * So many streams set aside are a fault of theirs; more are one of the code, and the model halts. What a newer version
 * wrote is neither: of that, as many are set aside as there are, until a newer version takes the model over.
 */
const mostAside = 100

/**
 * Takes pages into the model, each with its checkpoint in one write. A page without anything for this model moves the
 * checkpoint a little later, in one write for all of them. A stream whose next event cannot be folded is set aside, and
 * the others go on. Answers false when someone else has taken over; `overtaken` is told where nobody waits for an answer.
 */
export const stepper = (
  projection: AnyProjection,
  models: Models,
  opened: Checkpoint,
  log: Reads,
  overtaken: () => void = () => {},
) => {
  const inTurn = turns()
  const { write, rest, catchUp, at, stop } = writing(projection, models, opened, { inTurn, overtaken })
  const { isAside, putAside, takenBack } = setAside(projection, models, opened, log)

  const takeOwn = async (events: readonly RecordedEvent[], to: Position): Promise<boolean> => {
    const own = events.filter(recorded => !isAside(recorded))
    if (own.length === 0) return rest(to)
    try {
      return await write(own, to)
    } catch (error) {
      if (isPoison(error)) return (await putAside(at(), error)) && takeOwn(own, to)
      if (isUnstorable(error)) return oneByOne(own, to)
      throw error
    }
  }

  /** The table refused some row of the page: one by one, to find whose it is. */
  const oneByOne = async (events: readonly RecordedEvent[], to: Position) => {
    for (const recorded of events)
      try {
        if (!isAside(recorded) && !(await write([recorded], recorded.position))) return false
      } catch (error) {
        if (!isUnstorable(error)) throw error
        const why = `${projection.name} cannot store ${recorded.event.type}`
        if (!(await putAside(at(), poisoned(why, recorded, error)))) return false
      }
    return rest(to)
  }

  const take = async ({ events, unreadable = [], position }: Page) => {
    for (const poison of unreadable) if (!(await putAside(at(), poison))) return false
    return takeOwn(
      events.filter(recorded => concerns(projection, recorded)),
      position,
    )
  }

  /** Folds what a stream has held since it was set aside, if that can be done now. */
  const takeBack = async ({ stream, position }: Aside) => {
    try {
      const end = at().position
      if (end === null) return
      const held = (await log.load(asStream<Category>(stream))).filter(
        recorded =>
          log.compare(recorded.position, position) >= 0 &&
          log.compare(recorded.position, end) <= 0 &&
          concerns(projection, recorded),
      )
      if (await write(held, end, stream)) takenBack(stream)
    } catch (error) {
      if (!isPoison(error) && !isUnstorable(error)) throw error
    }
  }

  return {
    take: (page: Page) => inTurn(async () => take(page)),
    /** Tries again what was set aside when the model was opened. */
    retry: async () => {
      for (const each of opened.aside) await inTurn(() => takeBack(each))
    },
    /** Writes what is still resting. */
    close: () => inTurn(catchUp),
    stop,
  }
}

const isNothing = ({ put, touch, remove, forget }: Change) =>
  put.length + touch.length + remove.length + forget.length === 0

type Turns = ReturnType<typeof turns>

/** Rows and checkpoint in one write, fenced by the checkpoint that was written before. */
const writing = (
  projection: AnyProjection,
  models: Models,
  opened: Checkpoint,
  { inTurn, overtaken }: { readonly inTurn: Turns; readonly overtaken: () => void },
) => {
  const known = knownRows(projection, models)
  const load = projection.grows ? async () => new Map<string, object>() : known.load
  let checkpoint = opened
  let reached = opened.position
  let resting: NodeJS.Timeout | undefined

  const write = async (events: readonly RecordedEvent[], to: Position, back?: Stream): Promise<boolean> => {
    const change = await foldPage(projection, events, load)
    // What changes nothing rests as well, and must not put off the rest that has begun.
    if (events.length > 0 && isNothing(change) && !back) return rest(to)
    clearTimeout(resting)
    resting = undefined
    const oldest = events[0]?.at ?? null
    const last = events.at(-1) ?? null
    const step = { change, to, last, oldest, ...(back ? { back } : {}) }
    if (!(await models.save(projection, checkpoint, step))) return false
    known.saved(change)
    checkpoint = { ...checkpoint, position: to }
    reached = to
    return true
  }

  /** However many such pages follow each other, the first one's delay is the longest. */
  const rest = (to: Position) => {
    reached = to
    resting ??= setTimeout(
      () =>
        void inTurn(catchUp).then(
          isOurs => isOurs || overtaken(),
          () => {},
        ),
      restMs,
    )
    return true
  }

  const catchUp = async () => reached === null || reached === checkpoint.position || (await write([], reached))

  return { write, rest, catchUp, at: () => checkpoint, stop: () => clearTimeout(resting) }
}

/** The streams that this model passes over. */
const setAside = (projection: AnyProjection, models: Models, opened: Checkpoint, log: Reads) => {
  const aside = new Map(opened.aside.map(({ stream, position }) => [stream, position]))
  const faulty = new Set(opened.aside.filter(({ isNewer }) => !isNewer).map(({ stream }) => stream))
  return {
    isAside: (recorded: RecordedEvent) => {
      const from = aside.get(recorded.stream)
      return from !== undefined && log.compare(recorded.position, from) >= 0 && forgotten(recorded).length === 0
    },
    /** False when someone else has taken over. */
    putAside: async (at: Checkpoint, poison: Poison) => {
      const { stream } = poison.poison
      if (aside.has(stream)) return true
      const isOfNewer = isNewer(poison)
      if (!isOfNewer && faulty.size >= mostAside) throw poison
      const why = [poison.message, poison.cause instanceof Error ? poison.cause.message : null]
        .filter(Boolean)
        .join(': ')
      if (!(await models.setAside(projection, at, { ...poison.poison, why, isNewer: isOfNewer }))) return false
      aside.set(stream, poison.poison.position)
      if (!isOfNewer) faulty.add(stream)
      return true
    },
    takenBack: (stream: Stream) => {
      aside.delete(stream)
      faulty.delete(stream)
    },
  }
}

/** Work that is done one after the other, whatever became of the work before. */
const turns = () => {
  let queue: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work)
    queue = result.catch(() => {})
    return result
  }
}
