import type { Decider, Decisions } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/**
 * Somebody of ours looked at a person's data: who, at what, why. `what` is the name of a stream, or 'person' for the list
 * of what there is; `unsealed` when also what is sealed was shown.
 */
export type Event = {
  type: 'RecordInspected'
  by: string
  role: 'staff' | 'auditor'
  what: string
  unsealed: boolean
  reason: string
  at: string
}

export const personal: Personal<Event> = { RecordInspected: { reason: erased } }

// What we remember

/** The last look of each who looked, by what was looked at. */
export type State = { readonly looks: Readonly<Record<string, { readonly reason: string; readonly at: string }>> }

const initial: State = { looks: {} }

const evolve = ({ looks }: State, event: Event): State => ({
  looks: { ...looks, [lookOf(event)]: { reason: event.reason, at: event.at } },
})

// What may be asked

export type Command = Omit<Event, 'type'> & { type: 'Inspect' }

const sameLookMs = 15 * 60_000

/** Turning pages is one look: the same person at the same thing for the same reason within a quarter of an hour. */
const inspect = ({ type: _, ...look }: Command, { looks }: State): Event[] => {
  const last = looks[lookOf(look)]
  const isSame = last?.reason === look.reason && Date.parse(look.at) - Date.parse(last.at) < sameLookMs
  return isSame ? [] : [{ type: 'RecordInspected', ...look }]
}

const lookOf = ({ by, what, unsealed }: Pick<Event, 'by' | 'what' | 'unsealed'>) =>
  `${by} ${what}${unsealed ? ' unsealed' : ''}`

const decide = { Inspect: inspect } satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }
