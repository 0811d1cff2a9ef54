import { useState } from 'react'
import { proposed } from '../../training/done.ts'
import type { Step } from '../../training/steps.ts'
import { ByHand } from './by-hand.tsx'
import { OnClock } from './on-clock.tsx'
import type { SetProps } from './set-head.tsx'

export const SetView = (props: SetProps) => {
  const { exercise, set } = props.step
  const [done, change] = useState(() => proposed(set, exercise.sets))
  const How = isTimed(props.step) ? OnClock : ByHand
  return <How {...props} done={done} change={change} />
}

const isTimed = ({ set }: Step) => set.duration !== null && set.reps === null && set.distance === null
