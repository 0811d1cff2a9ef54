import { useEffect } from 'react'
import { Button } from '../../parts/button.tsx'
import { clock } from '../../parts/clock.ts'
import { Ring } from '../../parts/ring.tsx'
import { useTitle } from '../../parts/title.ts'
import { readySound } from '../../training/signal.ts'
import { useAutostart } from '../../training/use-autostart.ts'
import { useHeld } from '../../training/use-held.ts'
import { usePreparation } from '../../training/use-preparation.ts'
import { useSignals } from '../../training/use-signals.ts'
import { endOf, forgetTimer, useTimer } from '../../training/use-timer.ts'
import { measured } from '../../training/words.ts'
import { Bottom, MainAction } from './bottom.tsx'
import { Cues, Movement } from './cues.tsx'
import * as css from './focus.css.ts'
import { Seconds } from './measures.tsx'
import { NoteButton, Written } from './note.tsx'
import { type Doing, SetHead } from './set-head.tsx'

const restNow = { de: 'Pause', en: 'Rest' }
const wellDone = { de: 'Geschafft', en: 'Done' }

/** A set that is held for a time: start once, it logs itself at the end. */
export const OnClock = ({ step, workout, training, onLog, go, done, change, autostart = null }: Doing) => {
  const { exercise, set } = step
  const before = usePreparation(workout.id, exercise.id)
  const timer = useTimer('set', workout.id)
  const running = timer.running?.set === set.id
  useSignals(running ? timer.left : null, step.block.kind === 'interval' ? restNow : wellDone, () => {
    if (!timer.running) return
    const { running } = timer
    timer.stop()
    onLog({ ...done, duration: running.total }, endOf(running))
  })
  useEffect(() => forgetTimer('set'), [])
  const held = useHeld(timer, set.id)
  const stop = () => change({ ...done, duration: held.hold() })
  const seconds = done.duration ?? 0
  const begin = (at?: number) => {
    readySound()
    timer.start(set.id, seconds, at)
  }
  useAutostart(autostart, set, begin)
  useTitle(running ? `${clock(timer.left)} ${exercise.name}` : exercise.name)
  const stopped = !running && seconds !== set.duration
  const goOn = stopped && seconds === held.at ? held.goOn : null
  return (
    <>
      <div className={css.middle}>
        <SetHead step={step} go={go} />
        <Written exercise={exercise} before={before.notes} />
        {running ? (
          <Ring left={timer.left} total={timer.running?.total ?? 1} under="bis zum Ende" label="Noch" />
        ) : (
          <Seconds
            value={done.duration ?? null}
            onChange={value => change({ ...done, duration: value ?? undefined })}
          />
        )}
        <div className={css.more}>
          <Cues workout={workout.id} exercise={exercise} side={set.side} />
          <NoteButton workout={workout} training={training} exercise={exercise} step={step} />
          {running || set.logged ? null : (
            <Button
              look="quiet"
              icon={stopped ? 'play' : 'check'}
              disabled={seconds <= 0}
              onClick={() => (goOn ? goOn() : stopped ? begin() : onLog(done))}
            >
              {goOn ? 'Weiter' : stopped ? 'Mit dieser Zeit starten' : 'Ohne Uhr speichern'}
            </Button>
          )}
        </div>
        <Movement workout={workout.id} exercise={exercise} side={set.side} />
      </div>
      <Bottom training={training}>
        {running ? (
          <MainAction key="stop" look="plain" icon="stop" onClick={stop}>
            Stoppen
          </MainAction>
        ) : stopped || set.logged ? (
          <MainAction key="save" icon="check" disabled={seconds <= 0} onClick={() => onLog(done)}>
            {set.logged ? 'Korrektur speichern' : `${measured({ duration: Math.round(seconds) })} speichern`}
          </MainAction>
        ) : (
          <MainAction key="start" icon="play" disabled={seconds <= 0} onClick={() => begin()}>
            Start
          </MainAction>
        )}
      </Bottom>
    </>
  )
}
