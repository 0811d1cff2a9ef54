import { setTimeout } from 'node:timers/promises'

const look = 100

/** Room for a pace that threads share. */
export const newPace = () => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)

/** Set as a pace, ends the work with an error. */
export const giveUp = -1

/** Waits after each stretch of work until no more than the percent of all time was used that stand in `pace`; at 0 until they rise. */
export const pacing = (pace: Int32Array, now = () => performance.now(), sleep = (ms: number) => setTimeout(ms)) => {
  let began = now()
  return async () => {
    const worked = now() - began
    for (let waited = 0; ; ) {
      const percent = Atomics.load(pace, 0)
      if (percent === giveUp) throw new Error('given up')
      const owed = percent === 0 ? look : worked * (100 / percent - 1) - waited
      if (owed <= 0) break
      const pause = Math.min(look, owed)
      await sleep(pause)
      if (percent > 0) waited += pause
    }
    began = now()
  }
}
