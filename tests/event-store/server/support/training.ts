import { setTimeout } from 'node:timers/promises'
import type { Acknowledged, Athlete } from './athlete.ts'

type Done = Acknowledged & { readonly set: string; readonly reps: number }

/** Athletes who log and correct their sets without end; `stop` answers when each has finished the set at hand. */
export const train = (athletes: readonly Athlete[]) => {
  const done: Done[] = []
  let training = true
  const all = athletes.map(async ({ sets, log }) => {
    for (let reps = 1; training; reps = (reps % 90) + 1)
      for (const set of sets) {
        if (!training) return
        done.push({ ...(await log(set, reps)), set, reps })
        await setTimeout(10)
      }
  })
  return {
    done,
    stop: async () => {
      training = false
      await Promise.all(all)
      return done
    },
  }
}

/** The longest time without anything acknowledged, in ms, between two moments. */
export const longestPause = (done: readonly Acknowledged[], from: number, to: number) => {
  const moments = [from, ...done.map(({ at }) => at).filter(at => at > from && at < to), to].sort((a, b) => a - b)
  return moments.slice(1).reduce((longest, moment, index) => Math.max(longest, moment - (moments[index] ?? 0)), 0)
}
