import { isSame } from './same.ts'

/** An event that changed a value, and how. */
export type Change<Event, Value> = { readonly event: Event; readonly was: Value; readonly is: Value }

/**
 * Where a value comes from: folds as whoever shows it folds, and keeps each event after which it was another. Not what
 * looks as if it belonged to it, but what made it: left out, the value would be different.
 */
export const provenance = <Event, State, Value>(
  { initial, evolve }: { readonly initial: State; readonly evolve: (state: State, event: Event) => State },
  events: readonly Event[],
  of: (state: State) => Value,
): { readonly value: Value; readonly changes: readonly Change<Event, Value>[] } => {
  const changes: Change<Event, Value>[] = []
  let state = initial
  let value = of(state)
  for (const event of events) {
    state = evolve(state, event)
    const is = of(state)
    if (!isSame(value, is)) changes.push({ event, was: value, is })
    value = is
  }
  return { value, changes }
}
