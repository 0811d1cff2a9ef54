import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bad } from './bad-plans.ts'
import { good } from './good-plans.ts'
import { block, pair, planOf, quality, said, straight } from './writing.ts'

describe('the judge, held against plans whose worth is known', () => {
  test('knows twenty of each and more', () => {
    expect([bad.length, good.length]).toEqual([22, 20])
  })

  test.each(bad)('finds "$what" poor', ({ plan, athlete, rule }) => {
    const found = quality(plan, athlete)
    expect(found.score, said(found)).toBeLessThan(60)
    expect(found.faults.filter(({ degree }) => degree === 'grave').map(({ rule }) => rule)).toContain(rule)
  })

  test.each(good)('finds "$what" good', ({ plan, athlete }) => {
    const found = quality(plan, athlete)
    expect(found.score, said(found)).toBeGreaterThan(85)
  })
})

describe('what could be better costs points', () => {
  const squat = 'back-squat 4x8 @? r2 rest90'
  const others = ['bench-press 4x8 @? r2 rest90', 'barbell-row 4x8 @? r2 rest90']
  const crunch = 'cable-crunch 4x12 @? r2 rest60'
  const around = { warmUp: ['easy-row 1x240s'], coolDown: ['pigeon-stretch 2x45s'] }
  const usual = straight(squat, ...others, crunch)
  test.each([
    ['the same stretch four times', planOf([usual], { ...around, coolDown: ['pigeon-stretch 4x45s'] })],
    [
      'a long stretch before lifting',
      planOf([usual], { ...around, warmUp: ['easy-row 1x240s', 'cobra-stretch 2x60s'] }),
    ],
    ['a trunk tired in the rests of a squat', planOf([pair(squat, crunch), straight(...others)], around)],
  ])('%s', (_, plan) => {
    expect(quality(plan).score).toBeLessThan(quality(planOf([usual], around)).score)
  })
})

test('a wish for a muscle is served by as many sets as it takes in a session, however long the day', () => {
  const day = (first: string) =>
    planOf([
      straight(
        first,
        'incline-dumbbell-press 4x10 @? r2',
        'seated-cable-row 4x10 @? r2',
        'lat-pulldown 4x10 @? r2',
        'leg-press 4x10 @? r2',
        'leg-curl 3x12 @? r2',
      ),
    ])
  const faults = (first: string) =>
    quality(day(first), { wish: 'Brust', minutes: 120 }).faults.filter(({ rule }) => rule === 47)
  expect(faults('dumbbell-bench-press 4x8 @? r2')).toEqual([])
  expect(faults('dumbbell-bench-press 2x8 @? r2')).toHaveLength(1)
})

test('the judge shares no yardstick with the planner: it reads plans, requests and the catalogue, reckons with days and medians, and nothing else', () => {
  const room = 'domain/coach/judge'
  const files = readdirSync(room)
  expect(files.length).toBeGreaterThan(8)
  const imported = files.flatMap(file =>
    [...readFileSync(`${room}/${file}`, 'utf8').matchAll(/from '\.\.\/([^']+)'/g)].map(match => match[1]),
  )
  expect([...new Set(imported)].sort()).toEqual([
    '../days.ts',
    '../numbers.ts',
    'basis/catalogue.ts',
    'basis/plan.ts',
    'basis/request.ts',
  ])
})

describe('days that are longer than their work', () => {
  const push = straight(
    'bench-press 5x8 @? r2 rest150',
    'incline-dumbbell-press 3x10 @? r2',
    'dumbbell-lateral-raise 4x15 @? r1',
    'overhead-press 3x8 @? r2',
    'triceps-pushdown 3x12 @? r1',
  )
  const six = { trainingFrequency: 6, fitnessLevel: 4, experienceLevel: 4 } as const
  const score = (plan: ReturnType<typeof planOf>, athlete: object, more: object = {}) =>
    quality(plan, { athlete: { goal: 'muscle', sessionMinutes: 90, ...athlete }, minutes: 90, ...more }).score
  const erg = straight('row-erg 1x1200s')

  test('six days of ninety minutes are done with what a week gives its muscles, three are not', () => {
    const plan = planOf([push, erg])
    expect(score(plan, six)).toBeGreaterThan(85)
    expect(score(plan, { ...six, trainingFrequency: 3 })).toBeLessThan(score(plan, six))
  })

  test('a bad day may end on a bike, and may not be stretched out', () => {
    const few = straight('leg-press 3x10 @? r4', 'chest-press 3x10 @? r4', 'seated-cable-row 3x10 @? r4')
    const bike = straight('stationary-bike 1x1500s')
    const flow = block('circuit', 'pigeon-stretch 6x45s', 'supine-twist 6x45s', 'cobra-stretch 6x60s')
    expect(score(planOf([few, bike]), { minutes: 60 }, { minutes: 60, mood: 1 })).toBeGreaterThan(85)
    expect(score(planOf([few, bike]), {}, { minutes: 60, mood: 4 })).toBeLessThan(60)
    expect(score(planOf([few, flow]), {}, { minutes: 60, mood: 1 })).toBeLessThan(86)
  })
})
