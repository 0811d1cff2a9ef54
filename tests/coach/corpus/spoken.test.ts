import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { readerFor } from '../../../domain/coach/read/reader.ts'
import { keysOf } from '../../../domain/fields.ts'
import { score } from './score.ts'
import { rates, type Spoken, spoken } from './spoken.ts'
import { rounds } from './utterance.ts'

/** What the built-in reader reached so far; it may only rise. */
const floors = {
  practice: { red: 0.97, amber: 0.98, none: 0.94 },
  rehearsal: { red: 0.95, amber: 0.99, none: 0.91 },
  strangers: { red: 0.87, amber: 0.9, none: 0.9 },
}

test.each(keysOf(floors))('hears what is said of every class: %s', half => {
  const { levels } = rates(
    readerFor(catalogue),
    spoken()
      .filter(one => one.half === half)
      .filter((_, at) => half !== 'practice' || at % 4 === 0),
  )
  expect(levels.map(({ name }) => name).toSorted()).toEqual(['amber', 'none', 'red'])
  for (const { name, of, hit } of levels) {
    expect(of).toBeGreaterThan(100)
    expect(hit / of, name).toBeGreaterThanOrEqual(floors[half][name as Spoken['level']])
  }
})

test.each(rounds().map((round, at) => [at + 1, round] as const))('round %i is understood by now', (_, round) => {
  const { red, amber, falseAlarms } = score(readerFor(catalogue), round)
  expect(red.hit / red.of).toBeGreaterThanOrEqual(0.95)
  expect(amber.hit / amber.of).toBeGreaterThanOrEqual(0.88)
  expect(falseAlarms.hit / falseAlarms.of).toBeLessThanOrEqual(0.07)
})
