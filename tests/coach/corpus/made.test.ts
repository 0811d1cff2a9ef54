import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { readerFor } from '../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../domain/coach/read/safety.ts'
import { type Made, made } from './made.ts'
import { writtenOn } from './utterance.ts'

/** What the built-in reader reached so far of what frames and word lists make; it may only rise. */
const floors = { red: 0.99, amber: 0.975, none: 0.96 }

const isHeard = ({ text, level }: Made) => {
  const heard = safetyOf(readerFor(catalogue)(text, 'wish', writtenOn).items).level
  return level === 'amber' ? heard !== 'none' : heard === level
}

test('hears whatever words fill a frame: who complains of what, and what is only trained', () => {
  for (const [level, all = []] of Object.entries(Object.groupBy(made(1500), one => one.level))) {
    const missed = all.filter(one => !isHeard(one)).map(({ frame, text }) => `${frame}: ${text}`)
    expect(1 - missed.length / all.length, missed.join('\n')).toBeGreaterThanOrEqual(floors[level as Made['level']])
  }
})
