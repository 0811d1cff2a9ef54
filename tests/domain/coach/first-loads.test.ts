import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import { doseOf } from '../../../domain/coach/dose/doses.ts'
import { firstStrengthOf } from '../../../domain/coach/prescribe/brief.ts'
import { briefFor } from '../../../domain/coach/prescribe/briefing.ts'
import { known, past } from './done-before.ts'
import { lifter, planFor } from './lifter.ts'
import { request } from './requests.ts'

const byId = new Map(catalogue.exercises.map(one => [one.id, one]))
const named = new Map(catalogue.exercises.map(one => [one.name.de, one]))

test('a first load is estimated from the same movement or the same muscles, or from nothing that was lifted', () => {
  const wishes = [null, 'Bauch', 'Schultern', 'Rücken', 'Arme', 'Beine']
  const estimates = wishes.flatMap(wish =>
    exercisesOf(planFor(lifter(wish))).flatMap(({ exercise, reasons }) => {
      const from = named.get(String(reasons.find(({ code }) => code === 'load-estimated')?.facts.from ?? ''))
      const one = byId.get(exercise)
      return from && one ? [{ one, from }] : []
    }),
  )
  expect(estimates.length).toBeGreaterThan(5)
  const odd = estimates.filter(
    ({ one, from }) =>
      one.pattern !== from.pattern &&
      !Object.entries(one.muscles).some(([muscle, share]) => share >= 1 && (from.muscles[muscle] ?? 0) >= 1),
  )
  expect(odd.map(({ one, from }) => `${one.id} from ${from.id}`)).toEqual([])
})

test('a dip in a park that has nothing to hang on a belt asks for no weight', () => {
  const plan = planFor(lifter('Dips', { history: [], place: { equipment: ['pull-up-bar', 'dip-bars'] } }))
  const said = exercisesOf(plan).flatMap(({ reasons }) => reasons.map(({ text }) => text.de))
  expect(exercisesOf(plan).map(({ exercise }) => exercise)).toContain('dip')
  expect(said.filter(one => one.includes('Wähle ein Gewicht'))).toEqual([])
})

const woman = { gender: 'female', weightKg: 60, fitnessLevel: 3, experienceLevel: 3 } as const

/** Three days of one lift, and what is estimated after them. */
const estimates = (done: readonly [id: string, kg: number, reps: number, rir: number] | null) => {
  const [id = '', weightKg = 0, reps = 0, rir = 0] = done ?? []
  const history = done ? [48, 120, 192].map(hours => past(id, hours, Array(3).fill({ weightKg, reps, rir }))) : []
  const brief = briefFor(request({ athlete: woman, history }), catalogue)
  return (exercise: string) => firstStrengthOf(brief, known(exercise))?.kg ?? 0
}

const isOnMachine = ({ requires }: { readonly requires: readonly (readonly string[])[] }) => {
  const machines = new Set(catalogue.equipment.flatMap(({ id, kind }) => (kind === 'machine' ? [id] : [])))
  return requires.flat().some(item => machines.has(item))
}

test.each([
  [20, 2],
  [12, 3],
  [8, 2],
])(
  'no small lift and no machine raises a first load of bar or dumbbells, by %i repetitions with %i left',
  (reps, rir) => {
    const nothing = estimates(null)
    const told = catalogue.exercises.filter(
      one => (one.role === 'isolation' || isOnMachine(one)) && catalogue.training.firstLoads.ofBench[one.id],
    )
    expect(told.length).toBeGreaterThan(30)
    const big = catalogue.exercises.filter(one => one.role === 'compound' && !isOnMachine(one))
    const risen = told.flatMap(({ id }) => {
      const after = estimates([id, 60, reps, rir])
      return big.flatMap(one =>
        after(one.id) > nothing(one.id) + 0.01 ? [`${one.id} by ${id}: ${after(one.id)}`] : [],
      )
    })
    expect(risen).toEqual([])
  },
)

test('a bridge says nothing of what is pulled from the floor, many light repetitions never more than a fifth', () => {
  const nothing = estimates(null)
  for (const bridge of ['barbell-hip-thrust', 'dumbbell-glute-bridge'])
    for (const pull of ['deadlift', 'dumbbell-romanian-deadlift', 'barbell-romanian-deadlift', 'good-morning'])
      for (const reps of [20, 8])
        expect(estimates([bridge, 60, reps, 2])(pull), `${pull} by ${bridge}`).toBeCloseTo(nothing(pull))
  expect(estimates(['dumbbell-shrug', 16, 20, 2])('dumbbell-lateral-raise')).toBeLessThanOrEqual(
    nothing('dumbbell-lateral-raise') * 1.2,
  )

  const shown = estimates(['dumbbell-reverse-lunge', 30, 20, 2])('dumbbell-walking-lunge')
  expect(shown).toBeGreaterThan(nothing('dumbbell-walking-lunge'))
  expect(shown).toBeLessThanOrEqual(nothing('dumbbell-walking-lunge') * 1.2 + 0.01)
})

test('big lifts of a half of the body tell of its small ones, two fifths more at most, and nothing of the trunk', () => {
  const nothing = estimates(null)
  const strong = estimates(['bench-press', 80, 5, 2])
  for (const id of ['dumbbell-curl', 'dumbbell-lateral-raise', 'lat-pulldown']) {
    expect(strong(id), id).toBeGreaterThan(nothing(id) * 1.2)
    expect(strong(id), id).toBeLessThanOrEqual(nothing(id) * 1.4 + 0.01)
  }
  for (const id of ['cable-woodchop', 'leg-curl', 'back-squat']) expect(strong(id), id).toBeCloseTo(nothing(id))
  expect(estimates(['bench-press', 20, 5, 2])('dumbbell-curl')).toBeLessThan(nothing('dumbbell-curl'))
})

// On a first day the player asks for more load and fewer repetitions, or for as many as come.
test.each([
  [
    'for fewer repetitions',
    [
      [12, 20, 6],
      [9, 30, 6],
      [10, 40, 3],
    ] as const,
    40,
  ],
  [
    'in an open set',
    [
      [12, 20, 6],
      [20, 30, 1],
    ] as const,
    35,
  ],
])('what a first day showed %s is where the second one begins', (_, sets, least) => {
  const planned = { reps: 12, weightKg: 20, targetRir: 2 }
  const day = past(
    'seated-cable-row',
    72,
    sets.map(([reps, weightKg, rir]) => ({ reps, weightKg, rir, planned })),
  )
  const brief = briefFor(request({ athlete: woman, history: [day] }), catalogue)
  const { measure } = doseOf(brief, known('seated-cable-row'))
  expect(measure.weightKg).toBeGreaterThanOrEqual(least)
  expect(measure.weightKg).toBeLessThanOrEqual(least + 5)
})

// Kilgore's standards for the untrained (ExRx.net): one repetition in kg of a man of 82 kg, a woman of 60 kg.
test.each([
  ['male', 82, { 'bench-press': 59, 'back-squat': 54, deadlift: 68 }],
  ['female', 60, { 'bench-press': 32, 'back-squat': 26, deadlift: 34 }],
] as const)('who is new (%s) begins near what people like them can do, and below it', (gender, weightKg, published) => {
  const athlete = { gender, weightKg, age: 30, fitnessLevel: 1, experienceLevel: 1 } as const
  const brief = briefFor(request({ athlete, history: [] }), catalogue)
  for (const [id, kg] of Object.entries(published)) {
    const share = (firstStrengthOf(brief, known(id))?.kg ?? 0) / kg
    expect([id, share]).toEqual([id, expect.toSatisfy(it => it >= 0.65 && it <= 1)])
  }
})

test('wrists tell nothing of upper arms', () => {
  expect(estimates(['wrist-curl', 20, 8, 2])('dumbbell-curl')).toBeCloseTo(estimates(null)('dumbbell-curl'))
})

test('what came without a word about reserve is a lower bound: it takes nothing from a first load', () => {
  const after = (rir: number | null) => {
    const done = past(
      'seated-cable-row',
      48,
      Array(3).fill({ weightKg: 15, reps: 10, rir, planned: { reps: 10, targetRir: 2 } }),
    )
    const brief = briefFor(request({ athlete: woman, history: [done] }), catalogue)
    return firstStrengthOf(brief, known('lat-pulldown'))
  }
  const nothing = estimates(null)('lat-pulldown')
  expect(after(null)?.kg).toBeCloseTo(nothing)
  expect(after(null)?.from).toBe('body')
  expect(after(2)?.kg).toBeLessThan(nothing * 0.9)
})
