import { describe, expect, test } from 'vitest'
import type { AthleteFacts, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { titleOf } from '../../../domain/coach/basis/title.ts'
import { past } from './done-before.ts'
import { type Line, lifter, liftsIn, linesOf, planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

// What a trainer struck out in twelve printed weeks of nine athletes, each as it should have been.

const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const patternsOf = (lines: readonly Line[]) => lines.map(({ exercise }) => exercise.pattern)
const setsOf = (lines: readonly Line[]) => lines.reduce((sum, { sets }) => sum + sets, 0)
const stretches = (lines: readonly Line[]) => lines.filter(({ exercise }) => exercise.role === 'mobility')

describe('a thing to train with', () => {
  test.each(['mit Kettlebell', 'EMOM mit Kettlebell'])('"%s" is used, and legs, hips, push and pull all move', wish => {
    for (const seed of seeds) {
      const asked = request({ seed, minutes: 60, wish, place: { equipment: ['kettlebell', 'mat'] } })
      const lifts = liftsIn(planFor(asked))
      const has = (...ends: readonly string[]) => patternsOf(lifts).some(one => ends.some(end => one.endsWith(end)))
      expect(lifts.some(({ exercise }) => exercise.requires.some(kit => kit.includes('kettlebell')))).toBe(true)
      expect(
        [has('squat', 'lunge'), has('hinge', 'power'), has('push'), has('pull')],
        `${seed}: ${patternsOf(lifts)}`,
      ).toEqual([true, true, true, true])
    }
  })

  test.each([45, 75, 90, 120])(
    'rounds of %i minutes in a week of pulls: a kettlebell presses on one side only, so the body is pressed',
    minutes => {
      const sets = Array(4).fill({ reps: 10, weightKg: null })
      const week = ['supine-elbow-row', 'bench-dip', 'glute-bridge', 'bodyweight-squat']
      const history = week.map((id, at) => past(id, 48 + 24 * at, sets))
      const athlete = { goal: 'strength', trainingFrequency: 3, fitnessLevel: 5, experienceLevel: 2 } as const
      const place = { equipment: ['mat', 'chair'] }
      const plan = planFor(request({ minutes, wish: 'Zirkel mit Kettlebell', place, athlete, history }))
      expect(patternsOf(liftsIn(plan)).filter(one => one.endsWith('-push'))).not.toEqual([])
    },
  )
})

describe('on the way to a meet', () => {
  const onDay = (daysOut: number, history?: readonly PastWorkout[]) => {
    const at = '2026-06-01T08:00:00.000Z'
    const [year, month, date] = new Date(Date.parse(at) + daysOut * 86_400_000).toISOString().slice(0, 10).split('-')
    const athlete: Partial<AthleteFacts> = {
      goal: 'strength',
      fitnessLevel: 4,
      experienceLevel: 4,
      trainingFrequency: history ? 3 : 4,
      sessionMinutes: 90,
      goalDetails: `Kraftdreikampf-Wettkampf am ${date}.${month}.${year}`,
    }
    return planFor(lifter(null, { at, minutes: 90, athlete, ...(history ? { history } : {}) }))
  }

  test.each([
    [9, 3],
    [9, 2],
    [8, 3],
  ])(
    'the bench of %i repetitions, %i of them left, comes back to what its weeks are for with more load',
    (reps, rir) => {
      const set = { weightKg: 100, reps, rir, planned: { reps, targetRir: 3 } }
      const days = [72, 120, 168].map(hours => past('bench-press', hours, Array(4).fill(set)))
      const bench = liftsIn(onDay(45, days)).find(({ exercise }) => exercise.id === 'bench-press')
      const [top] = bench?.planned.sets.filter(({ ramp }) => !ramp) ?? []
      expect(top?.reps).toBeLessThan(reps)
      expect(top?.weightKg).toBeGreaterThan(100)
    },
  )

  test.each([26, 20, 17])('%i days out only its own lifts are done for ones and twos', daysOut => {
    const others = liftsIn(onDay(daysOut)).filter(
      ({ exercise }) => !['back-squat', 'bench-press', 'deadlift'].includes(exercise.id),
    )
    for (const { exercise, planned } of others)
      expect(
        Math.min(...planned.sets.flatMap(({ ramp, reps }) => (ramp ? [] : (reps ?? 30)))),
        exercise.id,
      ).toBeGreaterThan(3)
  })

  test.each([3, 2, 1])(
    '%i days out the bench has its place after the squat, and there are minutes of nothing else',
    daysOut => {
      const lines = linesOf(onDay(daysOut))
      expect(lines.map(({ exercise }) => exercise.id).slice(0, 2)).toEqual(['back-squat', 'bench-press'])
      expect(lines.filter(({ exercise }) => exercise.role === 'conditioning')).toEqual([])
    },
  )
})

describe('an hour and more of lifts', () => {
  test.each([
    [60, 3, 4, 'muscle'],
    [75, 3, 4, 'strength'],
    [90, 4, 4, 'strength'],
    [90, 4, 3, 'muscle'],
  ] as const)('%i minutes at level %i hold no round of stretches', (minutes, level, trainingFrequency, goal) => {
    for (const seed of seeds) {
      const athlete = { goal, trainingFrequency, sessionMinutes: minutes, fitnessLevel: level, experienceLevel: level }
      const lines = linesOf(planFor(lifter(null, { seed, minutes, athlete })))
      expect(stretches(lines).map(({ exercise }) => exercise.id)).toEqual([])
    }
  })

  test('six long days a week are worked as far as small muscles have room', () => {
    const athlete = { trainingFrequency: 6, sessionMinutes: 90, fitnessLevel: 4, experienceLevel: 4 } as const
    for (const seed of seeds) {
      const lifts = liftsIn(planFor(lifter(null, { seed, minutes: 90, athlete, history: [] })))
      expect(setsOf(lifts), seed).toBeGreaterThanOrEqual(19)
    }
  })
})

test('an hour for HYROX has a run out in place of stretches', () => {
  let rounds = 0
  for (const seed of seeds)
    for (const at of ['2026-01-09', '2026-02-06', '2026-03-03']) {
      const lines = linesOf(
        planFor(
          request({
            seed,
            at: `${at}T17:00:00.000Z`,
            minutes: 60,
            athlete: {
              goal: 'hyrox',
              goalDetails: 'HYROX Open am 28.03.2026',
              trainingFrequency: 5,
              sessionMinutes: 60,
            },
            place: {
              equipment: [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles'],
            },
          }),
        ),
      )
      if (lines.some(({ exercise }) => exercise.hyroxStation !== undefined)) rounds += 1
      expect(
        stretches(lines).map(({ exercise }) => exercise.id),
        `${seed} ${at}`,
      ).toEqual([])
    }
  expect(rounds).toBeGreaterThan(0)
})

describe('for a runner', () => {
  const athlete = {
    goal: 'endurance',
    goalDetails: 'Marathon am 16.08.2026, laufe 30 km pro Woche',
    trainingFrequency: 5,
    sessionMinutes: 60,
  } as const
  const run = (hours: number, exercise: string, minutes: number) =>
    past(exercise, hours, [
      {
        durationSec: minutes * 60,
        reps: null,
        weightKg: null,
        planned: { durationSec: minutes * 60, targetRir: null },
      },
    ])

  test('the easier long run is shorter with all that is run on its day', () => {
    const history = [168, 336, 504].map((hours, at) => run(hours, 'long-run', [90, 82, 75][at] ?? 75))
    const asked = request({
      at: '2026-06-01T08:00:00.000Z',
      minutes: 120,
      athlete,
      history,
      place: { equipment: ['running-route', 'mat'] },
    })
    const running = linesOf(planFor(asked))
      .filter(({ exercise }) => exercise.id === 'long-run' || exercise.id === 'easy-run')
      .flatMap(({ planned }) => planned.sets)
      .reduce((sum, { durationSec = 0 }) => sum + durationSec / 60, 0)
    expect(running).toBeGreaterThan(55)
    expect(running).toBeLessThanOrEqual(75)
  })

  test('a day with a stretch at the threshold is called by it', () => {
    for (const seed of seeds) {
      const asked = request({
        seed,
        minutes: 60,
        wish: 'Intervalle',
        athlete,
        place: { equipment: ['running-route', 'mat'] },
      })
      const plan = planFor(asked)
      if (linesOf(plan)[0]?.exercise.id === 'tempo-run') expect(titleOf(plan).de).toMatch(/Tempo/)
    }
  })
})

test('a circuit that was asked for is one, also where the week leaves but two rounds', () => {
  const athlete = { trainingFrequency: 7, fitnessLevel: 1, experienceLevel: 1 } as const
  for (const minutes of [45, 90]) {
    const plan = planFor(request({ minutes, wish: 'Zirkel', athlete }))
    expect(plan.blocks.map(({ kind }) => kind)).toContain('circuit')
  }
})

test.each([1, 3, 4] as const)(
  'a chest day at home, level %i: something comes between the second press and the third',
  level => {
    for (const seed of seeds) {
      const athlete = { fitnessLevel: level, experienceLevel: level }
      const asked = request({
        seed,
        minutes: 45,
        wish: 'Brust',
        athlete,
        place: { equipment: ['chair', 'mat', 'dip-bars'] },
      })
      const patterns = patternsOf(linesOf(planFor(asked)))
      for (const [at] of patterns.entries())
        expect(patterns.slice(at, at + 3).join(), `${seed}: ${patterns}`).not.toBe(
          'horizontal-push,horizontal-push,horizontal-push',
        )
    }
  },
)
