import { useState } from 'react'
import { Link } from 'wouter'
import { button } from '../../parts/button.css.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { Confirm, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { countOf, isOpen, nextOpen, type Step, stepsOf } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { unseen } from '../../type.css.ts'
import { Adapt } from './adapt.tsx'
import { ChangePlace } from './change-place.tsx'
import * as css from './focus.css.ts'
import { Skip } from './skip.tsx'

type Props = { workout: Workout; step: Step | undefined; training: Training; go: (set: string | null) => void }

export const FocusTop = ({ workout, step, training, go }: Props) => {
  const [open, setOpen] = useState<'menu' | 'skip' | 'adapt' | 'place' | 'abort' | null>(null)
  const { all, done } = countOf(workout)
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
          </span>
        </span>
        <div className={css.bar} aria-hidden="true">
          <div className={css.barDone} style={{ width: `${(done / Math.max(1, all)) * 100}%` }} />
        </div>
      </div>
      <IconButton icon="more" label="Mehr" onClick={() => setOpen('menu')} />
      <Dialog open={open === 'menu'} title="Dieses Training" onClose={close}>
        <Button look="plain" icon="pencil" block onClick={() => setOpen('adapt')}>
          Anpassen
        </Button>
        <Button look="plain" icon="pin" block onClick={() => setOpen('place')}>
          Ort wechseln
        </Button>
        {step && step.exercise.look === 'planned' ? (
          <Button look="plain" icon="check" block onClick={() => leaveOut(step)}>
            Übung abschließen
          </Button>
        ) : null}
        {step && isOpen(step) ? (
          <Button look="plain" icon="skip" block onClick={() => setOpen('skip')}>
            Auslassen
          </Button>
        ) : null}
        <Button
          look="plain"
          icon="curve"
          block
          onClick={() => {
            close()
            go(null)
          }}
        >
          Training beenden
        </Button>
        <Button look="danger" icon="stop" block onClick={() => setOpen('abort')}>
          Training abbrechen
        </Button>
      </Dialog>
      <Adapt open={open === 'adapt'} workout={workout} training={training} exercise={step?.exercise} onClose={close} />
      {step ? (
        <Skip
          key={step.set.id}
          open={open === 'skip'}
          workout={workout}
          step={step}
          training={training}
          go={go}
          onClose={close}
        />
      ) : null}
      <ChangePlace open={open === 'place'} workout={workout} training={training} onClose={close} />
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
