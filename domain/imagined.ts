import { isRefused, type Refused } from './kernel/decider.ts'
import { isSame } from './same.ts'
import { answerTo, begunBy, type Decided, isAsBefore, runsOf } from './what-if.ts'
import { decider, type Event, type Reason, type State } from './workout.ts'

const { evolve, initial } = decider

/** A fact of a past that was not, and the one that it comes from. */
export type Imagined<M extends Decided> = { readonly event: Event; readonly from: M }

/** What a later command would come to once one event had been another; `was`: the facts that it left. */
export type Otherwise = {
  readonly revision: number
  readonly type: Event['type']
  readonly was: readonly Event['type'][]
} & ({ readonly refused: Reason } | { readonly instead: readonly Event['type'][] })

/**
 * A workout's past as it would be, had one event of it said something else. All that follows is asked again by today's
 * rules, each in the state that the one before it left. Where today's rules decide the same with and without the change,
 * also where they are not those of then, what happened stays.
 */
export const imagined = <M extends Decided>(
  past: readonly M[],
  changed: { readonly revision: number; readonly event: Event },
): { readonly past: readonly Imagined<M>[]; readonly otherwise: readonly Otherwise[]; readonly asked: number } => {
  const story: Imagined<M>[] = []
  const otherwise: Otherwise[] = []
  let [was, is]: [State, State] = [initial, initial]
  let asked = 0
  for (const made of runsOf(past)) {
    const facts = made.map(({ event }) => event)
    const isBehind = (made[0]?.revision ?? 0) > changed.revision
    const found = isBehind ? difference(made, was, is) : null
    if (isBehind) asked++
    if (found) otherwise.push(told(made, found))
    const left = found ? (isRefused(found) ? [] : found) : made.map(one => eventOf(one, changed))
    for (const [nth, event] of left.entries()) story.push({ event, from: made[nth] ?? begunBy(made) })
    was = facts.reduce(evolve, was)
    is = left.reduce(evolve, is)
  }
  return { past: story, otherwise, asked }
}

const eventOf = ({ event, revision }: Decided, changed: { readonly revision: number; readonly event: Event }) =>
  revision === changed.revision ? changed.event : event

/** Null where the change makes none. */
const difference = (made: readonly Decided[], was: State, is: State): readonly Event[] | Refused<Reason> | null => {
  const answer = answerTo(made, is)
  if (!answer || isAsBefore(answer, made)) return null
  return isSame(answer, answerTo(made, was)) ? null : answer
}

const told = (made: readonly Decided[], answer: readonly Event[] | Refused<Reason>): Otherwise => {
  const { revision, event } = begunBy(made)
  const about = { revision, type: event.type, was: made.map(({ event: { type } }) => type) }
  return isRefused(answer)
    ? { ...about, refused: answer.refused }
    : { ...about, instead: answer.map(({ type }) => type) }
}
