import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { later } from '../../parts/later.tsx'
import { areRestsOff, isRestOff, rememberRest, restAsPlanned, turnRests } from '../../training/rests.ts'
import {
  chooseSignals,
  chosenSignals,
  isThere,
  readySound,
  type Signal,
  say,
  signals,
  turned,
} from '../../training/signal.ts'
import type { Exercise } from '../../training/types.ts'
import * as css from './adapt.css.ts'

const AskForNotifications = later(() => import('./ask-for-notifications.tsx').then(m => m.AskForNotifications))

const names: Record<Signal, string> = {
  sound: 'Ton',
  voice: 'Stimme auf Deutsch',
  'voice-en': 'Stimme auf Englisch',
  vibration: 'Vibration',
  notification: 'Mitteilung',
}

const sample = { de: 'So klinge ich.', en: 'This is how I sound.' }

/** `onSkip` ends the pause that is on. */
type Props = { exercise: Exercise | undefined; onSkip?: () => void; onClose: () => void }

/** How the end of a pause is told, and where there is none. */
export const RestSettings = ({ exercise, onSkip, onClose }: Props) => {
  const [chosen, choose] = useState(chosenSignals)
  const [off, setOff] = useState(areRestsOff)
  const [asking, ask] = useState(false)
  const toggle = (signal: Signal) => {
    const on = !chosen.includes(signal)
    if (signal === 'notification') ask(on && !asking)
    if (on && signal === 'notification') return
    turn(signal, on)
  }
  const turn = (signal: Signal, on: boolean) => {
    const next = turned(chosen, signal, on)
    chooseSignals(next)
    readySound()
    if (on && (signal === 'voice' || signal === 'voice-en')) say(sample)
    choose(next)
  }
  const without = (change: () => void) => {
    change()
    onClose()
    onSkip?.()
  }
  return (
    <Dialog open title="Signal und Pausen" onClose={onClose}>
      <p>So hörst du, dass die Pause vorbei ist:</p>
      <div className={css.chips}>
        {signals.filter(isThere).map(signal => (
          <Chip key={signal} chosen={chosen.includes(signal)} onClick={() => toggle(signal)}>
            {names[signal]}
          </Chip>
        ))}
      </div>
      {asking && !chosen.includes('notification') ? (
        <AskForNotifications onAgreed={() => turn('notification', true)} />
      ) : null}
      {exercise && !off ? <RestAfter exercise={exercise} without={without} /> : null}
      {off ? (
        <Button
          look="plain"
          block
          onClick={() => {
            turnRests(true)
            setOff(false)
          }}
        >
          Pausen wieder einschalten
        </Button>
      ) : (
        <Button look="plain" block onClick={() => without(() => turnRests(false))}>
          Gar keine Pausen
        </Button>
      )}
    </Dialog>
  )
}

const RestAfter = ({ exercise, without }: { exercise: Exercise; without: (change: () => void) => void }) => {
  const { exercise_id: id, name } = exercise
  const [off, setOff] = useState(() => isRestOff(id))
  const turnOn = () => {
    restAsPlanned(id)
    setOff(false)
  }
  return off ? (
    <Button look="plain" block onClick={turnOn}>
      Wieder Pause nach „{name}“
    </Button>
  ) : (
    <Button look="plain" block onClick={() => without(() => rememberRest(id, 0))}>
      Keine Pause nach „{name}“
    </Button>
  )
}
