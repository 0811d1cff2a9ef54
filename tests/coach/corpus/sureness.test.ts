import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import file from '../../../content/language/ear.json' with { type: 'json' }
import { language } from '../../../content/language/language.ts'
import type { Sure } from '../../../domain/coach/read/language.ts'
import { keysOf } from '../../../domain/fields.ts'
import { spoken } from './spoken.ts'
import { costOf, leastCostly } from './sureness.ts'
import { folds, toLearnFrom } from './to-learn-from.ts'
import { held, locked } from './utterance.ts'

test('how sure the ear must be stands in the file that npm run coach:ear writes, and nowhere else', () => {
  expect(language.ear.sure).toEqual(file.sure)
  const source = readFileSync(new URL('../../../domain/coach/read/ear/ear.ts', import.meta.url), 'utf8')
  expect(source).not.toMatch(/\b0\.\d/)
})

test('nothing that is only scored is learned from or chosen by', () => {
  const learned = new Set(toLearnFrom().map(({ text }) => text))
  const scored = [...locked(), ...held(), ...spoken().filter(({ half }) => half !== 'practice')]
  expect(scored.filter(({ text }) => learned.has(text)).length / scored.length).toBeLessThan(0.01)
})

test('each fifth that it is judged by is a stretch of what one person wrote after the other', () => {
  const counts = Map.groupBy(toLearnFrom(), ({ fold }) => fold)
  for (let fold = 0; fold < folds; fold += 1) expect(counts.get(fold)?.length).toBeGreaterThan(1000)
})

test('what costs least is found, and a missed stop costs more than a missed limit', () => {
  const target: Sure = { ...file.sure, care: 0.55, stop: 0.65, noStop: 0.02 }
  const away = (sure: Sure) => keysOf(sure).reduce((sum, one) => sum + Math.abs(sure[one] - target[one]), 0)
  expect(leastCostly(away).sure).toMatchObject({ care: 0.55, stop: 0.65, noStop: 0.02 })
  const none = { red: 0, amber: 0, none: 0, stopped: 0 }
  expect(costOf({ ...none, red: 0.02 })).toBeGreaterThan(costOf({ ...none, amber: 0.02 }))
})
