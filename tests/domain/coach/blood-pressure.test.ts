import { expect, test } from 'vitest'
import { planFor } from './lifter.ts'
import { request } from './requests.ts'

const hints = (restrictions: string | null) =>
  planFor(request({ minutes: 45, athlete: { goal: 'health', age: 56, restrictions } }))
    .hints.map(({ de }) => de)
    .join(' ')

test('high blood pressure is told to breathe out on the effort, a beta blocker to go by talking', () => {
  expect(hints('Bluthochdruck, nehme Betablocker')).toMatch(/Halte nie die Luft an: Atme aus/)
  expect(hints('Bluthochdruck, nehme Betablocker')).toMatch(/in ganzen Sätzen sprechen/)
  expect(hints('Bluthochdruck')).toContain('Atme aus')
  expect(hints(null)).not.toMatch(/Luft an|Betablocker/)
})
