import { useEffect, useState } from 'react'
import type { SetId } from '../../domain/ids.ts'
import { leaveOff, leftOff } from '../offline/left-off.ts'
import { readySound } from './signal.ts'
import type { Timer } from './use-timer.ts'

/** A clock that was stopped, in seconds. */
type Held = { readonly set: SetId; readonly total: number; readonly elapsed: number }

const read = (set: SetId): Held | null => {
  const held = leftOff('held') as Held | null
  return held?.set === set ? held : null
}

const whole = (seconds: number) => Math.max(1, Math.round(seconds))

/** Seconds a set's clock had run when it was stopped before this page was loaded. */
export const heldBefore = (set: SetId): number | null => {
  const held = read(set)
  return held && whole(held.elapsed)
}

/** A clock that was stopped goes on from there, after a reload too, until its set is left. */
export const useHeld = (timer: Timer, set: SetId) => {
  const [held, setHeld] = useState(() => read(set))
  useEffect(() => () => leaveOff('held', null), [])
  return {
    /** Seconds it had run when it was stopped. */
    at: held && whole(held.elapsed),
    /** Answers them. */
    hold: () => {
      const now = { set, total: timer.running?.total ?? 0, elapsed: timer.elapsed }
      leaveOff('held', now)
      setHeld(now)
      timer.stop()
      return whole(now.elapsed)
    },
    goOn: () => {
      if (!held) return
      readySound()
      timer.start(set, held.total, Date.now() - held.elapsed * 1000)
    },
  }
}
