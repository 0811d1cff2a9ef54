import { useEffect, useRef, useState } from 'react'
import type { BlockId, SetId, WorkoutId } from '../../domain/ids.ts'
import { leaveOff, leftOff } from '../offline/left-off.ts'
import { useNow } from '../parts/clock.ts'

/** What each of them measures. */
type Measured = { readonly rest: SetId; readonly set: SetId; readonly block: BlockId }

export type Running<Name extends keyof Measured = keyof Measured> = {
  readonly workout: WorkoutId
  readonly set: Measured[Name]
  /** Milliseconds since 1970, as this device's clock said. */
  readonly startedAt: number
  /** Seconds. */
  readonly total: number
}

/** A timer that runs on through a reload, a killed browser and a sleeping phone: only its start is kept, the rest is arithmetic. */
export const useTimer = <Name extends keyof Measured>(name: Name, workout: WorkoutId) => {
  const [running, setRunning] = useState(() => read(name, workout))
  useNow(running !== null)
  const last = useRef<number | null>(null)
  const change = (next: Running<Name> | null) => {
    leaveOff(name, next)
    setRunning(next)
  }
  // A clock that is set back takes what it measures along: no pause becomes longer than it was meant to be.
  useEffect(() => {
    const at = Date.now()
    const back = running && last.current !== null ? last.current - at : 0
    last.current = running ? at : null
    if (running && back > 1000) change({ ...running, startedAt: running.startedAt - back })
  })
  const elapsed = running ? elapsedOf(running, Date.now()) : 0
  return {
    running,
    elapsed,
    left: running ? running.total - elapsed : 0,
    /** `at`: when it began, where that was a moment ago; milliseconds since 1970. */
    start: (set: Measured[Name], total: number, at = Date.now()) => change({ workout, set, total, startedAt: at }),
    extend: (seconds: number) => {
      if (running) change({ ...running, total: Math.max(Math.ceil(elapsed), running.total + seconds) })
    },
    stop: () => change(null),
  }
}

export type Timer<Name extends keyof Measured = 'rest' | 'set'> = ReturnType<typeof useTimer<Name>>

const elapsedOf = ({ startedAt }: Running, now: number) => Math.max(0, (now - startedAt) / 1000)

/** When it is or was over; milliseconds since 1970. */
export const endOf = ({ startedAt, total }: Running) => startedAt + total * 1000

/** For when its set is left; a reload is no leaving. */
export const forgetTimer = (name: 'rest' | 'set') => () => leaveOff(name, null)

const read = <Name extends keyof Measured>(name: Name, workout: WorkoutId): Running<Name> | null => {
  const running = leftOff(name) as Running<Name> | null
  if (running?.workout !== workout) return null
  return { ...running, startedAt: Math.min(running.startedAt, Date.now()) }
}
