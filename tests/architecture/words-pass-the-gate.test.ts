import { expect, test } from 'vitest'
import { calls } from '../../contract/all.ts'
import { bodyOf, freeFields } from '../faults/erasure-calls.ts'

/** Calls of athletes that take words or figures and need no health gate, and why. */
const passed: Readonly<Record<string, string>> = {
  setAge: 'an address',
  changeEmail: 'an address and a password',
  closeAccount: 'a password',
  stepUp: 'a password',
  addPasskey: 'what a device is called',
  understand: 'stores nothing',
  addSet: 'figures',
  logSet: 'figures',
  setExerciseStatus: 'figures',
}

test('what an athlete writes passes the health gate, but for calls that are left out by name', () => {
  const ungated = calls
    .filter(({ access, refuses }) => access === 'signed-in' && !refuses?.some(one => one === 'health-consent-needed'))
    .filter(call => freeFields(bodyOf(call)).length > 0)
  expect(ungated.map(({ name }) => name).sort()).toEqual(Object.keys(passed).sort())
})
