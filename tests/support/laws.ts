import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AnyDecider,
  type AnyDecisions,
  type CommandOf,
  decisionOn,
  fold,
  isRefused,
} from '../../domain/kernel/decider.ts'
import { runs } from './runs.ts'

/** Puts one command after the other; refused ones change nothing. */
export const play = <Event, State, Own extends AnyDecisions<Event, State>>(
  decider: AnyDecider<Event, State, Own>,
  commands: readonly CommandOf<Own>[],
) => {
  const facts: Event[] = []
  let state = decider.initial
  for (const command of commands) {
    const answer = decisionOn(decider, command, state)
    if (isRefused(answer)) continue
    facts.push(...answer)
    state = answer.reduce(decider.evolve, state)
  }
  return { state, facts }
}

/**
 * What holds for every decider, whatever it decides; and what never breaks in this one. `leftOut`: commands that the laws
 * are not held to, so that a new one is not forgotten.
 */
export const lawsOf = <Event, State, Own extends AnyDecisions<Event, State>>(
  decider: AnyDecider<Event, State, Own>,
  command: fc.Arbitrary<CommandOf<Own>>,
  invariant: (state: State, facts: readonly Event[]) => void,
  leftOut: readonly string[] = [],
) => {
  const history = fc.array(command, { maxLength: 30, size: 'max' })

  test('every command is asked, but for those that are left out by name', () => {
    const asked = new Set<string>(fc.sample(command, 5000).map(({ type }: { readonly type: string }) => type))
    expect(Object.keys(decider.decide).filter(type => !asked.has(type))).toEqual(leftOut)
  })

  test('asking twice changes nothing the second time', () => {
    fc.assert(
      fc.property(history, command, (commands, again) => {
        const { state } = play(decider, [...commands, again])
        const answer = decisionOn(decider, again, state)
        if (!isRefused(answer)) expect(answer).toEqual([])
      }),
      { numRuns: runs(2000) },
    )
  })

  test('facts read back from JSON lead to the same memory', () => {
    fc.assert(
      fc.property(history, commands => {
        const { state, facts } = play(decider, commands)
        const readBack = JSON.parse(JSON.stringify(facts)) as Event[]
        expect(readBack).toEqual(facts)
        expect(fold(decider, readBack)).toEqual(state)
      }),
    )
  })

  test('no sequence of commands breaks what always holds', () => {
    fc.assert(
      fc.property(history, commands => {
        const { state, facts } = play(decider, commands)
        invariant(state, facts)
      }),
      { numRuns: runs(2000) },
    )
  })
}

/** A few moments, so that two commands often share one. */
export const moment = fc.integer({ min: 0, max: 4 }).map(day => new Date(Date.UTC(2026, 0, 1 + day * 20)).toISOString())
