import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import * as css from './desk.css.ts'
import { planOf, plansIn, saidByPlan } from './planned-set.ts'
import { type DeskEvent, type Look, momentIn, pageSize } from './queries.ts'
import * as own from './stream.css.ts'
import { happenedAt, spanOf, timeOf } from './times.ts'

type Props = {
  look: Look
  events: readonly DeskEvent[]
  at: number
  total: number
  onGo: (to: number) => void
}

export const StreamList = ({ look, events, at, total, onGo }: Props) => {
  const { data: moment } = useQuery({ ...momentIn(look, at), placeholderData: keepPreviousData })
  const plans = [planOf(moment?.after), ...plansIn(events)]
  const list = useRef<HTMLElement>(null)
  const here = useRef<HTMLButtonElement>(null)
  const isIn = useRef(false)
  const first = events[0]?.revision ?? 0
  const behind = first + events.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever moves sees where they are
  useEffect(() => {
    if (!list.current || !here.current) return
    bringIntoView(list.current, here.current)
    if (isIn.current) here.current.focus({ preventScroll: true })
  }, [at, first])
  const step = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to >= 0 && to < total) onGo(to)
  }
  return (
    <nav
      ref={list}
      className={own.list}
      aria-label="Events of the stream"
      onFocus={() => {
        isIn.current = true
      }}
      onBlur={({ relatedTarget }) => {
        isIn.current = relatedTarget === null
      }}
    >
      {first > 0 ? <Turn label="Earlier events" onGo={() => onGo(Math.max(0, first - pageSize))} /> : null}
      <ol>
        {events.map((event, nth) => (
          <li key={event.id}>
            <button
              ref={event.revision === at ? here : null}
              type="button"
              className={own.event}
              tabIndex={event.revision === at ? 0 : -1}
              onKeyDown={step}
              aria-current={event.revision === at ? 'true' : undefined}
              onClick={() => onGo(event.revision)}
            >
              <span className={own.revision}>{event.revision}</span>
              <span className={own.sentence} title={event.sentence}>
                {saidByPlan(event, plans)}
              </span>
              <span className={own.about}>
                <span>
                  {event.type} · {event.actor.kind}
                </span>
                <span className={own.when} title={`happened ${happenedAt(event)}, recorded ${event.at}`}>
                  {since(event, events[nth - 1])}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {behind < total ? <Turn label="Later events" onGo={() => onGo(behind)} /> : null}
    </nav>
  )
}

/** Within the list alone: the page stays where it is. */
const bringIntoView = (list: HTMLElement, one: HTMLElement) => {
  const [around, box] = [list.getBoundingClientRect(), one.getBoundingClientRect()]
  if (box.top >= around.top && box.bottom <= Math.min(around.bottom, innerHeight)) return
  list.scrollTop += (box.top + box.bottom - around.top - around.bottom) / 2
}

/** By when things happened: who trained without a connection has it all recorded at once. */
const since = (event: DeskEvent, before: DeskEvent | undefined) => {
  if (!before) return timeOf(happenedAt(event)).slice(0, 10)
  const ms = Date.parse(happenedAt(event)) - Date.parse(happenedAt(before))
  return ms < 0 ? `−${spanOf(-ms)}` : `+${spanOf(ms)}`
}

const Turn = ({ label, onGo }: { label: string; onGo: () => void }) => (
  <p className={own.turn}>
    <button type="button" className={css.link} onClick={onGo}>
      {label}
    </button>
  </p>
)
