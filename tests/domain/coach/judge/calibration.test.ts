import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bad } from './bad-plans.ts'
import { good } from './good-plans.ts'
import { pair, planOf, quality, said, straight } from './writing.ts'

describe('the judge, held against plans whose worth is known', () => {
  test('knows twenty of each and more', () => {
    expect([bad.length, good.length]).toEqual([21, 20])
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
    'catalogue.ts',
    'plan.ts',
    'request.ts',
  ])
})
