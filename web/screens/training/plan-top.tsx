import { useState } from 'react'
import { Link } from 'wouter'
import { wordsOf } from '../../data/problem.ts'
import { button } from '../../parts/button.css.ts'
import { Button, ButtonLink, IconButton } from '../../parts/button.tsx'
import { Confirm, Dialog } from '../../parts/dialog.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { tied } from '../../parts/tied.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { Abort } from './abort.tsx'
import { Adapt, ChangePlace, Times } from './later.tsx'
import * as css from './plan.css.ts'

type Props = { workout: Workout; training: Training; onGone: () => void }
type Open = 'menu' | 'times' | 'adapt' | 'place' | 'abort' | 'delete' | null

export const PlanTop = ({ workout, training, onGone }: Props) => {
  const [open, setOpen] = useState<Open>(null)
  const [deleting, setDeleting] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const close = () => setOpen(null)
  const remove = async () => {
    setDeleting(true)
    training.follow(false)
    try {
      await (await import('./destroy.ts')).destroy(workout.id)
      onGone()
    } catch (error) {
      setWrong(wordsOf(error))
      setDeleting(false)
      training.follow(true)
    }
  }
  return (
    <div className={css.top}>
      <Link to="/dashboard" className={button.round} aria-label="Zur Übersicht">
        <Icon name="left" />
      </Link>
      <IconButton icon="more" label="Mehr zu diesem Workout" onClick={() => setOpen('menu')} />
      <Dialog open={open === 'menu'} title={workout.name} onClose={close}>
        <div>
          {workout.finished_at ? (
            <Button look="row" icon="clock" onClick={() => setOpen('times')}>
              Zeiten korrigieren
            </Button>
          ) : (
            <>
              <Button look="row" icon="pencil" onClick={() => setOpen('adapt')}>
                Anpassen
              </Button>
              <Button look="row" icon="pin" onClick={() => setOpen('place')}>
                Ort wechseln
              </Button>
            </>
          )}
          <ButtonLink to={`/training/${workout.id}/history`} look="row" icon="history">
            Verlauf ansehen
          </ButtonLink>
          {workout.status === 'INCOMPLETE' ? (
            <Button look="row" icon="stop" onClick={() => setOpen('abort')}>
              Training abbrechen
            </Button>
          ) : null}
          <Button look="dangerRow" icon="bin" onClick={() => setOpen('delete')}>
            Workout löschen
          </Button>
        </div>
      </Dialog>
      {open === 'times' ? <Times workout={workout} onClose={close} /> : null}
      {open === 'adapt' ? <Adapt open workout={workout} training={training} onClose={close} /> : null}
      {open === 'place' ? <ChangePlace open workout={workout} training={training} onClose={close} /> : null}
      <Abort workout={workout} training={training} open={open === 'abort'} onClose={close} />
      <Confirm
        open={open === 'delete'}
        title="Workout löschen?"
        yes={deleting ? 'Wird gelöscht …' : 'Löschen'}
        no="Behalten"
        busy={deleting}
        onYes={remove}
        onClose={close}
      >
        <p>
          „{tied(workout.name)}“ verschwindet aus deiner Übersicht und zählt nicht mehr zu deinem Fortschritt. Dreißig
          Tage lang kannst du es im Profil zurückholen.
        </p>
        {wrong ? <Notice tone="bad">{wrong}</Notice> : null}
      </Confirm>
    </div>
  )
}
