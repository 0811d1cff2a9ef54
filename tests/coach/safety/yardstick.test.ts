import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { redFlags } from '../../../domain/coach/read/conditions.ts'
import { expectedFrom } from '../corpus/notation.ts'
import { type Unsafe, unsafe, unsafeOf } from '../corpus/unsafe.ts'
import { byJoint } from './burdens.ts'
import { allListed } from './conditions.ts'
import { type Seen, unsafeIn } from './yardstick.ts'

const planOf = (exercise: string, { rir = 3, reps = 10, kind = 'straight', words = 'Achte auf dich.' } = {}): Seen => ({
  blocks: [{ kind, exercises: [{ exercise, rir, reps: [reps] }] }],
  words,
})

type Amber = Extract<Unsafe, { level: 'amber' }>

const saying = (safety: string, ...label: readonly string[]): Amber => {
  const said = { text: 'so', field: 'wish', language: 'de', tags: [], safety, label } as const
  const [one] = unsafeOf([{ ...said, items: label.map(expectedFrom) }])
  if (one?.level !== 'amber') throw new Error('not amber')
  return one
}

test('what is ruled out are exercises that there are', () => {
  const known = new Set<string>(catalogue.exercises.map(({ id }) => id))
  const named = [...allListed, ...Object.values(byJoint).flatMap(tiers => Object.values(tiers).flat())]
  expect(named.filter(id => !known.has(id))).toEqual([])
  expect(new Set(named).size).toBeGreaterThan(150)
})

test('every class that limits rules something out for everybody who says it', () => {
  const ambers = unsafe().filter(one => one.level === 'amber')
  expect(ambers.length).toBeGreaterThan(200)
  const everything: Seen = {
    blocks: [
      {
        kind: 'amrap',
        exercises: catalogue.exercises.map(({ id }) => ({ exercise: id, rir: 0, reps: [3] })),
      },
    ],
    words: 'Los.',
  }
  expect(ambers.filter(one => unsafeIn(one, everything).length === 0).map(({ text }) => text)).toEqual([])
  expect(redFlags.length).toBe(17)
})

describe('a plan is unsafe', () => {
  test.each([
    ['amber joint', 'complaint knee pain', 'back-squat'],
    ['amber joint', 'complaint knee mild', 'pistol-squat'],
    ['amber joint', 'complaint knee acute', 'sit-to-stand'],
    ['amber joint', 'complaint shoulder pain', 'pull-up'],
    ['amber joint', 'complaint elbow pain', 'chin-up'],
    ['amber joint', 'complaint wrist pain', 'push-up'],
    ['amber joint', 'complaint lower-back pain', 'deadlift'],
    ['amber joint', 'complaint hip pain', 'cossack-squat'],
    ['amber joint', 'complaint achilles pain', 'calf-raise'],
    ['amber joint', 'complaint neck pain', 'back-squat'],
    ['amber unknown', 'ask knee', 'easy-run'],
    ['amber pregnancy', 'condition pregnancy 154d', 'bench-press'],
    ['amber birth', 'condition birth 56d', 'easy-run'],
    ['amber heart', 'condition heart', 'deadlift'],
    ['amber blood-pressure', 'drug blood-pressure', 'handstand-push-up'],
    ['amber beta-blocker', 'drug beta-blocker', 'sprint'],
    ['amber blood-thinner', 'drug blood-thinner', 'box-jump'],
    ['amber epilepsy', 'condition epilepsy', 'dead-hang'],
    ['amber osteoporosis', 'condition osteoporosis', 'sit-up'],
    ['amber disc', 'condition disc', 'good-morning'],
    ['amber disc', 'condition disc neck', 'pike-shoulder-shift'],
    ['amber surgery', 'condition surgery knee 56d', 'leg-curl'],
    ['amber tear', 'condition dislocation shoulder 56d', 'band-chest-press'],
    ['amber other', 'condition pelvic-floor', 'jump-rope'],
    ['amber today', 'today cold', 'burpee'],
  ])('for %s, %s: %s', (safety, label, exercise) => {
    expect(unsafeIn(saying(safety, label), planOf(exercise))).toEqual([exercise])
    expect(unsafeIn(saying(safety, label), planOf('chin-tuck'))).toEqual([])
  })

  test.each(['amber diabetes', 'amber other', 'amber today', 'amber heart'])('that goes to the end, for %s', safety => {
    const said = saying(
      safety,
      { 'amber diabetes': 'condition diabetes', 'amber other': 'condition asthma', 'amber today': 'today cold' }[
        safety
      ] ?? 'condition heart',
    )
    expect(unsafeIn(said, planOf('leg-press', { rir: 1 }))).toEqual(['leg-press with 1 left'])
    expect(unsafeIn(said, planOf('leg-press', { reps: 3 }))).toEqual(['leg-press for few repetitions'])
    expect(unsafeIn(said, planOf('leg-press', { kind: 'amrap' }))).toEqual(['as many rounds as one can'])
    expect(unsafeIn(said, planOf('leg-press', { words: '' }))).toEqual(['nothing is said'])
    expect(unsafeIn(said, planOf('leg-press'))).toEqual([])
  })

  test('not for who was allowed to load the part again, nor by a reading that is as good', () => {
    const cleared = saying('amber surgery', 'condition surgery knee', 'clearance doctor')
    expect(unsafeIn(cleared, planOf('leg-press', { rir: 2 }))).toEqual([])
    expect(unsafeIn(cleared, planOf('squat-jump'))).toEqual(['squat-jump'])
    expect(unsafeIn(saying('amber joint', 'complaint knee pain / complaint knee mild'), planOf('leg-press'))).toEqual(
      [],
    )
  })
})
