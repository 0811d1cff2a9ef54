import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { hintsOf, lifter, liftsIn, linesOf, planFor } from './lifter.ts'
import { somebody } from './people.ts'
import { read } from './read/reading.ts'

const schemesSaid = (text: string) =>
  read(text).flatMap(one => {
    if (one.kind !== 'scheme') return []
    const { exercises, dose } = one
    return exercises === null ? `${dose.sets ?? ''}x${dose.reps?.join('-') ?? ''}` : String(exercises)
  })

describe('of how many and how much a session shall be', () => {
  test.each([
    ['nur 3 Übungen', '3'],
    ['maximal vier Übungen heute', '4'],
    ['nicht mehr als 5 verschiedene Übungen', '5'],
    ['drei Grundübungen, sonst nichts', '3'],
    ['nur eine Übung heute: Kreuzheben', '1'],
    ['2 Übungen Brust, 2 Übungen Rücken', '4'],
    ['Brust, 4 Übungen', '4'],
    ['alles 3x10', '3x10-10'],
    ['2 Sätze pro Übung', '2x'],
    ['je Übung nur zwei Sätze', '2x'],
    ['3 sets each', '3x'],
    ['heute 5x5', '5x5-5'],
    ['Oberkörper, 4 Sätze à 8', '4x8-8'],
    ['8-12 Wiederholungen', 'x8-12'],
    ['Ganzkörper mit hohen Wiederholungen', 'x12-20'],
    ['Bankdrücken 5x5, Rest 3x12', '3x12-12'],
  ])('%s', (text, scheme) => expect(schemesSaid(text)).toEqual([scheme]))

  test('both at once', () => {
    expect(schemesSaid('5 Übungen à 3 Sätze')).toEqual(['5', '3x'])
    expect(schemesSaid('4 exercises, 4 sets of 8 each')).toEqual(['4', '4x8-8'])
  })

  test.each([
    'Kniebeuge 5x5',
    'Beine, davon 2 Übungen für den Po',
    'eine Übung für den unteren Rücken dazu',
    'mindestens 6 Übungen',
    'Brust 3 Übungen, dazu Bizeps',
    'letztes Mal waren 3 Sätze zu viel',
    'EMOM 12 Minuten, 10 Burpees',
    'Zirkel mit 4 Runden',
    '8x400 m',
    'schaffe 12 Wiederholungen Klimmzüge',
  ])('is not said by: %s', text => expect(schemesSaid(text)).toEqual([]))
})

describe('is planned so', () => {
  test('no more exercises than were asked for, and more sets of these', () => {
    const usual = linesOf(planFor(lifter(null)))
    const few = linesOf(planFor(lifter('nur 3 Übungen')))
    expect(usual.length).toBeGreaterThan(3)
    expect(few).toHaveLength(3)
    expect(Math.max(...few.map(({ sets }) => sets))).toBeGreaterThanOrEqual(4)
  })

  test('sets and repetitions of every lift, the load by what the athlete can do', () => {
    const lifts = liftsIn(planFor(lifter('alles 3x10')))
    expect(lifts.length).toBeGreaterThanOrEqual(3)
    for (const { exercise, planned, sets } of lifts) {
      expect(sets, exercise.id).toBeLessThanOrEqual(3)
      if (exercise.role === 'core' || !exercise.metrics.includes('reps')) continue
      expect(
        planned.sets.filter(({ ramp }) => !ramp).map(({ reps }) => reps),
        exercise.id,
      ).toEqual(Array.from({ length: sets * (exercise.unilateral ? 2 : 1) }, () => 10))
    }
    const [known] = liftsIn(planFor(lifter('Kniebeugen, und alles 3x10'))).filter(
      ({ exercise: { id } }) => id === 'back-squat',
    )
    expect(known?.planned.sets.at(-1)?.weightKg).toBeGreaterThan(70)
    expect(known?.planned.sets.at(-1)?.weightKg).toBeLessThan(95)
  })

  test('fives are for the big lifts, and where not all sets have room it is said', () => {
    const plan = planFor(lifter('heute 5x5', { minutes: 45 }))
    const lifts = liftsIn(plan)
    const reps = (role: string) =>
      lifts.filter(({ exercise }) => exercise.role === role).flatMap(({ planned }) => planned.sets.at(-1)?.reps ?? [])
    expect(new Set(reps('compound'))).toEqual(new Set([5]))
    expect(Math.min(99, ...reps('isolation'))).toBeGreaterThan(5)
    const isShort = lifts.some(({ exercise, sets }) => exercise.role === 'compound' && sets < 5)
    expect(hintsOf(plan).includes('Je 5 Sätze')).toBe(isShort)
  })
})

test('whoever asks for it gets it: nothing in it is forbidden, and none is sent away for it', () => {
  const wishes = ['alles 5x5', 'nur 2 Übungen', 'heute 10x3', '3 Übungen à 5 Sätze', 'hohe Wiederholungen', '20 Wdh']
  for (let at = 0; at < 90; at += 1) {
    const asked = somebody(`scheme-${at}`)
    const wish = wishes[at % wishes.length] ?? null
    const [usual, made] = [makePlan({ ...asked, wish: null }, catalogue), makePlan({ ...asked, wish }, catalogue)]
    expect(isRefusal(made), `${at} ${wish}`).toBe(isRefusal(usual))
    if (isRefusal(usual) || isRefusal(made)) continue
    expect(linesOf(made.plan).length > 0, `${at} ${wish}`).toBe(linesOf(usual.plan).length > 0)
  }
})
