import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { redFlags } from '../../../domain/coach/read/conditions.ts'
import { expectedFrom } from '../corpus/notation.ts'
import { type Unsafe, unsafe, unsafeOf } from '../corpus/unsafe.ts'
import { byJoint } from './burdens.ts'
import { allListed } from './conditions.ts'
import { type Seen, unsafeIn } from './yardstick.ts'

/** All that anybody has to be told. */
const everyWord =
  'Bei Schmerz oder Druck in der Brust hör auf und ruf die 112. Halte nie die Luft an, atme. Zucker, Spray bereit. Nicht allein. Rücken gerade. Taub? Ein Sturz? Puls. Beckenboden, Hebamme, ärztlich, heute Pause. Schreib mir.'

const planOf = (
  exercise: string,
  { rir = 3, reps = 10, seconds = 0, kind = 'straight', over = '', words = everyWord } = {},
): Seen => ({
  blocks: [{ kind, words: over, exercises: [{ exercise, rir, reps: [reps], seconds: [seconds] }] }],
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
        words: '',
        exercises: catalogue.exercises.map(({ id }) => ({ exercise: id, rir: 0, reps: [3], seconds: [] })),
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
    ['amber today', 'today migraine', 'pike-push-up'],
    ['amber today', 'today stomach', 'crunch'],
    ['amber today', 'today blood-donation', 'wall-walk'],
    ['amber epilepsy', 'condition epilepsy', 'bench-press'],
    ['amber other', 'condition asthma', 'sprint'],
    ['amber other', 'condition parkinson', 'box-jump'],
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
    expect(unsafeIn(said, planOf('leg-press', { words: 'Los.' })).join()).toMatch(/^no word on /)
    expect(unsafeIn(said, planOf('leg-press'))).toEqual([])
  })

  test.each([
    ['amber heart', 'condition heart', 'no word on heart'],
    ['amber blood-pressure', 'drug blood-pressure', 'no word on blood-pressure'],
    ['amber diabetes', 'drug diabetes', 'no word on diabetes'],
    ['amber epilepsy', 'drug epilepsy', 'no word on epilepsy'],
    ['amber osteoporosis', 'drug osteoporosis', 'no word on osteoporosis'],
    ['amber disc', 'condition disc', 'no word on disc'],
    ['amber blood-thinner', 'drug blood-thinner', 'no word on blood-thinner'],
    ['amber beta-blocker', 'drug beta-blocker', 'no word on beta-blocker'],
    ['amber surgery', 'condition surgery knee', 'no word on surgery'],
    ['amber birth', 'condition birth', 'no word on birth'],
    ['amber tear', 'condition tear knee', 'no word on tear'],
    ['amber pregnancy', 'condition pregnancy', 'no word on pregnancy'],
    ['amber joint', 'complaint knee pain', 'no word on joint'],
    ['amber today', 'today period', 'no word on today'],
    ['amber unknown', 'ask', 'no word on unknown'],
    ['amber other', 'condition asthma', 'no word on asthma'],
    ['amber other', 'condition diastasis', 'no word on diastasis'],
  ])('that says nothing of it, for %s, %s', (safety, label, missed) => {
    expect(unsafeIn(saying(safety, label), planOf('chin-tuck', { words: 'Los.' }))).toContain(missed)
  })

  test('that holds on for a minute where the pressure must not rise, or goes by a pulse that a drug holds down', () => {
    const pressed = saying('amber blood-pressure', 'condition blood-pressure')
    expect(unsafeIn(pressed, planOf('plank', { seconds: 60 }))).toEqual(['plank held long'])
    expect(unsafeIn(pressed, planOf('plank', { seconds: 30 }))).toEqual([])
    const slowed = saying('amber beta-blocker', 'drug beta-blocker')
    expect(unsafeIn(slowed, planOf('easy-bike', { over: 'Locker, Puls unter 140' }))).toEqual(['Puls unter 140'])
    expect(unsafeIn(slowed, planOf('easy-bike', { over: 'Locker, 20 Minuten' }))).toEqual([])
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
