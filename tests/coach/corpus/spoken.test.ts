import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { readerFor } from '../../../domain/coach/read/reader.ts'
import { score } from './score.ts'
import { rates, spoken } from './spoken.ts'
import { rounds } from './utterance.ts'

/** What the built-in reader reached so far, in both halves of every class; it may only rise. */
const floors = { red: 0.94, amber: 0.98, none: 0.94 }

test.each(['practice', 'rehearsal'] as const)('hears what is said of every class, in the %s half', half => {
  const { levels } = rates(
    readerFor(catalogue),
    spoken().filter(one => one.half === half),
  )
  expect(levels.map(({ name }) => name).toSorted()).toEqual(['amber', 'none', 'red'])
  for (const { name, of, hit } of levels) {
    expect(of).toBeGreaterThan(100)
    expect(hit / of, name).toBeGreaterThanOrEqual(floors[name as keyof typeof floors])
  }
})

test.each(rounds().map((round, at) => [at + 1, round] as const))('round %i is understood by now', (_, round) => {
  const { red, amber, falseAlarms } = score(readerFor(catalogue), round)
  expect(red.hit / red.of).toBeGreaterThanOrEqual(0.95)
  expect(amber.hit / amber.of).toBeGreaterThanOrEqual(0.88)
  expect(falseAlarms.hit / falseAlarms.of).toBeLessThanOrEqual(0.07)
})
