import { type Folding, fold } from '../domain/kernel/decider.ts'
import type { Recorded } from '../domain/kernel/log.ts'

type Snapshot<State> = { readonly by: unknown; readonly count: number; readonly last: unknown; readonly state: State }

const isBy = <Event, State>(
  snapshot: Snapshot<unknown> | undefined,
  decider: Folding<Event, State>,
): snapshot is Snapshot<State> => snapshot?.by === decider.evolve

/**
 * The states of streams, each folded on from where it was left: a remembered stream of thousands of events costs a
 * command no more than a short one. Kept with the stream's first event, for as long as somebody remembers that, and good
 * for one way to evolve in one running program, whoever decides by it: nothing to be versioned, erased or thrown away.
 */
export const snapshots = () => {
  const kept = new WeakMap<object, Snapshot<unknown>>()

  return <Event, State>(decider: Folding<Event, State>, past: readonly Recorded<Event>[]): State => {
    const [first] = past
    if (!first) return decider.initial
    const known = kept.get(first)
    const from =
      isBy(known, decider) && past[known.count - 1] === known.last ? known : { count: 0, state: decider.initial }
    const state = fold(
      { initial: from.state, evolve: decider.evolve },
      past.slice(from.count).map(({ event }) => event),
    )
    kept.set(first, { by: decider.evolve, count: past.length, last: past.at(-1), state })
    return state
  }
}
