import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { replanRest, swapExercise, trimTo } from '../../../domain/coach/adapt.ts'
import { exercisesOf, type Plan, type PlannedBlock } from '../../../domain/coach/basis/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { isRefused } from '../../../domain/kernel/decider.ts'
import { place } from './people.ts'
import { request } from './requests.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)
const asked = (seed: number) => request({ seed: String(seed), minutes: 60, wish: 'Supersätze' })
const planFor = (seed: number): Plan => {
  const made = makePlan(asked(seed), catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan
}

const smaller = [place(['pull-up-bar']), place(['dumbbells', 'bench']), place(['resistance-band'])]

/** At another place, in less time, with nothing done yet. */
const changed = seeds.flatMap(seed => {
  const plan = planFor(seed)
  const moved = smaller.map(there => replanRest(plan, there, [], asked(seed), catalogue).plan)
  const trimmed = [40, 30].map(minutes => trimTo(plan, minutes, [], asked(seed), catalogue).plan)
  return [...moved, ...trimmed].map(now => ({ plan, now }))
})

const restOf = ({ exercises }: PlannedBlock) =>
  Math.max(...exercises.flatMap(({ sets }) => sets.filter(({ ramp }) => !ramp).map(({ restSec }) => restSec)))

describe('a pair that lost its partner', () => {
  const left = changed.flatMap(({ plan, now }) =>
    now.blocks.flatMap(block => {
      const before = plan.blocks.find(({ id }) => id === block.id)
      return before?.kind === 'superset' && block.exercises.length === 1 ? [{ before, block }] : []
    }),
  )

  test('is straight sets, and called so', () => {
    expect(left.length).toBeGreaterThan(3)
    for (const { block } of left) {
      expect(block.kind).toBe('straight')
      expect(block.name.de).not.toMatch(/Supersatz/)
      expect(block.description.de).not.toMatch(/im Wechsel/)
    }
  })

  test('rests as long as the pair did', () => {
    for (const { before, block } of left) {
      const [exercise] = block.exercises
      expect(restOf(block)).toBe(restOf(before))
      const open = exercise?.sets.filter(({ ramp, side }) => !ramp && side !== 'left') ?? []
      expect(new Set(open.map(({ restSec }) => restSec))).toEqual(new Set([restOf(before)]))
    }
  })
})

describe('what stands in the middle', () => {
  const namesIn = (plan: Plan) => exercisesOf(plan).map(({ name }) => name.de)
  /** Names that are called there and are not to be trained today. */
  const untrue = (plan: Plan) => {
    const [centre = ''] = plan.description.de.split('. ')
    const there = namesIn(plan)
    return catalogue.exercises
      .map(({ name }) => name.de)
      .filter(name => centre.includes(name) && !there.some(one => one.includes(name)))
  }

  test('is what is to be trained at another place and in less time', () => {
    for (const { plan, now } of changed) {
      expect(plan.description.de).toMatch(/^Im Mittelpunkt: /)
      expect(untrue(now)).toEqual([])
    }
  })

  test('is what came for what was swapped away, said as before', () => {
    for (const seed of seeds) {
      const plan = planFor(seed)
      const first = exercisesOf(plan).find(({ targetRir }) => targetRir !== null)
      if (!first) continue
      const swapped = swapExercise(plan, first.id, [], asked(seed), catalogue)
      if (isRefused(swapped)) continue
      expect(untrue(swapped.plan)).toEqual([])
      expect(swapped.plan.description.de.split('. ').slice(1)).toEqual(plan.description.de.split('. ').slice(1))
    }
  })
})

describe('an exercise that came for another', () => {
  const whyNew = (plan: Plan, now: Plan) => {
    const before = exercisesOf(plan).map(({ id }) => id)
    return exercisesOf(now)
      .filter(({ id }) => !before.includes(id))
      .flatMap(({ reasons }) => reasons.filter(({ code }) => code === 'swapped').map(({ text }) => text.de))
  }

  test('does not say that the athlete swapped what a place does not have', () => {
    const said = changed.flatMap(({ plan, now }) => whyNew(plan, now))
    expect(said.length).toBeGreaterThan(3)
    for (const words of said) expect(words).toMatch(/^Ersetzt eine Übung, die hier oder heute nicht geht/)
  })

  test('says so where the athlete did', () => {
    const plan = planFor(1)
    const first = exercisesOf(plan).find(({ targetRir }) => targetRir !== null)
    if (!first) throw new Error('the plan has no work')
    const swapped = swapExercise(plan, first.id, [], asked(1), catalogue)
    if (isRefused(swapped)) throw new Error(swapped.refused)
    expect(whyNew(plan, swapped.plan)).toEqual([expect.stringMatching(/die du getauscht hast/)])
  })
})
