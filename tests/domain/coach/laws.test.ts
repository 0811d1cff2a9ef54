import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { isStrength } from '../../../domain/coach/basis/catalogue.ts'
import type { Plan } from '../../../domain/coach/basis/plan.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import type { Level, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { setsOf } from '../../../domain/coach/prescribe/week/muscle-ledger.ts'
import { runs } from '../../support/runs.ts'
import { somebody } from './people.ts'
import { trained } from './simulate.ts'

// Laws that compare plans: more of one thing never means less of another.

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
const strength = new Set(catalogue.exercises.filter(isStrength).map(({ id }) => id))
const seeds = fc.nat({ max: 1_000_000 }).map(seed => `law-${seed}`)
const thirty = { numRuns: runs(30) }
const patience = 60_000

const planOf = (request: PlanRequest): Plan | null => {
  const made = makePlan(request, catalogue)
  return isRefusal(made) ? null : made.plan
}

const idsOf = (plan: Plan | null) => (plan === null ? [] : exercisesOf(plan).map(({ exercise }) => exercise))

const workingSets = (plan: Plan) =>
  exercisesOf(plan)
    .filter(({ exercise, targetRir }) => targetRir !== null && strength.has(exercise))
    .reduce((sum, exercise) => sum + setsOf(exercise), 0)

/** A few sessions of the past, planned and trained by the same person. */
const lived = (seed: string, sessions = 3): PlanRequest => {
  const now = somebody(seed)
  const random = randomFrom(seed)
  const body = { weightKg: 75, level: now.athlete.experienceLevel, strength: 1 }
  const history = []
  for (let back = sessions; back > 0; back -= 1) {
    const at = new Date(Date.parse(now.at) - back * 3 * 86_400_000).toISOString()
    const plan = planOf({
      ...now,
      seed: `${seed}-${back}`,
      at,
      wish: null,
      mood: null,
      history: [...history].reverse(),
    })
    if (plan)
      history.push(
        trained(plan, body, { at, workout: `w${back}`, mood: 3, form: 0.95 + random() * 0.1, skips: 0 }, catalogue),
      )
  }
  return { ...now, history: history.reverse() }
}

describe('a plan', () => {
  test(
    'is the same for the same request',
    () =>
      fc.assert(
        fc.property(seeds, seed => {
          expect(makePlan(lived(seed), catalogue)).toEqual(makePlan(lived(seed), catalogue))
        }),
        { numRuns: runs(8) },
      ),
    patience,
  )

  test(
    'does not depend on the order in which the past is told',
    () =>
      fc.assert(
        fc.property(seeds, seed => {
          const request = lived(seed)
          const shuffled = {
            ...request,
            history: [...request.history].reverse().map(one => ({ ...one, sets: [...one.sets].reverse() })),
          }
          expect(makePlan(shuffled, catalogue)).toEqual(makePlan(request, catalogue))
        }),
        { numRuns: runs(10) },
      ),
    patience,
  )

  test(
    'never uses what was taken out of the room',
    () =>
      fc.assert(
        fc.property(seeds, fc.nat(), (seed, which) => {
          const request = { ...somebody(seed), wish: null }
          const gone = request.place.equipment[which % Math.max(1, request.place.equipment.length)]
          // Its words count as well: "Kurzhanteln bis 20 kg" would still be there.
          const place = {
            ...request.place,
            equipment: request.place.equipment.filter(id => id !== gone),
            details: null,
          }
          const used = idsOf(planOf({ ...request, place }))
          expect(
            used.filter(id => byId.get(id)?.requires.every(kit => gone !== undefined && kit.includes(gone))),
          ).toEqual([])
        }),
        thirty,
      ),
    patience,
  )

  test(
    'never gains an exercise that a new restriction forbids',
    () => {
      const restrictions = {
        Knieschmerzen: 'knee-pain',
        Schulterschmerzen: 'shoulder-pain',
        'lower back pain': 'lower-back-pain',
        Handgelenk: 'wrist-pain',
      } as const
      fc.assert(
        fc.property(
          seeds,
          fc.constantFrom(...(Object.keys(restrictions) as (keyof typeof restrictions)[])),
          (seed, words) => {
            const request = somebody(seed)
            const plan = planOf({ ...request, athlete: { ...request.athlete, restrictions: words } })
            const tagged = idsOf(plan).filter(id => byId.get(id)?.contraindications.includes(restrictions[words]))
            expect(tagged).toEqual([])
          },
        ),
        thirty,
      )
    },
    patience,
  )

  const neverLess = (seed: string, minutes: number) => {
    const request = { ...somebody(seed), wish: null }
    const [shorter, longer] = [planOf({ ...request, minutes }), planOf({ ...request, minutes: minutes + 15 })]
    if (shorter && longer) expect(workingSets(longer)).toBeGreaterThanOrEqual(workingSets(shorter))
  }

  test(
    'of fifteen minutes more never has fewer working sets',
    () =>
      fc.assert(fc.property(seeds, fc.constantFrom(15, 20, 30, 45, 60, 75, 90, 120, 165), neverLess), {
        numRuns: runs(50),
      }),
    patience,
  )

  test.each<[string, number, string]>([
    ['law-999983', 75, 'a place without anything, where half an hour holds the most'],
    ['law-200693', 90, 'half of the body on a bad day'],
    ['law-201062', 90, 'big lifts in a gym on a bad day'],
    ['law-200739', 60, 'rounds'],
    ['law-202077', 120, 'rounds on a long day'],
    ['law-100662', 60, 'a day that becomes the long run'],
    ['law-205616', 15, 'rests beyond what the goal allows'],
    ['law-502219', 30, 'runs and stations that were half strength, and became a run'],
    ['law-19719', 15, 'as much endurance as strength, to the second'],
    ['law-1209', 45, 'two stations for one muscle'],
    ['law-701050', 165, 'a bad day, of which an hour less holds the most'],
    ['law-20307', 135, 'pairs that hold more in an hour and a half'],
    ['law-810096', 120, 'a day for a third of the body, as on one of an hour'],
  ])('of fifteen minutes more has no fewer sets for %s at %i minutes: %s', (seed, minutes) => neverLess(seed, minutes))

  /** Compares a day with the next worse one. */
  const neverHarder = (seed: string, mood: Level) => {
    const request = { ...lived(seed, 2), wish: null }
    const [better, worse] = [planOf({ ...request, mood }), planOf({ ...request, mood: (mood - 1) as Level })]
    if (!better || !worse) return
    expect(workingSets(worse)).toBeLessThanOrEqual(workingSets(better))
    for (const exercise of exercisesOf(worse)) {
      const same = exercisesOf(better).find(one => one.exercise === exercise.exercise)
      if (!same) continue
      expect(heaviest(exercise.sets)).toBeLessThanOrEqual(heaviest(same.sets))
      expect(exercise.targetRir ?? 0).toBeGreaterThanOrEqual(same.targetRir ?? 0)
    }
  }

  test(
    'for a worse day never asks for more load, more sets or less reserve',
    () => fc.assert(fc.property(seeds, fc.constantFrom<Level>(2, 3, 4, 5), neverHarder), thirty),
    patience,
  )

  test.each<[string, Level, string]>([
    ['law-450435', 2, 'rounds whose stations were chosen by what a bad day leaves'],
    ['law-636981', 3, 'two hours that were twelve seconds too short, and became easy movement'],
  ])('for a day worse than %s at mood %i asks for no more: %s', neverHarder)
})

const heaviest = (sets: readonly { readonly weightKg?: number | null }[]) =>
  Math.max(0, ...sets.map(({ weightKg }) => weightKg ?? 0))
