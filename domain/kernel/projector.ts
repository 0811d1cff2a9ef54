import { lanes, type Pause, rested } from './lanes.ts'
import type { AnyFacts, AnyRecorded, CategoryOf, EventStore, Page } from './log.ts'
import { type Aside, type Checkpoint, isUnstorable, type ModelStore } from './model-store.ts'
import { isNewer, isPoison, type Poison, poisoned, whyOf } from './poison.ts'
import { type AnyProjection, type Change, concerns, type Forgetting, foldPage } from './projection.ts'
import { asStream, type Position, type Stream } from './stream.ts'

export type ProjectorParts<Facts extends AnyFacts> = {
  readonly log: Pick<EventStore<Facts>, 'compare' | 'load'>
  readonly models: ModelStore
  readonly forgetting: Forgetting<CategoryOf<Facts>>
  readonly pause: Pause
  /** Told where nobody waits for an answer, when somebody else has taken over. */
  readonly overtaken?: () => void
}

/** One write after the other. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** How long, in ms, a checkpoint may stay behind pages that changed nothing. */
const restMs = 200

/**
 * So many streams set aside are a fault of theirs; more are one of the code, and the model halts. What a newer version
 * wrote is neither: of that, as many are set aside as there are, until a newer version takes the model over.
 */
const mostAside = 100

/**
 * Takes pages into a model, each with its checkpoint in one write. A page without anything for this model moves the
 * checkpoint a little later, in one write for all of them. A stream whose next event cannot be read, folded or stored is
 * set aside, and the others go on. Answers false when someone else has taken over.
 */
export const projector = <Facts extends AnyFacts>(
  projection: AnyProjection,
  parts: ProjectorParts<Facts>,
  opened: Checkpoint,
) => {
  const { log, forgetting } = parts
  const inLane = lanes()
  const inTurn: InTurn = work => inLane('', work)
  const { write, rest, catchUp, at, stop } = writing(projection, parts, opened, inTurn)
  const { isAside, putAside, takenBack } = asides(projection, parts, opened)

  const takeOwn = async (events: readonly AnyRecorded[], to: Position): Promise<boolean> => {
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

  /** Some row of the page was refused: one by one, to find whose it is. */
  const oneByOne = async (events: readonly AnyRecorded[], to: Position) => {
    for (const recorded of events)
      try {
        if (!isAside(recorded) && !(await write([recorded], recorded.position))) return false
      } catch (error) {
        if (!isUnstorable(error) && !isPoison(error)) throw error
        const why = `${projection.name} cannot store ${recorded.event.type}`
        if (!(await putAside(at(), isPoison(error) ? error : poisoned(why, recorded, error)))) return false
      }
    return rest(to)
  }

  const take = async ({ events, unreadable = [], position }: Page<{ readonly type: string }>) => {
    for (const poison of unreadable) if (!(await putAside(at(), poison))) return false
    return takeOwn(
      events.filter(recorded => concerns(projection, recorded, forgetting)),
      position,
    )
  }

  /** Folds what a stream has held since it was set aside, if that can be done now. */
  const takeBack = async ({ stream, position }: Aside) => {
    try {
      const end = at().position
      if (end === null) return
      const held = (await log.load(asStream<CategoryOf<Facts>>(stream))).filter(
        recorded =>
          log.compare(recorded.position, position) >= 0 &&
          log.compare(recorded.position, end) <= 0 &&
          concerns(projection, recorded, forgetting),
      )
      if (await write(held, end, stream)) takenBack(stream)
    } catch (error) {
      if (!isPoison(error) && !isUnstorable(error)) throw error
    }
  }

  return {
    take: (page: Page<{ readonly type: string }>) => inTurn(() => take(page)),
    /** Tries again what was set aside when the model was opened. */
    retry: async () => {
      for (const each of opened.aside) await inTurn(() => takeBack(each))
    },
    /** Writes what is still resting. */
    close: () => inTurn(catchUp),
    stop,
  }
}

const isNothing = (change: Change) => Object.values(change).every(({ length }) => length === 0)

/** Rows and checkpoint in one write, fenced by the checkpoint that was written before. */
const writing = <Facts extends AnyFacts>(
  projection: AnyProjection,
  { models, forgetting, pause, overtaken = () => {} }: ProjectorParts<Facts>,
  opened: Checkpoint,
  inTurn: InTurn,
) => {
  const load = async (keys: readonly string[]) =>
    projection.grows ? new Map<string, object>() : models.rows(projection, keys)
  const stopped = new AbortController()
  let checkpoint = opened
  let reached = opened.position
  const keep = async () => {
    if (!stopped.signal.aborted && !(await catchUp())) overtaken()
  }
  // A write that fails is done by the next page's, which tells whoever waits for that.
  const later = rested(
    () => pause(restMs, stopped.signal),
    () => inTurn(keep).catch(() => {}),
  )

  const write = async (events: readonly AnyRecorded[], to: Position, back?: Stream): Promise<boolean> => {
    const change = await foldPage(projection, events, load, forgetting)
    if (events.length > 0 && isNothing(change) && !back) return rest(to)
    const oldest = events[0]?.at ?? null
    const last = events.at(-1) ?? null
    if (!(await models.save(projection, checkpoint, { change, to, last, oldest, ...(back ? { back } : {}) })))
      return false
    checkpoint = { ...checkpoint, position: to }
    reached = to
    return true
  }

  const rest = (to: Position) => {
    reached = to
    later.ask()
    return true
  }

  const catchUp = async () => reached === null || reached === checkpoint.position || (await write([], reached))

  return { write, rest, catchUp, at: () => checkpoint, stop: () => stopped.abort() }
}

/** The streams that this model passes over. */
const asides = <Facts extends AnyFacts>(
  projection: AnyProjection,
  { models, log, forgetting }: ProjectorParts<Facts>,
  opened: Checkpoint,
) => {
  const aside = new Map<string, Aside>(opened.aside.map(each => [each.stream, each]))
  return {
    isAside: (recorded: AnyRecorded) => {
      const from = aside.get(recorded.stream)?.position
      return from !== undefined && log.compare(recorded.position, from) >= 0 && forgetting.whom(recorded).length === 0
    },
    /** False when someone else has taken over. */
    putAside: async (at: Checkpoint, poison: Poison) => {
      const { stream } = poison.poison
      if (aside.has(stream)) return true
      const faulty = [...aside.values()].filter(each => !each.isNewer)
      if (!isNewer(poison) && faulty.length >= mostAside) throw poison
      const put = { ...poison.poison, why: whyOf(poison), isNewer: isNewer(poison) }
      if (!(await models.setAside(projection, at, put))) return false
      aside.set(stream, put)
      return true
    },
    takenBack: (stream: Stream) => void aside.delete(stream),
  }
}
