import { describe, expect, test } from 'vitest'
import type { Plan } from '../../../domain/coach/basis/plan.ts'
import type { Feedback } from '../../../domain/coach/basis/request.ts'
import { asEventId } from '../../../domain/ids.ts'
import { liftsIn, planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

// "Everything asked for is used, or not asked": what the questionnaire asks changes a plan, and the plan says so.

const answered = (given: Partial<Record<'struggles' | 'wants' | 'hyrox' | 'mobility', string>>): Feedback => {
  const one = (value: string | undefined) =>
    value === undefined ? null : { value, event: asEventId('answers'), at: '2026-01-01T08:00:00.000Z' }
  return {
    struggles: one(given.struggles),
    wants: one(given.wants),
    hyrox: one(given.hyrox),
    mobility: one(given.mobility),
    said: [],
  } as Feedback
}

const day = (given: Parameters<typeof answered>[0], changes: Parameters<typeof request>[0] = {}) =>
  planFor(
    request({
      minutes: 60,
      athlete: { trainingFrequency: 4, goal: 'muscle' },
      place: { equipment: gym },
      feedback: answered(given),
      ...changes,
    }),
  )

const hints = ({ hints: all }: Plan) => all.map(({ de }) => de).join(' ')
const stretches = ({ blocks }: Plan) =>
  blocks.filter(({ kind }) => kind === 'cooldown').flatMap(({ exercises }) => exercises).length

describe('answers of the questionnaire', () => {
  test('who trains whenever there is time has the whole body each day, where a plan has halves of it', () => {
    const isWhole = (plan: Plan) => {
      const patterns = liftsIn(plan).map(({ exercise }) => exercise.pattern)
      return patterns.some(one => /squat|hinge|lunge/.test(one)) && patterns.some(one => /push|pull/.test(one))
    }
    expect(isWhole(day({ wants: 'jetzt' }))).toBe(true)
    expect(hints(day({ wants: 'jetzt' }))).toContain('der ganze Körper')
    expect(isWhole(day({ wants: 'plan' }))).toBe(false)
    expect(hints(day({ wants: 'plan' }))).not.toContain('der ganze Körper')
  })

  test('who finds it hard to stick to it is told what counts', () => {
    expect(hints(day({ struggles: 'ja' }))).toContain('Die ersten zwei Übungen')
    expect(hints(day({ struggles: 'nein' }))).not.toContain('Die ersten zwei Übungen')
  })

  test('who stretches elsewhere, or does not care to, does so less here; who wants to know looks at both sides', () => {
    const long = { minutes: 90 } as const
    const [usual, little, none] = [
      day({ mobility: 'gezielt' }, long),
      day({ mobility: 'regelmässig' }, long),
      day({ mobility: 'kein_interesse' }, long),
    ]
    expect(stretches(little)).toBe(1)
    expect(stretches(none)).toBe(1)
    expect(stretches(usual)).toBeGreaterThan(1)
    expect(hints(day({ mobility: 'analyse' }))).toContain('Vergleich beim Ausklang beide Seiten')
    expect(stretches(day({ mobility: 'analyse' }, long))).toBeGreaterThan(stretches(usual))
  })

  test('who prepares for a first race is told something else than who knows it, and who trains for none nothing', () => {
    const race = { athlete: { goal: 'hyrox', trainingFrequency: 4 } } as const
    expect(hints(day({ hyrox: 'erstes' }, race))).toContain('dein erstes HYROX')
    expect(hints(day({ hyrox: 'erfahren' }, race))).not.toContain('dein erstes HYROX')
    expect(hints(day({ hyrox: 'erstes' }))).not.toContain('HYROX')
  })
})
