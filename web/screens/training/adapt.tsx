import { type ComponentProps, useState } from 'react'
import type { SetId } from '../../../domain/ids.ts'
import { ask } from '../../data/client.ts'
import { Button } from '../../parts/button.tsx'
import { later } from '../../parts/later.tsx'
import type { Exercise, Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { heading } from '../../type.css.ts'
import * as css from './adapt.css.ts'
import { cameTo, exchange, exercisesOf } from './exchange.ts'
import { Revising, useRevision } from './revising.tsx'

type Where = Parameters<ComponentProps<typeof Report>['onReport']>[0]

const Report = later(() => import('../body/report.tsx').then(m => m.GatedReport))

type Props = {
  open: boolean
  workout: Workout
  training: Training
  /** The exercise that is being done; without one only the whole can be changed. */
  exercise?: Exercise | undefined
  go?: (set: SetId | null) => void
  onClose: () => void
}

const minutes = [10, 20, 30, 45]
const leaveOut = 'Etwas Gleichwertiges gibt es hier nicht: Lass die Übung heute weg.'

/** Asks the coach to change what is left. */
export const Adapt = ({ open, workout, training, exercise, go = () => {}, onClose }: Props) => {
  const revision = useRevision(workout.id, onClose)
  const [step, goTo] = useState<View>('choices')
  const change = revision.ask
  const params = { id: workout.id }
  const revise = (body: { kind: 'shorter'; minutes: number } | { kind: 'easier' | 'harder' }) =>
    change(() => ask('POST /api/workouts/:id/revision', { params, body }).then(() => null))
  const feel = (of: Exercise, kind: Kind, where?: Where) => {
    goTo('choices')
    change(async () => {
      const known = new Set(exercisesOf(workout).map(({ id }) => id))
      const { gone, advice } = await ask('PUT /api/workouts/:id/exercises/:exercise/feeling', {
        params: { ...params, exercise: of.id },
        body: { kind, ...(where ? { where } : {}) },
      })
      const came = gone ? await cameTo(workout.id, ({ id }) => !known.has(id)) : null
      if (came) go(came.set)
      if (kind === 'never' || (kind === 'not-today' && came))
        training.tell(felt[kind](of.name), async () => {
          if (kind === 'never')
            await ask('DELETE /api/body/unwanted/:exercise', { params: { exercise: of.exercise_id } })
          const back = came && (await exchange(workout.id, came.id, of.exercise_id))
          if (back) go(back.set)
        })
      return [gone ? null : leaveOut, advice?.de].filter(Boolean).join(' ') || null
    })
  }
  return (
    <Revising open={open} title="Anpassen" revision={revision} training={training}>
      {exercise ? (
        <Feel name={exercise.name} step={step} goTo={goTo} onFeel={(kind, where) => feel(exercise, kind, where)} />
      ) : null}
      {exercise && step === 'where' ? null : <Rest onRevise={revise} />}
    </Revising>
  )
}

type Kind = 'never' | 'not-today' | 'pain'

const felt = {
  never: (name: string) => `„${name}“ kommt nie wieder.`,
  'not-today': (name: string) => `„${name}“ kommt heute nicht mehr.`,
} as const

type View = 'choices' | 'where' | 'never'

type FeelProps = {
  name: string
  step: View
  goTo: (step: View) => void
  onFeel: (kind: Kind, where?: Where) => void
}

/** What is wrong with this exercise; pain is pointed at, "never" is asked twice. */
const Feel = ({ name, step, goTo, onFeel }: FeelProps) => (
  <div className={css.part}>
    <p className={heading.part}>{name}</p>
    {step === 'where' ? (
      <>
        <Report busy={false} onReport={where => onFeel('pain', where)}>
          <Button look="quiet" block onClick={() => onFeel('pain')}>
            Schwer zu sagen, wo
          </Button>
        </Report>
        <Button look="quiet" block onClick={() => onFeel('not-today')}>
          Ohne Angabe heute weglassen
        </Button>
      </>
    ) : step === 'never' ? (
      <div className={css.chips}>
        <p>
          „{name}“ nie wieder einplanen, auch nicht in neuen Workouts? Zurücknehmen kannst du es später unter Profil,
          „Dein Körper“.
        </p>
        <Button key="keep" look="plain" autoFocus onClick={() => goTo('choices')}>
          Behalten
        </Button>
        <Button look="danger" onClick={() => onFeel('never')}>
          Ja, nie wieder
        </Button>
      </div>
    ) : (
      <div className={css.chips}>
        <Button look="plain" onClick={() => goTo('where')}>
          Tut weh
        </Button>
        <Button look="plain" onClick={() => onFeel('not-today')}>
          Heute nicht
        </Button>
        <Button look="plain" onClick={() => goTo('never')}>
          Nie wieder
        </Button>
      </div>
    )}
  </div>
)

type RestProps = { onRevise: (body: { kind: 'shorter'; minutes: number } | { kind: 'easier' | 'harder' }) => void }

const Rest = ({ onRevise }: RestProps) => (
  <>
    <div className={css.part}>
      <p className={heading.part}>Alles, was noch kommt</p>
      <div className={css.chips}>
        <Button look="plain" onClick={() => onRevise({ kind: 'easier' })}>
          Leichter
        </Button>
        <Button look="plain" onClick={() => onRevise({ kind: 'harder' })}>
          Härter
        </Button>
      </div>
    </div>
    <div className={css.part}>
      <p className={heading.part}>Nur noch so viel Zeit</p>
      <div className={css.chips}>
        {minutes.map(left => (
          <Button key={left} look="plain" onClick={() => onRevise({ kind: 'shorter', minutes: left })}>
            {left} min
          </Button>
        ))}
      </div>
    </div>
  </>
)
