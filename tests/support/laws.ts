import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Decider, fold, isRefused } from '../../domain/decider.ts'

type Step<Command, Event> = { readonly command: Command; readonly events: readonly Event[] }

/** Puts one command after the other; refused ones change nothing. */
export const play = <Command, Event, State, Reason extends string>(
  decider: Decider<Command, Event, State, Reason>,
  commands: readonly Command[],
) => {
  const steps: Step<Command, Event>[] = []
  let state = decider.initial
  for (const command of commands) {
    const answer = decider.decide(command, state)
    const events = isRefused(answer) ? [] : answer
    state = events.reduce(decider.evolve, state)
    steps.push({ command, events })
  }
  return { state, steps, facts: steps.flatMap(({ events }) => events) }
}

/** What holds for every decider, whatever it decides. */
export const lawsOf = <Command, Event, State, Reason extends string>(
  decider: Decider<Command, Event, State, Reason>,
  command: fc.Arbitrary<Command>,
  invariant: (state: State, facts: readonly Event[]) => void = () => {},
) => {
  const history = fc.array(command, { maxLength: 25 })

  test('asking twice changes nothing the second time', () => {
    fc.assert(
      fc.property(history, command, (commands, again) => {
        const { state } = play(decider, [...commands, again])
        const answer = decider.decide(again, state)
        if (!isRefused(answer)) expect(answer).toEqual([])
      }),
    )
  })

  test('a refused command is refused again, for the same reason', () => {
    fc.assert(
      fc.property(history, command, (commands, again) => {
        const { state } = play(decider, commands)
        expect(decider.decide(again, state)).toEqual(decider.decide(again, state))
      }),
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

  test('no sequence of commands breaks an invariant', () => {
    fc.assert(
      fc.property(history, commands => {
        const { state, facts } = play(decider, commands)
        invariant(state, facts)
      }),
      { numRuns: 300 },
    )
  })
}
