import { refuse } from '../domain/kernel/decider.ts'

/** On whose behalf something is asked: of which account, and from where. */
export type Asker = { readonly account: string; readonly address: string }

type Waiting = {
  readonly asker: Asker
  readonly turn: number
  /** One of many of its account, which have a lane of their own. */
  readonly isOneOfMany: boolean
  readonly decide: (isAdmitted: boolean) => void
}

type Options = {
  /** So many at work at once, and one more of those who ask again and again. */
  readonly lanes: number
  /** So many may wait; asked each time. */
  readonly mostWaiting: () => number
  /** So often within ten seconds an account asks like anybody; who asks once more asks again and again. */
  readonly usual: number
  /** So long a lane stays empty after what took so long, in ms; who was at work there asks on meanwhile. */
  readonly rests?: (tookMs: number) => number
  /** What is asked again and again rests by this, in ms, where how long it took would tell of whom it was asked. */
  readonly costs?: (tookMs: number) => number
}

const usualWithinMs = 10_000

/** What is asked again and again is at work a tenth of the time: it rests this often as long as it took. */
const restsTimes = 9

/**
 * Costly work shared fairly (start-time fair queueing; Goyal, Vin, Cheng 1996): whatever is asked on behalf of one
 * account or from one address takes turns one after the other, so that who asks seldom comes next, however many others
 * wait. An account takes one of its address's turns at a time, and has one at work. What is asked again and again has a
 * lane of its own, all such accounts together, and rests between: nobody else ever waits for it. When too many wait,
 * whoever's turn is farthest away is refused as `too-busy`.
 */
export const fairQueue = ({ lanes, mostWaiting, usual, rests = () => 0, costs = took => took }: Options) => {
  let waiting: readonly Waiting[] = []
  let inside = 0
  const atWork = new Set<string>()
  const turns = takingTurns()
  const asksOften = oftenAsking(usual)
  const many = restingLane(costs, () => admit())

  const isAsking = ({ account }: Asker) => atWork.has(account) || waiting.some(({ asker }) => asker.account === account)

  const isFull = (asker: Asker) =>
    waiting.length >= mostWaiting() && turns.of(asker) >= (waiting.at(-1)?.turn ?? Number.POSITIVE_INFINITY)

  const line = (asker: Asker, isOneOfMany: boolean, decide: Waiting['decide']) => {
    const turn = turns.take(asker, isAsking(asker))
    const behind = waiting.findIndex(other => other.turn > turn)
    waiting = waiting.toSpliced(behind < 0 ? waiting.length : behind, 0, { asker, turn, isOneOfMany, decide })
    if (waiting.length > mostWaiting()) turnAwayLast()
  }

  const turnAwayLast = () => {
    const last = waiting.at(-1)
    if (!last) return
    waiting = waiting.slice(0, -1)
    turns.giveBack(last)
    last.decide(false)
  }

  const mayBegin = ({ asker, isOneOfMany }: Waiting) =>
    !atWork.has(asker.account) && (isOneOfMany ? many.isFree() : inside < lanes)

  const admit = () => {
    for (let first = waiting.find(mayBegin); first; first = waiting.find(mayBegin)) {
      waiting = waiting.filter(each => each !== first)
      atWork.add(first.asker.account)
      if (first.isOneOfMany) many.take()
      else {
        turns.reached(first.turn)
        inside++
      }
      first.decide(true)
    }
  }

  const leave = ({ account }: Asker, isOneOfMany: boolean, restMs: number) => {
    atWork.delete(account)
    if (isOneOfMany) many.leave()
    else if (restMs > 0) setTimeout(freeLane, restMs)
    else inside--
    goOn()
  }

  const freeLane = () => {
    inside--
    goOn()
  }

  const goOn = () => {
    admit()
    if (inside === 0 && waiting.every(other => other.isOneOfMany)) turns.forgetAllBut(waiting)
  }

  const enter = async <Result>(asker: Asker, work: () => Promise<Result>) => {
    if (isFull(asker)) return refuse('too-busy')
    const isOneOfMany = asksOften(asker.account)
    const isAdmitted = await new Promise<boolean>(decide => {
      line(asker, isOneOfMany, decide)
      admit()
    })
    if (!isAdmitted) return refuse('too-busy')
    const began = performance.now()
    try {
      return await work()
    } finally {
      leave(asker, isOneOfMany, rests(performance.now() - began))
    }
  }

  return Object.assign(enter, { isFull })
}

/** Whose turn is when: the next of an account, and of an address, comes one after its last. */
const takingTurns = () => {
  let now = 0
  const next = new Map<string, number>()
  const of = (asker: Asker) => Math.max(now, ...keysOf(asker).map(key => next.get(key) ?? 0))

  return {
    of,
    /** Who asks already takes no further one of their address. */
    take: (asker: Asker, asksAlready: boolean) => {
      const turn = of(asker)
      const [account, address] = keysOf(asker)
      next.set(account, turn + 1)
      if (!asksAlready) next.set(address, turn + 1)
      return turn
    },
    giveBack: ({ asker, turn }: Waiting) => {
      for (const key of keysOf(asker)) next.set(key, Math.min(next.get(key) ?? turn, turn))
    },
    reached: (turn: number) => {
      now = Math.max(now, turn)
    },
    forgetAllBut: (waiting: readonly Waiting[]) => {
      const kept = new Set<string>(waiting.flatMap(({ asker }) => keysOf(asker)))
      for (const key of next.keys()) if (!kept.has(key)) next.delete(key)
    },
  }
}

const keysOf = ({ account, address }: Asker) => [`of ${account}`, `from ${address}`] as const

/** Tells of an account that asks whether it asks more often than people do: in any such stretch of time, however long it goes on. */
const oftenAsking = (usual: number) => {
  const asked = new Map<string, readonly number[]>()
  const isLately = (at: number) => performance.now() - at <= usualWithinMs

  return (account: string) => {
    for (const [other, moments] of asked) {
      if (moments.some(isLately)) break
      asked.delete(other)
    }
    const lately = (asked.get(account) ?? []).filter(isLately)
    asked.delete(account)
    asked.set(account, [...lately, performance.now()].slice(-usual))
    return lately.length >= usual
  }
}

/** Room for one, that stays empty after it for as long as it took, several times over. */
const restingLane = (costs: (tookMs: number) => number, free: () => void) => {
  let state: 'free' | 'taken' | 'resting' = 'free'
  let began = 0

  return {
    isFree: () => state === 'free',
    take: () => {
      state = 'taken'
      began = performance.now()
    },
    leave: () => {
      state = 'resting'
      const rested = () => {
        state = 'free'
        free()
      }
      setTimeout(rested, costs(performance.now() - began) * restsTimes)
    },
  }
}

export type FairQueue = ReturnType<typeof fairQueue>
