import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Act } from '../../data/outbox.ts'
import { Button } from '../../parts/button.tsx'
import type { Passed } from '../../training/passed.ts'
import { earlier, lastMain, later, mayGrow, oneMoreSet } from '../../training/shaping.ts'
import type { Block, Exercise, Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { AddExercise } from './later.tsx'
import { NoteButton } from './note.tsx'
import * as css from './plan.css.ts'

const beyond = (act: Act): Passed => ({ beyond: { act, at: new Date().toISOString() } })

type Props = { workout: Workout; training: Training; block: Block; exercise: Exercise }

/** What can be changed of one exercise in the plan; afterwards what was done beyond it. */
export const Reshape = ({ workout, training, block, exercise }: Props) => {
  const [, setSearch] = useSearchParams()
  const finished = workout.finished_at !== null
  const add = () => {
    const { set, act } = oneMoreSet(workout, exercise)
    if (finished) setSearch({ satz: set }, { state: beyond(act) })
    else training.act(act)
  }
  const [up, down] = finished ? [null, null] : [earlier(workout, block), later(workout, block)]
  return (
    <div className={css.buttons}>
      <NoteButton workout={workout} training={training} exercise={exercise} />
      {mayGrow(block) ? (
        <Button look="quiet" icon="plus" onClick={add}>
          {finished ? 'Weiteren Satz nachtragen' : 'Satz dazu'}
        </Button>
      ) : null}
      {up ? (
        <Button look="quiet" onClick={() => training.act(up)}>
          Früher
        </Button>
      ) : null}
      {down ? (
        <Button look="quiet" onClick={() => training.act(down)}>
          Später
        </Button>
      ) : null}
    </div>
  )
}

/** Below the plan: one more exercise; afterwards one that was done beyond it. */
export const MoreExercises = ({ workout, training }: Omit<Props, 'block' | 'exercise'>) => {
  const [open, setOpen] = useState(false)
  const [, setSearch] = useSearchParams()
  const finished = workout.finished_at !== null
  return (
    <div className={css.buttons}>
      <Button look="quiet" icon="plus" onClick={() => setOpen(true)}>
        {finished ? 'Weitere Übung nachtragen' : 'Übung dazu'}
      </Button>
      {open ? (
        <AddExercise
          workout={workout}
          after={lastMain(workout)}
          onTaken={({ set, act }) => {
            if (finished) setSearch({ satz: set }, { state: beyond(act) })
            else training.act(act)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
