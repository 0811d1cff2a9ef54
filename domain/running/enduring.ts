import type { Pause } from '../kernel/alone.ts'
import type { AnyFacts, AnyRecorded, CategoryOf, EventStore } from '../kernel/log.ts'
import { type Aside, type Checkpoint, isUnstorable, type ModelStore } from '../kernel/model-store.ts'
import { isNewer, isPoison, type Poison, poisoned, whyOf } from '../kernel/poison.ts'
import { type AnyProjection, type Change, concerns, type Forgetting } from '../kernel/projection.ts'
import { type Projector, writing } from '../kernel/projector.ts'
import { asStream, type Position, type Stream } from '../kernel/stream.ts'
import { lanes, rested } from './lanes.ts'

type Parts<Facts extends AnyFacts> = {
  readonly log: Pick<EventStore<Facts>, 'compare' | 'load'>
  readonly models: ModelStore
  readonly forgetting: Forgetting<CategoryOf<Facts>>
  readonly pause: Pause
}

/** How long, in ms, a checkpoint may stay behind pages that changed nothing. */
const restMs = 200

/**
 * So many streams set aside are a fault of theirs; more are one of the code, and the model halts. What a newer version
 * wrote is neither: of that, as many are set aside as there are, until a newer version takes the model over.
 */
const mostAside = 100

/**
 * The projector that lasts. A page without anything for this model moves the checkpoint a little later, in one write for
 * all of them. A stream whose next event cannot be read, folded or stored is set aside, and the others go on.
 */
export const enduring =
  <Facts extends AnyFacts>(parts: Parts<Facts>) =>
  (projection: AnyProjection, opened: Checkpoint, overtaken: () => void): Required<Projector> => {
    const { log, forgetting } = parts
    const { inTurn, write, rest, catchUp, at, stop } = resting(projection, parts, opened, overtaken)
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

    const take: Projector['take'] = async ({ events, unreadable = [], position }) => {
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
      take: page => inTurn(() => take(page)),
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

/** Writes what changed at once, and a checkpoint by itself after a rest. */
const resting = <Facts extends AnyFacts>(
  projection: AnyProjection,
  parts: Parts<Facts>,
  opened: Checkpoint,
  overtaken: () => void,
) => {
  const { at, fold, save } = writing(projection, parts, opened)
  const inLane = lanes()
  /** One write after the other. */
  const inTurn = <Result>(work: () => Promise<Result>) => inLane('', work)
  const stopped = new AbortController()
  let reached = opened.position
  const keep = async () => {
    if (!stopped.signal.aborted && !(await catchUp())) overtaken()
  }
  // A write that fails is done by the next page's, which tells whoever waits for that.
  const later = rested(
    () => parts.pause(restMs, stopped.signal),
    () => inTurn(keep).catch(() => {}),
  )

  const write = async (events: readonly AnyRecorded[], to: Position, back?: Stream): Promise<boolean> => {
    const change = await fold(events)
    if (events.length > 0 && isNothing(change) && !back) return rest(to)
    if (!(await save(change, events, to, back))) return false
    reached = to
    return true
  }

  const rest = (to: Position) => {
    reached = to
    later.ask()
    return true
  }

  const catchUp = async () => reached === null || reached === at().position || (await write([], reached))

  return { inTurn, write, rest, catchUp, at, stop: () => stopped.abort() }
}

/** The streams that this model passes over. */
const asides = <Facts extends AnyFacts>(
  projection: AnyProjection,
  { models, log, forgetting }: Parts<Facts>,
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
