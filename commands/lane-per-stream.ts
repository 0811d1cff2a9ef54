import { outage } from '../domain/kernel/outage.ts'
import { lanes } from '../domain/running/lanes.ts'

/** Who stood in line for so long is told to come again: what is before them may be stuck. */
const patienceMs = 5000

/**
 * One command after the other on each stream of a log, in the order they came, so that a burst on one stream does not
 * overtake itself again and again; streams side by side. What fails holds up nobody behind it.
 */
export const lanePerStream = (now: () => number = () => performance.now()) => {
  const ofLog = new WeakMap<object, ReturnType<typeof lanes>>()

  const lanesOf = (log: object) => {
    const known = ofLog.get(log) ?? lanes()
    ofLog.set(log, known)
    return known
  }

  return async <Result>(log: object, stream: string, work: () => Promise<Result>): Promise<Result> => {
    const since = now()
    const inTurn = async () => {
      const waited = now() - since
      if (waited > patienceMs) throw outage(stream, `its turn came after ${Math.round(waited)} ms`)
      return work()
    }
    const [done] = await lanesOf(log)(stream, () => Promise.allSettled([inTurn()]))
    if (done.status === 'rejected') throw done.reason
    return done.value
  }
}
