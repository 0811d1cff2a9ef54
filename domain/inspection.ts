import type { Ask, Decider, Decisions } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/**
 * What somebody of ours did about a person without changing what the person's records say. They looked: who, at what, why;
 * `what` is the name of a stream, or 'person' for the list of what there is; `unsealed` when also what is sealed was shown.
 * Or they signed the person out everywhere, say because a device was lost.
 */
export type Event =
  | {
      type: 'RecordInspected'
      by: string
      role: 'staff' | 'auditor'
      what: string
      unsealed: boolean
      reason: string
      at: string
    }
  | { type: 'SessionsEndedByStaff'; by: string; reason: string; at: string }

export const personal: Personal<Event> = {
  RecordInspected: { reason: erased },
  SessionsEndedByStaff: { reason: erased },
}

// What we remember

/** The last look of each who looked, by what was looked at; when staff last signed the person out. */
export type State = {
  readonly looks: Readonly<Record<string, { readonly reason: string; readonly at: string }>>
  readonly signedOutAt: string | null
}

const initial: State = { looks: {}, signedOutAt: null }

const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'RecordInspected':
      return { ...state, looks: { ...state.looks, [lookOf(event)]: { reason: event.reason, at: event.at } } }
    case 'SessionsEndedByStaff':
      return { ...state, signedOutAt: event.at }
  }
}

// What may be asked

export type Look = Omit<Extract<Event, { type: 'RecordInspected' }>, 'type'> & { type: 'Inspect' }
export type Command = Look | { type: 'EndSessions'; by: string; reason: string; at: string }

const sameLookMs = 15 * 60_000

/** Turning pages is one look: the same person at the same thing for the same reason within a quarter of an hour. */
export const isKnown = (look: Look, { looks }: State): boolean => {
  const last = looks[lookOf(look)]
  return last?.reason === look.reason && Date.parse(look.at) - Date.parse(last.at) < sameLookMs
}

const inspect = ({ type, ...look }: Ask<Command, 'Inspect'>, state: State): Event[] =>
  isKnown({ type, ...look }, state) ? [] : [{ type: 'RecordInspected', ...look }]

const lookOf = ({ by, what, unsealed }: { by: string; what: string; unsealed: boolean }) =>
  `${by} ${what}${unsealed ? ' unsealed' : ''}`

const decide = {
  Inspect: inspect,
  EndSessions: ({ type: _, ...said }, { signedOutAt }): Event[] =>
    said.at === signedOutAt ? [] : [{ type: 'SessionsEndedByStaff', ...said }],
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }
