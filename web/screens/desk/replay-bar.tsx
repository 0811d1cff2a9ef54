import { useEffect } from 'react'
import { Icon } from '../../parts/icon.tsx'
import * as css from './desk.css.ts'
import type { DeskEvent } from './queries.ts'
import * as own from './replay-bar.css.ts'
import { happenedAt, timeOf } from './times.ts'

type Props = { at: number; total: number; onGo: (to: number) => void; events: readonly DeskEvent[] }

/** Through the stream by slider, buttons and keys: ← → one event, Home and End to its ends. */
export const ReplayBar = ({ at, total, onGo, events }: Props) => {
  const last = total - 1
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (to === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (to >= 0 && to <= last) onGo(to)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [at, last, onGo])
  const event = events.find(({ revision }) => revision === at)
  return (
    <section className={own.replay} aria-label="Replay">
      <button
        type="button"
        className={own.step}
        disabled={at <= 0}
        aria-label="One event back"
        onClick={() => onGo(at - 1)}
      >
        <Icon name="left" />
      </button>
      <input
        type="range"
        className={own.slider}
        min={0}
        max={Math.max(0, last)}
        value={at}
        aria-label="Revision"
        aria-valuetext={event ? `Revision ${at}: ${event.type}` : `Revision ${at}`}
        onChange={({ target }) => onGo(Number(target.value))}
      />
      <button
        type="button"
        className={own.step}
        disabled={at >= last}
        aria-label="One event on"
        onClick={() => onGo(at + 1)}
      >
        <Icon name="right" />
      </button>
      <p className={own.where}>
        <span className={css.strong}>{at}</span>
        <span className={css.soft}> of {last}</span>
        {event ? <span className={css.time}>happened {timeOf(happenedAt(event))}</span> : null}
        <span className={own.keys}>
          <kbd>←</kbd> <kbd>→</kbd> <kbd>Home</kbd> <kbd>End</kbd>
        </span>
      </p>
    </section>
  )
}
