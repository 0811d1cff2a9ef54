import { useEffect, useState } from 'react'
import { doneOf, proposed, takesWeight } from '../../training/done.ts'
import { doneAs } from '../../training/moved.ts'
import type { Step } from '../../training/steps.ts'
import type { Done } from '../../training/types.ts'
import { heldBefore } from '../../training/use-held.ts'
import { useMoved } from '../../training/use-moved.ts'
import { versionOf } from '../../training/version.ts'
import { ByHand } from './by-hand.tsx'
import { OnClock } from './on-clock.tsx'
import { OnTheWay } from './on-the-way.tsx'
import type { SetProps } from './set-head.tsx'

/** What another window logs meanwhile is not overwritten: untouched, this one moves on; else the athlete is asked. */
export const SetView = ({ onLog, onElsewhere, ...props }: Omit<SetProps, 'onLog'> & Ends) => {
  const { exercise, set } = props.step
  const moved = useMoved(props.workout.id, props.step)
  const [opened] = useState(set)
  const [done, change] = useState(() => {
    const duration = heldBefore(set.id)
    return { ...proposed(set, exercise.sets), ...(duration === null ? {} : { duration }) }
  })
  const [touched, touch] = useState(false)
  const isLoggedElsewhere = opened.logged === null && set.logged !== null && !touched
  useEffect(() => {
    if (isLoggedElsewhere) onElsewhere()
  }, [isLoggedElsewhere, onElsewhere])
  const How = isTimed(props.step) ? OnClock : isOnTheWay(props.step) ? OnTheWay : ByHand
  return (
    <How
      {...props}
      onLog={(log, at) => onLog(log, versionOf(opened.logged && doneOf(opened.logged)), at)}
      moved={moved}
      done={moved && !touched ? { ...done, ...doneAs(moved) } : done}
      change={next => {
        touch(true)
        change(next)
      }}
    />
  )
}

type Ends = {
  /** `seen`: the set's version when it was opened. */
  onLog: (done: Done, seen: string, at?: number) => void
  onElsewhere: () => void
}

const isTimed = ({ set }: Step) => set.duration !== null && set.reps === null && set.distance === null

/** A distance whose time counts: a run, a row. */
const isOnTheWay = ({ exercise, set }: Step) => set.distance !== null && set.duration !== null && !takesWeight(exercise)
