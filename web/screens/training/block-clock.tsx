import { useEffect, useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { clock } from '../../parts/clock.ts'
import { useTitle } from '../../parts/title.ts'
import { readySound, signalEnd } from '../../training/signal.ts'
import type { Block } from '../../training/types.ts'
import { useSignals } from '../../training/use-signals.ts'
import type { Timer } from '../../training/use-timer.ts'
import * as css from './focus.css.ts'

/** Seconds that a block on the clock takes; null where no clock rules. */
const clockSeconds = ({ kind, duration_min, number_of_rounds, round_duration_sec }: Block): number | null => {
  if (kind === 'emom') return number_of_rounds * (round_duration_sec ?? 60)
  return kind === 'amrap' ? Math.round(duration_min * 60) : null
}

type Props = {
  block: Block
  timer: Timer<'block'>
  /** A pause tells its own end. */
  quiet: boolean
  onOver: () => void
}

/** The clock of an EMOM or AMRAP, computed from its start: right after a reload and a sleeping phone. */
export const BlockClock = ({ block, timer, quiet, onOver }: Props) => {
  const seconds = clockSeconds(block)
  const running = timer.running?.set === block.id
  const over = running && timer.left <= 0
  const minutes = Math.round((seconds ?? 0) / 60)
  const minute = Math.min(minutes, Math.floor(timer.elapsed / 60) + 1)
  useSignals(running ? timer.left : null, { de: 'Zeit ist um', en: 'Time is up' })
  const heard = useRef(minute)
  useEffect(() => {
    if (running && !over && !quiet && block.kind === 'emom' && minute > heard.current)
      signalEnd({ de: `Minute ${minute}`, en: `Minute ${minute}` })
    heard.current = minute
  }, [running, over, quiet, block.kind, minute])
  if (seconds === null) return null
  if (!running)
    return (
      <div className={css.startClock}>
        <Button
          look="plain"
          icon="play"
          block
          onClick={() => {
            readySound()
            timer.start(block.id, seconds)
          }}
        >
          {names[block.kind]}-Uhr starten ({clock(seconds)})
        </Button>
      </div>
    )
  if (over)
    return (
      <div className={css.blockClock}>
        <span role="status">Zeit ist um.</span>
        <Button look="plain" onClick={onOver}>
          Weiter
        </Button>
      </div>
    )
  const inMinute = 60 - (timer.elapsed % 60)
  return (
    <div className={css.blockClock} role="timer" aria-label={`${names[block.kind]}: noch ${clock(timer.left)}`}>
      {block.kind === 'emom' ? (
        <span aria-hidden="true">
          Minute {minute} von {minutes} · {clock(inMinute)}
        </span>
      ) : (
        <span aria-hidden="true">Noch {clock(timer.left)}</span>
      )}
      {quiet ? null : <InTab words={`${clock(block.kind === 'emom' ? inMinute : timer.left)} ${names[block.kind]}`} />}
    </div>
  )
}

const InTab = ({ words }: { words: string }) => {
  useTitle(words)
  return null
}

const names: Partial<Record<Block['kind'], string>> = { emom: 'EMOM', amrap: 'AMRAP' }
