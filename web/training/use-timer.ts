import { useState } from 'react'
import { useNow } from '../parts/clock.ts'

export type Running = {
  readonly workout: string
  readonly set: string
  readonly startedAt: number
  readonly total: number
}

/** A timer that runs on through a reload: only its start is kept, the rest is arithmetic. */
export const useTimer = (name: 'rest' | 'set', workout: string) => {
  const key = keyOf(name)
  const [running, setRunning] = useState(() => kept(key, workout))
  const now = useNow(running !== null)
  const keep = (next: Running | null) => {
    if (next) localStorage.setItem(key, JSON.stringify(next))
    else localStorage.removeItem(key)
    setRunning(next)
  }
  const elapsed = running ? Math.max(0, (now - running.startedAt) / 1000) : 0
  return {
    running,
    elapsed,
    left: running ? running.total - elapsed : 0,
    start: (set: string, total: number) => keep({ workout, set, total, startedAt: Date.now() }),
    extend: (seconds: number) => running && keep({ ...running, total: running.total + seconds }),
    stop: () => keep(null),
  }
}

export type Timer = ReturnType<typeof useTimer>

const keyOf = (name: string) => `formkurve.timer.${name}`

/** For when its set is left; a reload is no leaving. */
export const forgetTimer = (name: 'rest' | 'set') => () => localStorage.removeItem(keyOf(name))

const kept = (key: string, workout: string): Running | null => {
  try {
    const running = JSON.parse(localStorage.getItem(key) ?? 'null') as Running | null
    return running?.workout === workout ? running : null
  } catch {
    return null
  }
}
