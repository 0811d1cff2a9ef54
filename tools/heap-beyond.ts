import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Tells whether more than `budget` bytes are in use on this thread's heap. What is only waiting to be collected does not
 * count, so it collects before it says yes, and not again before a good deal has been added.
 */
export const heapBeyond = (budget: number) => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const used = () => getHeapStatistics().used_heap_size
  let lookAgainAt = budget

  return () => {
    if (used() <= lookAgainAt) return false
    collect()
    const kept = used()
    const isBeyond = kept > budget
    lookAgainAt = isBeyond ? budget : Math.max(budget, kept + budget / 4)
    return isBeyond
  }
}
