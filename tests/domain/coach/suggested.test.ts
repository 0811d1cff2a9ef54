import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { additionsTo } from '../../../domain/coach/adapt/additions.ts'
import type { PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

const offeredFor = (asked: PlanRequest) => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  const all = additionsTo(made.plan, asked, catalogue)
  expect(all).toHaveLength(catalogue.exercises.length)
  const offered = all.filter(({ suggestion }) => suggestion)
  expect(all.slice(0, offered.length)).toEqual(offered)
  return offered
}

test('six are suggested at once, all fit, and each names the muscle that still lacks sets this week', () => {
  const offered = offeredFor(request({ minutes: 45, wish: 'Oberkörper' }))
  expect(offered).toHaveLength(6)
  expect(offered.every(({ misfit }) => misfit === null)).toBe(true)
  for (const { exercise, suggestion } of offered) {
    const [, named, sets] = /^(.+): diese Woche noch (\d+) (?:Satz|Sätze) offen$/.exec(suggestion?.de ?? '') ?? []
    if (!named) continue
    const muscle = catalogue.muscles.find(({ name }) => name.de === named)
    expect(exercise.muscles[muscle?.id ?? '']).toBeGreaterThanOrEqual(1)
    expect(Number(sets)).toBeGreaterThan(0)
  }
  expect(offered.some(({ exercise }) => exercise.pattern === 'squat' || exercise.pattern === 'hinge')).toBe(true)
})

test('a trainer would reach for each: no band, strap or floor where the gym has the weights or the machine for it', () => {
  const wishes = ['', 'Oberkörper', 'Unterkörper', 'nur Rücken und Bizeps', 'Brust und Trizeps']
  const makeshift = wishes.flatMap(wish =>
    ['1', '2', '3', '4'].flatMap(seed =>
      offeredFor(request({ minutes: 45, wish, seed, place: { equipment: gym } }))
        .filter(({ exercise }) => exercise.role === 'compound' || exercise.role === 'isolation')
        .filter(({ exercise }) => !['total', 'per-hand', 'stack', 'added', 'assisted'].includes(exercise.loadType))
        .filter(({ exercise }) => exercise.pattern !== 'vertical-pull' && exercise.pattern !== 'lunge')
        .map(({ exercise }) => `${wish || 'alles'}: ${exercise.id}`),
    ),
  )
  expect([...new Set(makeshift)]).toEqual([])
})

test('what is suggested first is not there twice in a row', () => {
  const offered = offeredFor(request({ minutes: 45, wish: 'Oberkörper' }))
  const kinds = offered.map(({ exercise }) => `${exercise.pattern} ${exercise.role}`)
  expect(new Set(kinds.slice(0, 3)).size).toBe(3)
})

test('at home without anything, only what needs nothing is suggested', () => {
  const offered = offeredFor(request({ minutes: 20, place: { equipment: [] } }))
  expect(offered.length).toBeGreaterThan(2)
  expect(offered.filter(({ misfit }) => misfit !== null)).toEqual([])
})
