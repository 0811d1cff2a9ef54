import type { SearchId } from './ids.ts'
import type { Ask, Decider, Decisions } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/** What is looked for in the log, by the fields of the desk's address. Ids, kinds and moments: nothing of anybody's words. */
type Search = Readonly<
  Partial<Record<'q' | 'type' | 'category' | 'planner' | 'from' | 'to' | 'actor' | 'command' | 'correlation', string>>
>

/** Searches that somebody at the desk keeps for themselves. */
export type Event =
  | { type: 'SearchSaved'; search: SearchId; name: string; asks: Search; at: string }
  | { type: 'SearchRenamed'; search: SearchId; name: string; at: string }
  | { type: 'SearchRemoved'; search: SearchId; at: string }

export const personal: Personal<Event> = {
  SearchSaved: { name: erased, asks: {} },
  SearchRenamed: { name: erased },
}

// What we remember

type Saved = { readonly name: string; readonly asks: Search }

/** By id, in the order in which they were saved. */
export type State = { readonly searches: Readonly<Record<SearchId, Saved>> }

const initial: State = { searches: {} }

const evolve = ({ searches }: State, event: Event): State => {
  switch (event.type) {
    case 'SearchSaved':
      return { searches: { ...searches, [event.search]: { name: event.name, asks: event.asks } } }
    case 'SearchRenamed': {
      const before = searches[event.search]
      return before ? { searches: { ...searches, [event.search]: { ...before, name: event.name } } } : { searches }
    }
    case 'SearchRemoved': {
      const { [event.search]: _, ...rest } = searches
      return { searches: rest }
    }
  }
}

// What may be asked

export type Command = Event

export const mostSearches = 50

const isTaken = ({ searches }: State, wanted: string) => Object.values(searches).some(({ name }) => name === wanted)

const save = (command: Ask<Command, 'SearchSaved'>, state: State) => {
  if (state.searches[command.search]) return []
  if (isTaken(state, command.name)) return refuse('search-name-taken')
  return Object.keys(state.searches).length < mostSearches ? [command] : refuse('too-many-searches')
}

const rename = (command: Ask<Command, 'SearchRenamed'>, state: State) => {
  const known = state.searches[command.search]
  if (!known) return refuse('no-such-search')
  if (known.name === command.name) return []
  return isTaken(state, command.name) ? refuse('search-name-taken') : [command]
}

const remove = (command: Ask<Command, 'SearchRemoved'>, { searches }: State) =>
  searches[command.search] ? [command] : refuse('no-such-search')

/** A command is the fact that it asks for, where that can be. */
const decide = {
  SearchSaved: save,
  SearchRenamed: rename,
  SearchRemoved: remove,
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }
