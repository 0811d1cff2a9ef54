import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Level } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { request } from './requests.ts'

// Towards a race at a place without any way to run: what stands in for a run lasts.

const byId = new Map(catalogue.exercises.map(one => [one.id, one]))
const seeds = ['a', 'b', 'c']

const days = (level: Level, equipment: readonly string[], goal: 'hyrox' | 'endurance' = 'hyrox') =>
  seeds.map(seed => {
    const made = makePlan(
      request({
        seed,
        at: '2026-01-05T17:00:00.000Z',
        minutes: 60,
        place: { equipment },
        athlete: {
          gender: 'female',
          age: 33,
          weightKg: 62,
          fitnessLevel: level,
          experienceLevel: level,
          goal,
          goalDetails: goal === 'hyrox' ? 'HYROX Open am 14.03.2026' : null,
        },
      }),
      catalogue,
    )
    if (isRefusal(made)) throw new Error(made.refused)
    return made.plan
  })

const efforts = (plans: ReturnType<typeof days>) =>
  plans.flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, exercises }) =>
      kind === 'warmup' || kind === 'cooldown'
        ? []
        : exercises.flatMap(({ exercise, sets }) =>
            byId.get(exercise)?.role === 'conditioning' ? sets.map(({ durationSec }) => durationSec ?? 0) : [],
          ),
    ),
  )

test.each([
  [1, 60],
  [3, 120],
  [5, 150],
] as const)('at level %i what stands in for a run goes on for %i seconds at least', (level, least) => {
  for (const equipment of [['dumbbells', 'kettlebell'], [], ['rowing-machine']]) {
    const all = efforts(days(level, equipment))
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(seconds => seconds < least)).toEqual([])
  }
})

test('so it is for who trains to last at home', () => {
  expect(efforts(days(3, [], 'endurance')).filter(seconds => seconds < 120)).toEqual([])
})

test('nobody without one is told to go on an ergometer', () => {
  const told = (equipment: readonly string[]) =>
    days(3, equipment).map(({ hints }) => hints.map(({ de }) => de).join(' '))
  for (const words of told(['dumbbells'])) {
    expect(words).toContain('nicht laufen')
    expect(words).not.toContain('Ergometer')
  }
  for (const words of told(['rowing-machine'])) expect(words).toContain('Ergometer')
})

test('what is told of the missing run is told where something stands in for it, and nowhere else', () => {
  const told = (minutes: number, wish: string | null) =>
    seeds.map(seed => {
      const place = { equipment: ['dumbbells'], details: 'Kurzhanteln bis 24 kg' }
      const made = makePlan(request({ seed, minutes, wish, place, athlete: { goal: 'hyrox' } }), catalogue)
      if (isRefusal(made)) throw new Error(made.refused)
      return {
        hint: made.plan.hints.some(({ de }) => de.startsWith('An diesem Ort kannst du nicht laufen')),
        standsIn: efforts([made.plan]).length > 0,
      }
    })
  const strength = told(20, 'Kraft Oberkörper')
  expect(strength.some(({ standsIn }) => !standsIn)).toBe(true)
  for (const { hint, standsIn } of [...strength, ...told(60, null), ...told(45, 'Kraft Beine')])
    expect(hint).toBe(standsIn)
})
