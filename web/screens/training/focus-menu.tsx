import { useState } from 'react'
import type { SetId } from '../../../domain/ids.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { lastMain, later, mayGo, mayGrow, oneMoreSet, withoutSet } from '../../training/shaping.ts'
import { isOpen, nextOpen, type Step } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { letWait, stepsToday } from '../../training/waiting.ts'
import { Abort } from './abort.tsx'
import { Adapt, AddExercise, ChangePlace, RestSettings, Skip, Swap } from './later.tsx'

type Doing = { workout: Workout; training: Training; go: (set: SetId | null) => void }
type Sheet = 'menu' | 'skip' | 'swap' | 'add' | 'adapt' | 'place' | 'rests' | 'abort'
type Opening = { onOpen: (sheet: Sheet) => void; onClose: () => void }

/** Everything but the next action: what else can be done with this set, and with the training. */
export const FocusMenu = ({ step, ...doing }: Doing & { step: Step | undefined }) => {
  const [open, setOpen] = useState<Sheet | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <IconButton icon="more" label="Mehr" onClick={() => setOpen('menu')} />
      <Dialog open={open === 'menu'} title="Dieses Training" onClose={close}>
        {step ? <OfStep {...doing} step={step} onOpen={setOpen} onClose={close} /> : null}
        <OfTraining {...doing} onOpen={setOpen} onClose={close} />
      </Dialog>
      <Sheets {...doing} step={step} open={open} onClose={close} />
    </>
  )
}

const OfStep = ({ workout, training, go, step, onOpen, onClose }: Doing & Opening & { step: Step }) => {
  const { block, exercise, set } = step
  const isPlanned = exercise.look === 'planned'
  const isThis = (other: Step) => other.exercise.id === exercise.id
  const goOn = (isLeft: (step: Step) => boolean) => {
    go(nextOpen(stepsToday(workout), set.id, other => !isLeft(other))?.set.id ?? null)
    onClose()
  }
  const leaveOut = () => {
    training.act({
      name: 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status',
      params: { id: workout.id, block: block.id, exercise: exercise.id },
      body: { completed: true },
    })
    goOn(isThis)
  }
  /** Only this exercise waits, behind what else is open in its block. */
  const waitAlone = () => {
    letWait(workout, exercise.id)
    goOn(isThis)
  }
  /** The block comes later, for all that look at the plan; where there is no later one, only this exercise waits. */
  const moved = later(workout, block)
  const postpone = () => {
    if (!moved) return waitAlone()
    training.act(moved)
    goOn(other => other.block.id === block.id)
  }
  const addSet = () => {
    training.act(oneMoreSet(workout, exercise).act)
    onClose()
  }
  const removeSet = () => {
    training.act(withoutSet(workout, exercise, set))
    goOn(other => other.set.id === set.id)
  }
  const inTurns = wholes[block.kind]
  const partner = block.exercises.some(({ id, look }) => id !== exercise.id && look === 'planned')
  const canWait = isOpen(step) && nextOpen(stepsToday(workout), set.id, other => !isThis(other))
  return (
    <div>
      {isPlanned ? (
        <Button look="row" icon="swap" onClick={() => onOpen('swap')}>
          Tauschen
        </Button>
      ) : null}
      {canWait ? (
        <Button look="row" icon="clock" onClick={postpone}>
          {moved && inTurns ? `Gerät besetzt: ${inTurns} später` : 'Gerät besetzt: später machen'}
        </Button>
      ) : null}
      {canWait && moved && inTurns && partner ? (
        <Button look="row" icon="clock" onClick={waitAlone}>
          Gerät besetzt: nur diese Übung später
        </Button>
      ) : null}
      {mayGrow(block) ? (
        <Button look="row" icon="plus" onClick={addSet}>
          Satz dazu
        </Button>
      ) : null}
      {isOpen(step) && mayGrow(block) && mayGo(exercise, set) ? (
        <Button look="row" icon="minus" onClick={removeSet}>
          Diesen Satz streichen
        </Button>
      ) : null}
      {isPlanned ? (
        <Button look="row" icon="check" onClick={leaveOut}>
          Übung abschließen
        </Button>
      ) : null}
      {isOpen(step) ? (
        <Button look="row" icon="skip" onClick={() => onOpen('skip')}>
          Auslassen
        </Button>
      ) : null}
    </div>
  )
}

/** Blocks whose exercises take turns, as a whole. */
const wholes: Partial<Record<Step['block']['kind'], string>> = {
  superset: 'ganzen Supersatz',
  circuit: 'ganzen Zirkel',
}

const OfTraining = ({ go, onOpen, onClose }: Doing & Opening) => (
  <div>
    <Button look="row" icon="plus" onClick={() => onOpen('add')}>
      Übung dazu
    </Button>
    <Button look="row" icon="pencil" onClick={() => onOpen('adapt')}>
      Anpassen
    </Button>
    <Button look="row" icon="pin" onClick={() => onOpen('place')}>
      Ort wechseln
    </Button>
    <Button look="row" icon="clock" onClick={() => onOpen('rests')}>
      Signal und Pausen
    </Button>
    <Button
      look="row"
      icon="curve"
      onClick={() => {
        onClose()
        go(null)
      }}
    >
      Training beenden
    </Button>
    <Button look="dangerRow" icon="stop" onClick={() => onOpen('abort')}>
      Training abbrechen
    </Button>
  </div>
)

type Shown = Doing & { step: Step | undefined; open: Sheet | null; onClose: () => void }

/** What an entry of the menu leads to. */
const Sheets = ({ workout, training, go, step, open, onClose }: Shown) => {
  const doing = { workout, training, onClose }
  return (
    <>
      {open === 'adapt' ? <Adapt open {...doing} exercise={step?.exercise} go={go} /> : null}
      {step && open === 'skip' ? <Skip open {...doing} step={step} go={go} /> : null}
      {step && open === 'swap' ? <Swap {...doing} step={step} go={go} /> : null}
      {open === 'add' ? (
        <AddExercise {...doing} after={step?.block.id ?? lastMain(workout)} onTaken={({ act }) => training.act(act)} />
      ) : null}
      {open === 'place' ? <ChangePlace open {...doing} /> : null}
      {open === 'rests' ? <RestSettings exercise={step?.exercise} onClose={onClose} /> : null}
      <Abort {...doing} open={open === 'abort'} />
    </>
  )
}
