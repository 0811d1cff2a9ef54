import { refuse } from '../domain/kernel/decider.ts'

/** On whose behalf something is asked: of which account, and from where. */
export type Asker = { readonly account: string; readonly address: string }

type Waiting = { readonly asker: Asker; readonly turn: number; readonly decide: (isAdmitted: boolean) => void }

type Options = {
  /** So many at work at once. */
  readonly lanes: number
  /** So many may wait; asked each time. */
  readonly mostWaiting: () => number
}

/**
 * Costly work shared fairly (start-time fair queueing; Goyal, Vin, Cheng 1996): whatever is asked on behalf of one
 * account or from one address takes turns one after the other, so that who asks seldom comes next, however many others
 * wait. An account takes one of its address's turns at a time, and has one at work. When too many wait, whoever's turn is farthest away is refused as `too-busy`.
 */
export const fairQueue = ({ lanes, mostWaiting }: Options) => {
  let waiting: readonly Waiting[] = []
  let inside = 0
  let now = 0
  const atWork = new Set<string>()
  const next = new Map<string, number>()

  const keysOf = ({ account, address }: Asker) => [`of ${account}`, `from ${address}`] as const
  const isAsking = ({ account }: Asker) => atWork.has(account) || waiting.some(({ asker }) => asker.account === account)
  const turnOf = (asker: Asker) => Math.max(now, ...keysOf(asker).map(key => next.get(key) ?? 0))

  /** Whether this asker would be refused at once. */
  const isFull = (asker: Asker) =>
    waiting.length >= mostWaiting() && turnOf(asker) >= (waiting.at(-1)?.turn ?? Number.POSITIVE_INFINITY)

  const line = (asker: Asker, decide: Waiting['decide']) => {
    const turn = turnOf(asker)
    const [account, address] = keysOf(asker)
    next.set(account, turn + 1)
    if (!isAsking(asker)) next.set(address, turn + 1)
    const behind = waiting.findIndex(other => other.turn > turn)
    waiting = waiting.toSpliced(behind < 0 ? waiting.length : behind, 0, { asker, turn, decide })
    if (waiting.length > mostWaiting()) turnAwayLast()
  }

  const turnAwayLast = () => {
    const last = waiting.at(-1)
    if (!last) return
    waiting = waiting.slice(0, -1)
    for (const key of keysOf(last.asker)) next.set(key, Math.min(next.get(key) ?? last.turn, last.turn))
    last.decide(false)
  }

  const admit = () => {
    while (inside < lanes) {
      const first = waiting.find(({ asker }) => !atWork.has(asker.account))
      if (!first) return
      waiting = waiting.filter(each => each !== first)
      now = Math.max(now, first.turn)
      inside++
      atWork.add(first.asker.account)
      first.decide(true)
    }
  }

  const leave = ({ account }: Asker) => {
    inside--
    atWork.delete(account)
    admit()
    if (inside > 0) return
    next.clear()
    now = 0
  }

  const enter = async <Result>(asker: Asker, work: () => Promise<Result>) => {
    if (isFull(asker)) return refuse('too-busy')
    const isAdmitted = await new Promise<boolean>(decide => {
      line(asker, decide)
      admit()
    })
    if (!isAdmitted) return refuse('too-busy')
    try {
      return await work()
    } finally {
      leave(asker)
    }
  }

  return Object.assign(enter, { isFull })
}

export type FairQueue = ReturnType<typeof fairQueue>
