import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { button } from '../../parts/button.css.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { Confirm, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { lastMain, later, mayGo, mayGrow, oneMoreSet, withoutSet } from '../../training/shaping.ts'
import { countOf, isOpen, nextOpen, type Step, stepsOf } from '../../training/steps.ts'
import { minutesLeft } from '../../training/time-left.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { unseen } from '../../type.css.ts'
import * as css from './focus.css.ts'
import { Adapt, AddExercise, ChangePlace, Skip, Swap } from './later.tsx'

type Props = {
  workout: Workout
  step: Step | undefined
  training: Training
  go: (set: string | null) => void
  children?: ReactNode
}

export const FocusTop = ({ workout, step, training, go, children }: Props) => {
  const [open, setOpen] = useState<'menu' | 'skip' | 'swap' | 'add' | 'adapt' | 'place' | 'abort' | null>(null)
  const { all, done } = countOf(workout)
  const left = minutesLeft(workout)
  const close = () => setOpen(null)
  const { id } = workout
  const leaveOut = ({ block, exercise, set }: Step) => {
    training.act({
      name: 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status',
      params: { id, block: block.id, exercise: exercise.id },
      body: { completed: true },
    })
    goOn(set.id, other => other.exercise.id === exercise.id)
  }
  const goOn = (from: string, isLeft: (step: Step) => boolean) => {
    go(nextOpen(stepsOf(workout), from, step => !isLeft(step))?.set.id ?? null)
    close()
  }
  /** The block comes later, for all that look at the plan; where there is no later one, only this exercise waits. */
  const postpone = ({ block, set }: Step) => {
    const act = later(workout, block)
    if (!act) return goOn(set.id, isThis)
    training.act(act)
    goOn(set.id, other => other.block.id === block.id)
  }
  const addSet = ({ exercise }: Step) => {
    training.act(oneMoreSet(workout, exercise).act)
    close()
  }
  const removeSet = ({ exercise, set }: Step) => {
    training.act(withoutSet(workout, exercise, set))
    goOn(set.id, other => other.set.id === set.id)
  }
  const isThis = (other: Step) => other.exercise.id === step?.exercise.id
  const after = step && isOpen(step) && nextOpen(stepsOf(workout), step.set.id, other => !isThis(other))
  const abort = () =>
    training.act({ name: 'PUT /api/workouts/:id/status', params: { id }, body: { status: 'aborted' } })
  return (
    <header className={css.top}>
      <Link to={`/training/${id}`} className={button.round} aria-label="Zum Plan">
        <Icon name="list" />
      </Link>
      <div className={css.where}>
        <span className={css.whereWords}>
          <span className={css.block}>{step?.block.name ?? workout.name}</span>
          <span className={css.count}>
            {done} / {all}
            <span className={unseen}> Sätzen</span>
            {left > 0 ? ` · noch ${left} min` : null}
          </span>
        </span>
        <div className={css.bar} aria-hidden="true">
          <div className={css.barDone} style={{ width: `${(done / Math.max(1, all)) * 100}%` }} />
        </div>
      </div>
      <IconButton icon="more" label="Mehr" onClick={() => setOpen('menu')} />
      {children}
      <Dialog open={open === 'menu'} title="Dieses Training" onClose={close}>
        <div>
          {step && step.exercise.look === 'planned' ? (
            <Button look="row" icon="swap" onClick={() => setOpen('swap')}>
              Tauschen
            </Button>
          ) : null}
          {step && after ? (
            <Button look="row" icon="clock" onClick={() => postpone(step)}>
              {step.block.kind === 'superset' && later(workout, step.block)
                ? 'Gerät besetzt: ganzen Supersatz später'
                : 'Gerät besetzt: später machen'}
            </Button>
          ) : null}
          {step && mayGrow(step.block) ? (
            <Button look="row" icon="plus" onClick={() => addSet(step)}>
              Satz dazu
            </Button>
          ) : null}
          {step && isOpen(step) && mayGrow(step.block) && mayGo(step.exercise, step.set) ? (
            <Button look="row" icon="minus" onClick={() => removeSet(step)}>
              Diesen Satz streichen
            </Button>
          ) : null}
          {step && step.exercise.look === 'planned' ? (
            <Button look="row" icon="check" onClick={() => leaveOut(step)}>
              Übung abschließen
            </Button>
          ) : null}
          {step && isOpen(step) ? (
            <Button look="row" icon="skip" onClick={() => setOpen('skip')}>
              Auslassen
            </Button>
          ) : null}
        </div>
        <div>
          <Button look="row" icon="plus" onClick={() => setOpen('add')}>
            Übung dazu
          </Button>
          <Button look="row" icon="pencil" onClick={() => setOpen('adapt')}>
            Anpassen
          </Button>
          <Button look="row" icon="pin" onClick={() => setOpen('place')}>
            Ort wechseln
          </Button>
          <Button
            look="row"
            icon="curve"
            onClick={() => {
              close()
              go(null)
            }}
          >
            Training beenden
          </Button>
          <Button look="dangerRow" icon="stop" onClick={() => setOpen('abort')}>
            Training abbrechen
          </Button>
        </div>
      </Dialog>
      {open === 'adapt' ? (
        <Adapt open workout={workout} training={training} exercise={step?.exercise} onClose={close} />
      ) : null}
      {step && open === 'skip' ? (
        <Skip open workout={workout} step={step} training={training} go={go} onClose={close} />
      ) : null}
      {step && open === 'swap' ? (
        <Swap workout={workout} step={step} training={training} go={go} onClose={close} />
      ) : null}
      {open === 'add' ? (
        <AddExercise
          workout={workout}
          training={training}
          after={step?.block.id ?? lastMain(workout)}
          onClose={close}
        />
      ) : null}
      {open === 'place' ? <ChangePlace open workout={workout} training={training} onClose={close} /> : null}
      <Confirm
        open={open === 'abort'}
        title="Training abbrechen?"
        yes="Training abbrechen"
        no="Weiter trainieren"
        onYes={abort}
        onClose={close}
      >
        <p>Deine bisherigen Sätze bleiben gespeichert. Weiter trainieren kannst du dieses Workout danach nicht mehr.</p>
      </Confirm>
    </header>
  )
}
