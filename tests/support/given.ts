import { expect } from 'vitest'
import {
  type AnyDecider,
  type AnyDecisions,
  type CommandOf,
  decisionOn,
  fold,
  type ReasonOf,
} from '../../domain/kernel/decider.ts'

/** given(facts).when(command).thenEvents(facts), for one decider. */
export const examplesOf =
  <Event, State, Own extends AnyDecisions<Event, State>>(decider: AnyDecider<Event, State, Own>) =>
  (...facts: readonly Event[]) => ({
    when: <Asked extends CommandOf<Own>>(command: Asked) => {
      const answer = decisionOn(decider, command, fold(decider, facts))
      return {
        thenEvents: (...expected: readonly Event[]) => expect(answer).toEqual(expected),
        thenNothing: () => expect(answer).toEqual([]),
        thenRefused: (reason: ReasonOf<Own, Asked>) => expect(answer).toEqual({ refused: reason }),
      }
    },
    remembers: (expected: unknown) => expect(fold(decider, facts)).toMatchObject(expected as object),
  })
