import { useEffect } from 'react'
import { Button } from '../../parts/button.tsx'
import { clock } from '../../parts/clock.ts'
import { formatNumber } from '../../parts/number.ts'
import { Ring } from '../../parts/ring.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { useTitle } from '../../parts/title.ts'
import { readySound } from '../../training/signal.ts'
import { useAutostart } from '../../training/use-autostart.ts'
import { usePreparation } from '../../training/use-preparation.ts'
import { forgetTimer, useTimer } from '../../training/use-timer.ts'
import { LastTime } from './before-set.tsx'
import { Bottom, MainAction } from './bottom.tsx'
import { Cues, Movement } from './cues.tsx'
import * as css from './focus.css.ts'
import { Seconds } from './measures.tsx'
import { NoteButton, Written } from './note.tsx'
import { type Doing, SetHead } from './set-head.tsx'

/** A distance on the clock: it counts up, and one tap at the end logs the way with its time. */
export const OnTheWay = ({ step, workout, training, onLog, go, done, change, autostart = null }: Doing) => {
  const { exercise, set } = step
  const before = usePreparation(workout.id, exercise.id)
  const timer = useTimer('set', workout.id)
  const running = timer.running?.set === set.id
  const meters = done.distance ?? 0
  const expected = set.duration ?? 0
  useEffect(() => forgetTimer('set'), [])
  const begin = (at?: number) => {
    readySound()
    timer.start(set.id, expected, at)
  }
  useAutostart(autostart, set, begin)
  useTitle(running ? `${clock(timer.elapsed)} ${exercise.name}` : exercise.name)
  const arrive = () => {
    const seconds = Math.max(1, Math.round(timer.elapsed))
    timer.stop()
    onLog({ ...done, duration: seconds })
  }
  const way = `${formatNumber(meters)} m`
  return (
    <>
      <div className={css.middle}>
        <SetHead step={step} go={go} />
        {running ? null : <LastTime last={before.last} exercise={exercise} />}
        <Written exercise={exercise} before={before.notes} />
        {running ? (
          <Ring left={timer.elapsed} total={expected} under={`Plan etwa ${clock(expected)}`} label="Unterwegs" />
        ) : (
          <Way done={done} change={change} />
        )}
        <div className={css.more}>
          <Cues workout={workout.id} exercise={exercise} side={set.side} />
          <NoteButton workout={workout} training={training} exercise={exercise} step={step} />
          {set.logged ? null : running ? (
            <Button look="quiet" icon="stop" onClick={timer.stop}>
              Uhr zurücksetzen
            </Button>
          ) : (
            <Button look="quiet" icon="check" disabled={meters <= 0} onClick={() => onLog(done)}>
              Ohne Uhr speichern
            </Button>
          )}
        </div>
        <Movement workout={workout.id} exercise={exercise} side={set.side} />
      </div>
      <Bottom training={training}>
        {running ? (
          <MainAction key="save" icon="check" onClick={arrive}>
            {way} geschafft
          </MainAction>
        ) : set.logged ? (
          <MainAction key="save" icon="check" disabled={meters <= 0} onClick={() => onLog(done)}>
            Korrektur speichern
          </MainAction>
        ) : (
          <MainAction key="start" icon="play" disabled={meters <= 0} onClick={() => begin()}>
            Start
          </MainAction>
        )}
      </Bottom>
    </>
  )
}

const Way = ({ done, change }: Pick<Doing, 'done' | 'change'>) => (
  <div className={css.steppers}>
    <Stepper
      label="Strecke"
      unit="Meter"
      step={50}
      most={500_000}
      value={done.distance ?? null}
      onChange={value => change({ ...done, distance: value ?? undefined })}
    />
    {done.duration === undefined ? null : (
      <Seconds value={done.duration} onChange={value => change({ ...done, duration: value ?? undefined })} />
    )}
  </div>
)
