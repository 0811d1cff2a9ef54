import { expect, test } from 'vitest'
import { limitingWordsAnswer } from '../../../api/limiting-words-answer.ts'
import type { Where } from '../../../api/words-written.ts'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Health } from '../../../domain/coach/read/health.ts'
import { limitingWords, type Written } from '../../../domain/coach/read/limiting-words.ts'
import { asFeedbackId, asWorkoutId } from '../../../domain/ids.ts'

const now = '2026-11-29T10:00:00.000Z'
const nowhere: Where = { workout: null, profile: null, feedback: null }
const workout = asWorkoutId('7c1f7f0e-35a2-4a55-9a0e-0d6f1d1b1a11')

type Place = { field: Written<unknown>['field']; text: string; at?: string; where?: Partial<Where> }

const shown = (places: readonly Place[], told: readonly Health[] = []) =>
  limitingWordsAnswer(
    limitingWords(
      places.map(({ at = now, where = {}, ...one }) => ({ ...one, at, where: { ...nowhere, ...where } })),
      { told, now, catalogue },
    ),
    catalogue,
  ).words

const brief = (places: readonly Place[], told: readonly Health[] = []) =>
  shown(places, told).map(({ field, effect, words, said }) => [field, effect, words.de, said])

test('each field’s limits stand where they were written, in the athlete’s own words', () => {
  expect(
    brief([
      { field: 'restrictions', text: 'linkes Knie, keine Burpees' },
      { field: 'goal', text: 'stärker werden trotz Bandscheibenvorfall' },
      { field: 'comments', text: 'nehme Betablocker' },
      { field: 'limits', text: 'Hüfte' },
      { field: 'wish', text: 'Nacken verspannt, 40 Minuten Oberkörper' },
    ]),
  ).toEqual([
    ['restrictions', 'limit', 'Knie links: Schmerz', 'linkes Knie'],
    ['restrictions', 'unwanted', expect.stringContaining('ohne Burpee'), 'keine Burpees'],
    ['goal', 'limit', 'Bandscheibenvorfall', 'stärker werden trotz Bandscheibenvorfall'],
    ['comments', 'limit', 'Betablocker', 'nehme Betablocker'],
    ['limits', 'limit', expect.stringContaining('Hüfte'), 'Hüfte'],
    ['wish', 'limit', 'Nacken: empfindlich', 'Nacken verspannt'],
  ])
})

test('what limits nothing is not among them', () => {
  expect(brief([{ field: 'goal', text: 'Muskelaufbau, Herzfrequenz 140, Rückentraining' }])).toEqual([])
})

test('what was said after a workout holds for fourteen days, and says until when', () => {
  const said = {
    field: 'feedback',
    text: 'Ellbogen tat weh',
    where: { workout, feedback: asFeedbackId('77') },
  } as const
  expect(shown([{ ...said, at: '2026-11-20T10:00:00.000Z' }])).toMatchObject([
    {
      words: { de: 'Ellbogen: Schmerz' },
      workout_id: workout,
      feedback_id: '77',
      holds_until: '2026-12-04T10:00:00.000Z',
    },
  ])
  expect(shown([{ ...said, at: '2026-11-10T10:00:00.000Z' }])).toEqual([])
  expect(shown([{ field: 'note', text: 'Sitz auf Stufe 4', where: { workout } }])).toEqual([])
  expect(shown([{ field: 'note', text: 'Handgelenk zwickt', where: { workout } }])).toMatchObject([
    { field: 'note', workout_id: workout },
  ])
})

test('what stops says so, and limits only once a doctor has said yes', () => {
  const pregnant = [{ field: 'goal', text: 'fit bleiben, bin schwanger' }] as const
  expect(brief(pregnant).map(([, effect]) => effect)).toEqual(['stop'])
  const yes = { kind: 'clearance', by: 'doctor', condition: 'pregnancy', part: null } as const
  expect(brief(pregnant, [yes]).map(([, effect]) => effect)).toEqual(['limit'])
})

test('the same said twice at a place is told once, and of too much the first two hundred', () => {
  expect(
    shown([{ field: 'comments', text: 'Knie schmerzt. Das Knie schmerzt beim Gehen. Knie schmerzt!' }]),
  ).toHaveLength(1)
  const many = Array.from({ length: 300 }, (_, at) => ({
    field: 'note' as const,
    text: 'Knie schmerzt',
    where: { workout: asWorkoutId(`7c1f7f0e-35a2-4a55-9a0e-0d6f1d1b1${String(at).padStart(3, '0')}`) },
  }))
  expect(shown(many)).toHaveLength(200)
})
