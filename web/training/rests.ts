import { keep, kept } from '../data/device.ts'

// How long this athlete rests after an exercise, where it is not what the plan says. Seconds by exercise; 0: no pause.

const key = 'formkurve.rests'
const everywhere = '*'
const longest = 1800

const all = (): Readonly<Record<string, number>> => {
  try {
    const read: unknown = JSON.parse(kept(key) ?? '{}')
    return Object.fromEntries(
      Object.entries(read ?? {}).filter(
        ([, seconds]) => Number.isInteger(seconds) && seconds >= 0 && seconds <= longest,
      ),
    )
  } catch {
    return {}
  }
}

export const restAfter = (exercise: string, planned: number) => {
  const own = all()
  return own[everywhere] ?? own[exercise] ?? planned
}

export const rememberRest = (exercise: string, seconds: number) => change({ ...all(), [exercise]: seconds })

/** From now on it is as long as the plan says. */
export const restAsPlanned = (exercise: string) => {
  const { [exercise]: _, ...others } = all()
  change(others)
}

export const isRestOff = (exercise: string) => all()[exercise] === 0

export const areRestsOff = () => all()[everywhere] === 0

export const turnRests = (on: boolean) => {
  const { [everywhere]: _, ...own } = all()
  change(on ? own : { ...own, [everywhere]: 0 })
}

const change = (rests: Readonly<Record<string, number>>) => keep(key, JSON.stringify(rests))
