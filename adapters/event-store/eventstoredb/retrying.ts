import { setTimeout } from 'node:timers/promises'
import { outage } from '../../../domain/kernel/outage.ts'
import { waitAfter } from '../../../domain/running/lanes.ts'
import { isFinal, judged } from './refusals.ts'

/**
 * Waits after a failure: 100 ms, doubling to 10 s, each by chance up to half as long again. Throws an outage when
 * nothing has worked for `patience` ms, or at once what asking again will not change.
 */
export const retrying = (patience: number, first = 100) => {
  let failures = 0
  let since = Date.now()
  return {
    worked: () => {
      failures = 0
      since = Date.now()
    },
    left: () => Math.max(0, since + patience - Date.now()),
    failed: async (cause: unknown, signal?: AbortSignal) => {
      const error = judged(cause)
      if (isFinal(error)) throw error
      const pause = waitAfter(failures++, first, 10_000) * (1 + Math.random() / 2)
      if (Date.now() + pause > since + patience) throw outage('the event store', error)
      await setTimeout(pause, undefined, signal ? { signal } : {}).catch(() => {})
    },
  }
}
