import { useState } from 'react'
import * as device from '../data/device.ts'
import { useNow } from '../parts/clock.ts'

export type Running = {
  readonly workout: string
  readonly set: string
  /** Milliseconds since 1970, as this device's clock said. */
  readonly startedAt: number
  /** Seconds. */
  readonly total: number
}

/** A timer that runs on through a reload and a sleeping phone: only its start is kept, the rest is arithmetic. */
export const useTimer = (name: 'rest' | 'set' | 'block', workout: string) => {
  const key = keyOf(name)
  const [running, setRunning] = useState(() => read(key, workout))
  const now = useNow(running !== null)
  const change = (next: Running | null) => {
    if (next) device.keep(key, JSON.stringify(next))
    else device.drop(key)
    setRunning(next)
  }
  const elapsed = running ? elapsedOf(running, now) : 0
  return {
    running,
    elapsed,
    left: running ? running.total - elapsed : 0,
    start: (set: string, total: number) => change({ workout, set, total, startedAt: Date.now() }),
    extend: (seconds: number) => {
      if (running) change({ ...running, total: Math.max(Math.ceil(elapsed), running.total + seconds) })
    },
    stop: () => change(null),
  }
}

export type Timer = ReturnType<typeof useTimer>

/** Seconds. A clock that was set back meanwhile makes no pause longer than it was meant to be. */
const elapsedOf = ({ startedAt }: Running, now: number) => Math.max(0, (now - startedAt) / 1000)

const keyOf = (name: string) => `formkurve.timer.${name}`

/** For when its set is left; a reload is no leaving. */
export const forgetTimer = (name: 'rest' | 'set') => () => device.drop(keyOf(name))

const read = (key: string, workout: string): Running | null => {
  try {
    const running: Running | null = JSON.parse(device.kept(key) ?? 'null')
    return running?.workout === workout ? running : null
  } catch {
    return null
  }
}
