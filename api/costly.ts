import { setTimeout } from 'node:timers/promises'
import { type Asker, fairQueue } from '../commands/fair-queue.ts'
import type { Refused } from '../domain/kernel/decider.ts'

const lanes = 2
const mostWaiting = 64
const usual = 20

/**
 * Calls that take ten milliseconds of the processor and more, shared fairly among people and addresses. Each rests its
 * lane for as long as it took, so that however many ask, half of the time is everybody else's.
 */
export const costlyCalls = () => {
  const enter = fairQueue({ lanes, mostWaiting: () => mostWaiting, usual })

  return <Answer>(asker: Asker, work: () => Promise<Answer>) =>
    new Promise<Answer | Refused<'too-busy'>>((resolve, reject) => {
      const workAndRest = async () => {
        const began = performance.now()
        await work().then(resolve, reject)
        await setTimeout(performance.now() - began)
      }
      enter(asker, workAndRest).then(refused => refused && resolve(refused), reject)
    })
}

export type CostlyCalls = ReturnType<typeof costlyCalls>
