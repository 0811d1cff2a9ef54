import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import type { Goal } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

// Who names a thing wants to train with it; who names a drill wants to do it. By the catalogue and the printed plan alone.

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id as string, exercise]))
const nothingToTrainWith = new Set(['wall', 'chair', 'mat', 'bench', 'incline-bench', 'rack', 'weight-plates', 'box'])
const things = catalogue.equipment.filter(({ id, kind }) => kind !== 'place' && !nothingToTrainWith.has(id))

const planFor = (goal: Goal, wish: string, minutes: number, equipment: readonly string[]) => {
  const made = makePlan(request({ wish, minutes, athlete: { goal }, place: { equipment } }), catalogue)
  if (isRefusal(made)) throw new Error(`${wish}: ${made.refused}`)
  const planned = exercisesOf(made.plan)
  const used = planned.flatMap(({ exercise }) => byId.get(exercise) ?? [])
  const wished = planned.flatMap(({ exercise, reasons }) =>
    reasons.some(({ code }) => code === 'wish') ? [byId.get(exercise)] : [],
  )
  return { used, wished, hints: made.plan.hints.map(({ de }) => de).join(' ') }
}

describe.each(['muscle', 'strength', 'health', 'weight-loss', 'endurance', 'hyrox'] as const)('for %s', goal => {
  test.each(things.map(({ id, name }) => [name.de, id]))('%s', (name, id) => {
    for (const [wish, minutes] of [
      [`mit ${name}`, 30],
      [name, 60],
    ] as const) {
      const { used, wished, hints } = planFor(goal, wish, minutes, [...new Set([...gym, id])])
      const isUsed = used.some(({ role, requires }) => role !== 'warm-up' && requires.some(kit => kit.includes(id)))
      expect(isUsed || hints.includes(name), `${minutes} min: ${used.map(one => one.id)} – ${hints}`).toBe(true)
      const isSaid = wished.some(one => one?.requires.some(kit => kit.includes(id)))
      expect(isSaid || hints.includes(name), `${minutes} min: why ${name}`).toBe(true)
    }
  })
})

const drills: readonly [string, RegExp][] = [
  ['Burpees', /burpee/],
  ['Seilspringen', /jump-rope/],
  ['Boxen', /shadow-boxing/],
  ['Rudern auf dem Ergometer', /row-erg|row-intervals/],
  ['Ball Slams', /ball-slam/],
  ['Kettlebell Swings', /swing/],
  ['Hügelsprints', /hill-repeats/],
  ['Mountain Climbers', /mountain-climber/],
  ['Battle Ropes', /battle-rope/],
  ['Bear Crawl', /bear-crawl/],
]
const hall = [...gym, 'jump-rope', 'running-route', 'hill', 'slam-ball', 'battle-ropes']

describe.each(['muscle', 'health', 'weight-loss', 'endurance', 'hyrox'] as const)('for %s', goal => {
  test.each(drills)('%s', (wish, drill) => {
    for (const minutes of [20, 30, 45, 60]) {
      const { used, wished, hints } = planFor(goal, wish, minutes, hall)
      expect(
        used.some(({ id }) => drill.test(id)),
        `${minutes} min: ${used.map(({ id }) => id)} – ${hints}`,
      ).toBe(true)
      expect(
        wished.some(one => one && drill.test(one.id)),
        `${minutes} min: why`,
      ).toBe(true)
    }
  })
})
