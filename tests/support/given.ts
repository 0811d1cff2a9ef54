import { expect } from 'vitest'
import { type Decider, fold } from '../../domain/kernel/decider.ts'

/** given(facts).when(command).thenEvents(facts), for one decider. */
export const examplesOf =
  <Command, Event, State, Reason extends string>(decider: Decider<Command, Event, State, Reason>) =>
  (...facts: readonly Event[]) => ({
    when: (command: Command) => {
      const answer = decider.decide(command, fold(decider, facts))
      return {
        thenEvents: (...expected: readonly Event[]) => expect(answer).toEqual(expected),
        thenNothing: () => expect(answer).toEqual([]),
        thenRefused: (reason: Reason) => expect(answer).toEqual({ refused: reason }),
      }
    },
    remembers: (expected: unknown) => expect(fold(decider, facts)).toMatchObject(expected as object),
  })
