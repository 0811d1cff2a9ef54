import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asBlockId, asPlannedExerciseId, asSetId } from '../../domain/ids.ts'
import type { Act, Entry } from '../../web/data/outbox.ts'
import { applied } from '../../web/training/applied.ts'
import { doneOf, isPerformed, proposed } from '../../web/training/done.ts'
import { countOf, isLastOf, kgOf, nextOpen, stepsOf } from '../../web/training/steps.ts'
import { comingWords, isAsPlanned, measured, plannedWords } from '../../web/training/words.ts'
import { ids, workout } from './fixture-data.ts'

const fresh = workout(ids.planned, 'PLANNED')
const allSets = fresh.blocks.flatMap(({ exercises }) => exercises).flatMap(({ sets }) => sets)

const entry = (act: Act, nth = 0): Entry => ({
  id: `${nth}`,
  order: nth,
  user: 'lena',
  workout: ids.planned,
  at: new Date(nth * 1000).toISOString(),
  act,
  acknowledged: false,
})

const log = (set: string, body: object = { reps: 8, weight: 60 }, nth = 0) =>
  entry({ name: 'PUT /api/workouts/:id/sets/:set', params: { id: ids.planned, set: asSetId(set) }, body }, nth)

describe('the order of training', () => {
  test('holds every set once', () =>
    expect(
      stepsOf(fresh)
        .map(({ set }) => set.id)
        .toSorted(),
    ).toEqual(allSets.map(({ id }) => id).toSorted()))

  test('goes round by round through a superset', () =>
    expect(stepsOf(fresh).flatMap(({ set, block }) => (block.kind === 'superset' ? [set.id] : []))).toEqual([
      'r1',
      'l1',
      'r2',
      'l2',
      'r3',
      'l3',
    ]))

  test('lets one half of a superset wait until the other is done, and what is done of it stays in its place', () => {
    const first = fresh.blocks.find(({ kind }) => kind === 'superset')?.exercises[0]
    const order = (plan: typeof fresh) =>
      stepsOf(plan, [first?.id ?? '']).flatMap(({ set, block }) => (block.kind === 'superset' ? [set.id] : []))
    expect(order(fresh)).toEqual(['l1', 'l2', 'l3', 'r1', 'r2', 'r3'])
    const begun = structuredClone(fresh)
    const set = begun.blocks
      .flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets))
      .find(({ id }) => id === 'r1')
    Object.assign(set ?? {}, { look: 'done' })
    expect(order(begun)).toEqual(['r1', 'l1', 'l2', 'l3', 'r2', 'r3'])
  })

  test('counts preparation and work apart, and each side for itself', () => {
    const named = Object.fromEntries(stepsOf(fresh).map(step => [step.set.id, `${step.number}/${step.of}`]))
    expect(named).toMatchObject({ k0: '1/1', k1: '1/3', k3: '3/3', w1: '1/1', w2: '1/1' })
  })

  test('leaving an exercise out goes on after it, not back to the start', () => {
    const next = nextOpen(stepsOf(fresh), 'k1', ({ exercise }) => exercise.id !== 'e2')
    expect(next?.set.id).toBe('r1')
  })

  test('whatever was logged, the next open set is open, and there is one until all are done', () =>
    fc.assert(
      fc.property(fc.subarray(allSets.map(({ id }) => id)), fc.constantFrom(...allSets), (done, after) => {
        const now = applied(
          fresh,
          done.map((set, nth) => log(set, { reps: 5 }, nth)),
        )
        const next = nextOpen(stepsOf(now), after.id)
        expect(next === undefined).toBe(done.length === allSets.length)
        if (next) expect(done).not.toContain(next.set.id)
        const work = (sets: readonly string[]) => sets.filter(id => /^[krl][1-3]$/.test(id)).length
        expect(countOf(now)).toEqual({ all: 9, done: work(done) })
      }),
    ))
})

describe('what lies in the outbox', () => {
  test('is seen at once: the set, the start, the block', () => {
    const now = applied(fresh, [log('k1')])
    expect(now).toMatchObject({ status: 'INCOMPLETE', started_at: new Date(0).toISOString() })
    expect(now.blocks[1]).toMatchObject({ status: 'in_progress' })
    expect(kgOf(now)).toBe(480)
  })

  test('seen twice is the same as seen once', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allSets), { maxLength: 12 }), done => {
        const acts = done.map(({ id }, nth) => log(id, { reps: nth }, nth))
        expect(applied(applied(fresh, acts), acts)).toEqual(applied(fresh, acts))
      }),
    ))

  test('a correction wins over what came before', () => {
    const now = applied(fresh, [log('k1', { reps: 8 }), log('k1', { reps: 6 }, 1)])
    expect(stepsOf(now).find(({ set }) => set.id === 'k1')?.set.logged?.reps).toBe(6)
  })

  test('completing the last exercise completes its block', () => {
    const complete = (exercise: string, nth: number) =>
      entry(
        {
          name: 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status',
          params: { id: ids.planned, block: asBlockId('b3'), exercise: asPlannedExerciseId(exercise) },
          body: { completed: true },
        },
        nth,
      )
    expect(applied(fresh, [complete('e3', 0)]).blocks[2]?.status).toBe('in_progress')
    expect(applied(fresh, [complete('e3', 0), complete('e4', 1)]).blocks[2]?.status).toBe('complete')
  })

  test('changes nothing in what the server said', () => {
    const before = structuredClone(fresh)
    applied(fresh, [log('k1')])
    expect(fresh).toEqual(before)
  })
})

describe('what a set proposes', () => {
  const squat = fresh.blocks[1]?.exercises[0]
  test('is the plan, then the weight last used, then what was logged', () => {
    const [ramp, first, second] = squat?.sets ?? []
    if (!ramp || !first || !second) throw new Error('the sample has changed')
    expect(proposed(first, [])).toEqual({ reps: 8, weight: 62.5 })
    const logged = { reps: 8, duration: null, weight: 65, distance: null, speed: null, rir: null, at: '', edited: null }
    expect(proposed({ ...second, weight: null }, [{ ...first, logged }])).toEqual({ reps: 8, weight: 65 })
    expect(proposed({ ...first, logged }, [])).toEqual({ reps: 8, weight: 65 })
  })

  test('the last open set of an exercise is known before it is logged', () => {
    const now = applied(fresh, [log('u1', { duration: 45 })])
    const plank = now.blocks[3]?.exercises[0]
    expect(plank && ['u1', 'u2'].map(set => isLastOf(plank, asSetId(set)))).toEqual([false, true])
  })

  test('weight and effort alone are no performance', () => {
    expect(isPerformed({ weight: 60, rir: 2 })).toBe(false)
    expect(isPerformed(doneOf({ reps: 0, weight: null }))).toBe(true)
  })
})

test('sets are told in short German words, and of two dumbbells that the weight is that of one', () => {
  const nth = (block: number, load_type: 'total' | 'per-hand' | 'assisted' = 'total') => ({
    sets: fresh.blocks[block]?.exercises[0]?.sets ?? [],
    load_type,
  })
  expect(measured({ reps: 8, weight: 62.5 })).toBe('8 Wdh. · 62,5 kg')
  expect(measured({ duration: 45 })).toBe('45 s')
  expect(measured({ duration: 120 })).toBe('2:00 min')
  expect(measured({})).toBe('–')
  expect(plannedWords(nth(1))).toBe('3 × 8 Wdh. · 62,5 kg')
  expect(plannedWords(nth(1, 'per-hand'))).toBe('3 × 8 Wdh. · 62,5 kg je Hand')
  expect(plannedWords(nth(1, 'assisted'))).toBe('3 × 8 Wdh. · 62,5 kg Hilfe')
  const sided = nth(1, 'per-hand').sets.flatMap(set =>
    [set, set].map((one, at) => ({ ...one, side: at ? 'right' : 'left' }) as const),
  )
  expect(plannedWords({ sets: sided, load_type: 'per-hand' })).toBe('3 × 8 Wdh. je Seite · 62,5 kg je Hand')
  expect(plannedWords(nth(0))).toBe('40 s je Seite')
})

test('in the pause stands what comes, with the weight found so far', () => {
  const now = applied(fresh, [log('k1', { reps: 8, weight: 65 })])
  const coming = (set: string, weight: number | null) => {
    const step = stepsOf(now).find(one => one.set.id === set)
    return step && comingWords({ ...step, set: { ...step.set, weight } })
  }
  expect(coming('k0', null)).toBe('Vorbereitung · 5 Wdh.')
  expect(coming('k2', null)).toBe('Satz 2 von 3 · 8 Wdh. · 65 kg')
  expect(coming('k2', 62.5)).toBe('Satz 2 von 3 · 8 Wdh. · 62,5 kg')
  expect(coming('w2', null)).toBe('rechts · 40 s')
})

test('what was done as it was planned is not told twice; one repetition less is', () => {
  const lift = fresh.blocks[1]?.exercises[0]
  if (!lift) throw new Error('the plan has another form')
  const nothing = { reps: null, weight: null, duration: null, distance: null, speed: null, rir: null }
  const logged = (reps: number) => ({ ...nothing, reps, weight: 62.5, at: '2026-11-20T10:00:00.000Z', edited: null })
  const done = (...reps: number[]) => ({
    ...lift,
    sets: lift.sets.filter(({ ramp }) => !ramp).map((set, at) => ({ ...set, logged: logged(reps[at] ?? 0) })),
  })
  expect(isAsPlanned(done(8, 8, 8))).toBe(true)
  expect(isAsPlanned(done(8, 8, 7))).toBe(false)
  expect(isAsPlanned(lift)).toBe(false)
})
