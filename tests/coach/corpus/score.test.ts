import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Intent, Meaning } from '../../../domain/coach/read/intent.ts'
import { runs } from '../../support/runs.ts'
import { itemFrom, knowing, meaningFrom } from './ideal.ts'
import { matches } from './match.ts'
import { expectedFrom } from './notation.ts'
import { printed, wrong } from './printed.ts'
import type { Reader } from './reading.ts'
import { score } from './score.ts'
import { open, type Utterance } from './utterance.ts'

const utterances = open()

const silent: Reader = () => ({ items: [] })

const afraid: Reader = (text, field) => ({
  items: [{ kind: 'red-flag', flag: 'unwell', part: null, ageDays: null, source: at(field, text) }],
})

describe('a whole set', () => {
  test('a reader that knows every label is right in everything', () => {
    const perfect = score(knowing(utterances), utterances)
    expect(wrong(perfect)).toBe('')
    for (const rate of [perfect.red, perfect.amber]) expect(rate.hit).toBe(rate.of)
    expect(perfect.red.of).toBeGreaterThan(200)
    expect([perfect.falseAlarms.hit, perfect.falseStops.hit]).toEqual([0, 0])
    expect(perfect.items.all.found).toBe(perfect.items.all.expected)
    expect(perfect.items.all.right).toBe(perfect.items.all.given)
  })

  test('a reader that says nothing finds nothing and alarms nobody', () => {
    const nothing = score(silent, utterances)
    expect([nothing.red.hit, nothing.amber.hit, nothing.falseAlarms.hit]).toEqual([0, 0, 0])
    expect([nothing.items.all.found, nothing.items.all.given]).toEqual([0, 0])
  })

  test('a reader that stops everybody misses no red flag, and is a false alarm to all others', () => {
    const scared = score(afraid, utterances)
    expect(scared.red.hit).toBe(scared.red.of)
    expect(scared.redBy.fracture?.hit).toBe(0)
    expect(scared.falseAlarms.hit).toBe(scared.falseAlarms.of)
    expect(scared.falseStops.hit).toBe(scared.falseStops.of)
    expect(printed('open', scared)).toContain('false alarms 1.000')
  })

  test('the order of items changes nothing, saying one twice costs precision', () => {
    fc.assert(
      fc.property(fc.constantFrom(...utterances), fc.integer(), (one, turn) => {
        const right = knowing(utterances)
        const turned: Reader = (...asked) => {
          const { items } = right(...asked)
          const cut = items.length === 0 ? 0 : Math.abs(turn) % items.length
          return { items: [...items.slice(cut), ...items.slice(0, cut)] }
        }
        const twice: Reader = (...asked) => ({ items: [...right(...asked).items, ...right(...asked).items] })
        expect(score(turned, [one]).wrong).toEqual([])
        const { right: found, given } = score(twice, [one]).items.all
        expect(given).toBe(found * 2)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('safety', () => {
  test('a limit is kept by naming it, by asking and by stopping, not by another limit', () => {
    const asked = said('Blutdruck hoch', 'amber blood-pressure', ['condition blood-pressure'])
    const rateOf = (meaning: Meaning) => score(saying(meaning), [asked]).amber.hit
    expect(rateOf(full('drug blood-pressure'))).toBe(1)
    expect(rateOf(full('ask'))).toBe(1)
    expect(rateOf(full('red-flag unwell'))).toBe(1)
    expect(rateOf(full('complaint knee pain'))).toBe(0)
  })

  test('a limit nobody needs is a false alarm, and no false stop', () => {
    const calm = score(saying(full('complaint back pain')), [said('Rückentraining', 'none', ['focus with back'])])
    expect([calm.falseAlarms.hit, calm.falseStops.hit]).toEqual([1, 0])
  })

  test('behind a red flag nothing else is judged', () => {
    const stopped = said('Fieber, aber Beine', 'red infection', ['red-flag infection'])
    const reader: Reader = (text, field) => ({
      items: ['red-flag infection', 'focus with lower-body'].map(label => itemFrom(expectedFrom(label), text, field)),
    })
    expect(score(reader, [stopped]).wrong).toEqual([])
  })

  test('a class may be one of several, and an optional item may be missing or there', () => {
    const either = said('krank', 'red unwell|infection', ['red-flag unwell / red-flag infection'])
    expect(score(saying(full('red-flag infection')), [either]).redBy.unwell?.hit).toBe(1)
    const maybe = said('Knie hält', 'none', ['?recovered knee'])
    expect(score(silent, [maybe]).wrong).toEqual([])
    expect(score(saying(full('recovered knee')), [maybe]).wrong).toEqual([])
  })
})

describe('equal is', () => {
  test.each([
    ['focus with lower-body', 'focus with lower-body'],
    ['focus with core', 'focus with abs', false],
    ['focus with arms', 'focus without arms', false],
    ['focus with thighs', 'focus with quads', false],
    ['focus without jumping', 'focus without running', false],
    ['exercise with back-squat', 'exercise with back-squat|front-squat'],
    ['exercise with back-squat', 'exercise with back-squat|deadlift', false],
    ['exercise without burpee|step-back-burpee', 'exercise without burpee', false],
    ['exercise with back-squat 5x5 80kg', 'exercise with back-squat 5x5 80kg'],
    ['exercise with back-squat 5x5 80kg', 'exercise with back-squat 5x5', false],
    ['exercise with deadlift', 'exercise with deadlift 999kg', false],
    ['ability bench-press x1 102kg', 'ability bench-press x1 102.06kg'],
    ['format with interval 6r', 'format with interval 6r 400m'],
    ['format with interval 6r', 'format with interval 8r', false],
    ['kit only none', 'kit only none'],
    ['kit only none', 'kit only mat', false],
    ['kit without machines', 'kit without leg-press', false],
    ['duration 40', 'duration 40'],
    ['duration 40', 'duration <=40', false],
    ['duration 30-40', 'duration 35'],
    ['duration <=25', 'duration 25', false],
    ['intensity moderate', 'intensity easy'],
    ['intensity moderate', 'intensity hard', false],
    ['intensity hard rir2', 'intensity hard', false],
    ['mood tired', 'mood stressed'],
    ['mood tired', 'mood rested', false],
    ['event race running in 28d', 'event race running in 30d'],
    ['event race running in 28d', 'event race running in 40d', false],
    ['event match in 1d', 'event match football in 1d'],
    ['event match in 1d', 'event match in 2d', false],
    ['place outdoors without', 'place indoors'],
    ['bound heart-rate 140', 'bound heart-rate <=140'],
    ['bound heart-rate <=140', 'bound heart-rate >=140', false],
    ['complaint knee left pain', 'complaint knee left pain'],
    ['complaint knee left pain', 'complaint knee pain', false],
    ['complaint knee pain', 'complaint knee both pain'],
    ['complaint back pain', 'complaint lower-back pain'],
    ['complaint knee pain', 'complaint knee acute'],
    ['complaint knee acute', 'complaint knee pain', false],
    ['complaint knee protect', 'complaint knee acute', false],
    ['complaint knee pain', 'complaint hip pain', false],
    ['complaint neck pain', 'complaint jaw pain', false],
    ['condition surgery knee 60d', 'condition surgery knee 56d'],
    ['condition surgery knee 60d', 'condition surgery knee', false],
    ['condition disc', 'condition disc lower-back'],
    ['ask knee', 'ask', false],
    ['ask', 'ask knee'],
    ['clearance doctor', 'clearance physio', false],
    ['ask neck / complaint neck pain', 'complaint neck pain'],
    ['today cold', 'today headache', false],
  ] as const)('%s — %s: %s', (label, read, ...[equal = true]) => {
    expect(matches(expectedFrom(label), itemFrom(expectedFrom(read), 'so', 'wish'), 'so')).toBe(equal)
  })

  test('on words of the text, and on the quoted ones', () => {
    const text = 'Beine nicht, nur Oberkörper'
    const expected = expectedFrom('focus without lower-body @Beine nicht')
    const from = (start: number, end: number) =>
      matches(expected, { ...full('focus without lower-body'), source: { ...at('wish', text), start, end } }, text)
    expect([from(0, 11), from(6, 11), from(13, 27), from(0, 0), from(-1, 5), from(0, 99), from(5, 6)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

test('a label that is none of the language is refused', () => {
  for (const label of [
    'focus with legs',
    'complaint knee',
    'kit with bananas',
    'exercise with squat',
    'hunger 3',
    'duration soon',
  ])
    expect(() => expectedFrom(label), label).toThrow()
})

function at(field: Utterance['field'], text: string): Intent['items'][number]['source'] {
  return { field, start: 0, end: text.length, by: 'built-in', certainty: 'certain' }
}

function full(label: string): Meaning {
  return meaningFrom(expectedFrom(label).any[0] ?? { kind: 'not-understood' })
}

function saying(meaning: Meaning): Reader {
  return (text, field) => ({ items: [{ ...meaning, source: at(field, text) }] })
}

function said(text: string, safety: string, label: readonly string[]): Utterance {
  return { text, field: 'wish', language: 'de', tags: [], safety, label, items: label.map(expectedFrom) }
}
