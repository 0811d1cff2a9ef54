import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { directMuscles } from '../../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import type { DoneSet, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { hintsOf, type Line, liftsIn, linesOf, planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

// What a trainer asks of single plans, whoever made them: on every seed, for somebody who never trained here before.

const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const each = (changes: Parameters<typeof request>[0]) =>
  seeds.map(seed => planFor(request({ ...changes, seed } as Parameters<typeof request>[0])))
const ids = (lines: readonly Line[]) => lines.map(({ exercise }) => exercise.id)
const setsOf = (lines: readonly Line[], is: (line: Line) => boolean) =>
  lines.filter(is).reduce((sum, { sets }) => sum + sets, 0)
const trains =
  (...muscles: readonly string[]) =>
  ({ exercise }: Line) =>
    directMuscles(exercise).some(muscle => muscles.includes(muscle))

const nothing: PlanRequest['place']['equipment'] = []

describe('a wish is answered by what it names', () => {
  test('Po und Beine: a lift for the glutes leads or follows the first, and calves stay beside', () => {
    for (const plan of each({ wish: 'Po und Beine', minutes: 45, athlete: { gender: 'female', weightKg: 62 } })) {
      const lifts = liftsIn(plan)
      const hips = lifts.findIndex(({ exercise }) => /hip-thrust|glute-bridge|kickback/.test(exercise.id))
      expect(hips, ids(lifts).join()).toBeGreaterThanOrEqual(0)
      expect(hips).toBeLessThanOrEqual(1)
      expect(setsOf(lifts, trains('glutes'))).toBeGreaterThanOrEqual(6)
      expect(setsOf(lifts, trains('calves')), ids(lifts).join()).toBeLessThanOrEqual(4)
    }
  })

  test.each([
    ['home', ['mat', 'resistance-band']],
    ['gym', gym],
  ])('nur Bauch und Rücken, %s: at least four sets for each, and that is its title', (_, equipment) => {
    for (const plan of each({
      wish: 'nur Bauch und Rücken',
      minutes: 25,
      athlete: { goal: 'health' },
      place: { equipment },
    })) {
      const lifts = liftsIn(plan)
      expect(setsOf(lifts, trains('abs', 'obliques')), ids(lifts).join()).toBeGreaterThanOrEqual(4)
      expect(setsOf(lifts, trains('lats', 'upper-back', 'lower-back')), ids(lifts).join()).toBeGreaterThanOrEqual(4)
      expect(plan.name.de).toMatch(/Bauch und Rücken|Rücken und Bauch/)
    }
  })

  test.each([
    ['Nacken verspannt vom Sitzen, was Kurzes', ['neck', 'traps', 'upper-back'], /Nacken/],
    ['Hüfte ist steif', ['hip-flexors', 'glutes', 'adductors'], /Hüfte/],
    ['mein unterer Rücken ist verspannt', ['lower-back'], /Rücken/],
  ])('%s: some minutes loosen that, and the page says so', (wish, muscles, name) => {
    for (const minutes of [20, 45])
      for (const plan of each({ wish, minutes, athlete: { goal: 'health' }, place: { equipment: nothing } })) {
        const block = plan.blocks.find(one => name.test(one.name.de))
        expect(block, plan.blocks.map(one => one.name.de).join()).toBeDefined()
        const lines = linesOf(plan).filter(({ planned }) => block?.exercises.includes(planned))
        expect(lines.length).toBeGreaterThanOrEqual(2)
        expect(lines.filter(trains(...muscles)).length).toBeGreaterThanOrEqual(2)
        expect(plan.name.de).toMatch(name)
      }
  })

  test('a stiff back in a gym: the lifts are there as well, and the verdict knows what was asked for', () => {
    for (const seed of seeds) {
      const made = makePlan(request({ wish: 'Rücken ist steif', minutes: 45, seed }), catalogue)
      if (isRefusal(made)) throw new Error(made.refused)
      expect(made.verdict.score).toBeGreaterThanOrEqual(85)
    }
  })
})

describe('small wishes', () => {
  test('Po with a mini band: hips from more than one side', () => {
    for (const plan of each({ wish: 'Po', minutes: 25, place: { equipment: ['mini-band', 'mat'] } })) {
      const lifts = liftsIn(plan)
      expect(
        lifts.some(({ exercise }) => exercise.pattern === 'hip-isolation'),
        ids(lifts).join(),
      ).toBe(true)
      expect(setsOf(lifts, trains('glutes', 'abductors')) * 2).toBeGreaterThanOrEqual(setsOf(lifts, () => true))
    }
  })

  test.each(['Griffkraft fürs Klettern', 'grip strength'])('%s: the grip is trained', wish => {
    for (const plan of each({ wish, minutes: 45 })) {
      const lifts = liftsIn(plan)
      expect(setsOf(lifts, trains('forearms')), ids(lifts).join()).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('what comes beside a wish', () => {
  test.each([
    ['Brust', /-pull$/],
    ['Rücken', /-push$/],
  ])('%s: what trains along with it, not its counterpart', (wish, counterpart) => {
    for (const plan of each({ wish, minutes: 45 })) {
      const lifts = liftsIn(plan)
      expect(lifts.filter(({ exercise }) => counterpart.test(exercise.pattern)).length, ids(lifts).join()).toBe(0)
      expect(lifts.filter(({ exercise, sets }) => exercise.role === 'compound' && sets >= 3).length).toBeGreaterThan(1)
    }
  })

  test('a part that is named twice is named once', () => {
    for (const plan of each({ wish: 'Arme, nur Arme', minutes: 30 })) expect(plan.name.de).toBe('Arme')
  })
})

describe('hard and short, wet and long', () => {
  test('HIIT in a room without anything: three stations and more, nine efforts and more, and no talk of ease', () => {
    for (const plan of each({
      wish: 'HIIT',
      minutes: 15,
      athlete: { goal: 'weight-loss' },
      place: { equipment: nothing },
    })) {
      const [main] = plan.blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
      expect(main?.exercises.length).toBeGreaterThanOrEqual(3)
      expect(main?.exercises.flatMap(({ sets }) => sets).length).toBeGreaterThanOrEqual(9)
      expect(main?.description.de).not.toMatch(/ruhig/)
    }
  })

  test('who trains in a pool swims', () => {
    for (const plan of each({
      minutes: 45,
      athlete: { goal: 'endurance' },
      place: { name: 'Hallenbad', equipment: ['pool'] },
    })) {
      const lines = linesOf(plan)
      expect(
        lines.find(({ exercise }) => exercise.id === 'swim')?.planned.sets[0]?.durationSec,
        ids(lines).join(),
      ).toBeGreaterThanOrEqual(900)
    }
  })
})

describe('a place is what its name says', () => {
  test.each(['Draußen', 'Park', 'Wald', 'outdoors', 'Laufstrecke am Fluss'])(
    '%s: who trains for ten kilometres runs there',
    name => {
      const athlete = { goal: 'endurance', goalDetails: '10 km unter 50 Minuten' } as const
      for (const plan of each({ wish: 'Intervalle', minutes: 50, athlete, place: { name, equipment: nothing } })) {
        const main = linesOf(plan)
        expect(
          main.some(({ exercise }) => /run|sprint|strides/.test(exercise.id)),
          ids(main).join(),
        ).toBe(true)
        expect(ids(main)).not.toContain('mountain-climber')
      }
    },
  )
})

describe('a round holds what the place has', () => {
  test('a heavy beginner in a gym pulls as well as pushes, and on machines rather than on the knees', () => {
    const athlete = { goal: 'weight-loss', age: 45, weightKg: 110, fitnessLevel: 1, experienceLevel: 1 } as const
    for (const plan of each({ minutes: 40, athlete, place: { equipment: [...gym, 'chest-press-machine'] } })) {
      const round = liftsIn(plan)
      const of = (pattern: RegExp) => round.filter(({ exercise }) => pattern.test(exercise.pattern))
      expect(of(/-pull$/).length, ids(round).join()).toBeGreaterThanOrEqual(1)
      expect(of(/^horizontal-push$/).length, ids(round).join()).toBeLessThanOrEqual(1)
      expect(ids(round)).not.toContain('pike-shoulder-shift')
    }
  })
})

describe('a second session on the same day', () => {
  const asDone = (plan: Plan, at: string): PastWorkout => ({
    workout: at,
    at,
    status: 'completed',
    plan,
    sets: exercisesOf(plan).flatMap(({ exercise, targetRir, sets }) =>
      sets.flatMap(({ id, ramp, reps = null, durationSec = null, weightKg = null }): DoneSet[] => {
        const planned = { ...(reps === null ? {} : { reps }), weightKg, targetRir }
        const done = { reps, durationSec, weightKg, distanceM: null, rir: targetRir }
        return ramp ? [] : [{ event: `${at} ${id}`, exercise, at, planned, ...done }]
      }),
    ),
  })

  test('trains nothing hard twice, says why, and is called what fills it', () => {
    for (const seed of seeds) {
      const first = planFor(request({ minutes: 60, seed }))
      const history = [asDone(first, '2026-06-01T07:00:00.000Z')]
      const plan = planFor(request({ minutes: 60, seed: `${seed} again`, at: '2026-06-01T12:00:00.000Z', history }))
      const before = new Set(liftsIn(first).flatMap(({ exercise, sets }) => (sets >= 2 ? directMuscles(exercise) : [])))
      const again = liftsIn(plan).filter(trains(...before))
      for (const { exercise, sets } of again) expect(sets, exercise.id).toBeLessThanOrEqual(2)
      expect(hintsOf(plan)).toContain('heute schon trainiert')
      const lasting = linesOf(plan).filter(({ exercise }) => exercise.role === 'conditioning')
      const seconds = lasting
        .flatMap(({ planned }) => planned.sets)
        .reduce((sum, set) => sum + (set.durationSec ?? 0), 0)
      if (seconds > 1800) expect([plan.name.de, plan.description.de].join()).toMatch(/Ausdauer.*Gleichmäßig/)
    }
  })
})

describe('the whole of a session', () => {
  test.each([20, 25, 30])('%s minutes for the whole body: legs, a push and a pull', minutes => {
    for (const equipment of [gym, ['dumbbells', 'bench'], ['resistance-band', 'mat']])
      for (const plan of each({ minutes, place: { equipment } })) {
        const patterns = liftsIn(plan).map(({ exercise }) => exercise.pattern)
        for (const part of [/squat|hinge|lunge/, /-push$/, /-pull$/])
          expect(
            patterns.some(one => part.test(one)),
            `${part} ${patterns}`,
          ).toBe(true)
      }
  })

  test('no stretch comes twice', () => {
    for (const wish of ['Push', 'Pull', 'Beine', null])
      for (const plan of each({ wish, minutes: 75, athlete: { fitnessLevel: 4, experienceLevel: 4 } })) {
        const held = plan.blocks.flatMap(({ exercises }) => exercises.map(one => one.exercise))
        expect(held.length, held.join()).toBe(new Set(held).size)
      }
  })

  test('push and pull days are called that', () => {
    for (const plan of each({ wish: 'Push' })) expect(plan.name.de).toMatch(/^Drücken|^Push/)
    for (const plan of each({ wish: 'Pull-Tag' })) expect(plan.name.de).toMatch(/^Ziehen|^Pull/)
  })

  test('nobody is given a bar that is heavier than what they can lift', () => {
    const athlete = { gender: 'female', weightKg: 55, fitnessLevel: 2, experienceLevel: 2 } as const
    for (const plan of each({ athlete }))
      for (const { exercise, planned } of liftsIn(plan))
        if (exercise.requires.some(kit => kit.includes('barbell')))
          expect(planned.sets.at(-1)?.weightKg, exercise.id).toEqual(expect.any(Number))
  })

  test('half an hour of mobility moves hips, legs and the upper back', () => {
    for (const plan of each({ minutes: 30, athlete: { goal: 'mobility' }, place: { equipment: ['mat'] } })) {
      const lines = linesOf(plan)
      for (const muscles of [['hip-flexors', 'glutes', 'adductors'], ['hamstrings'], ['upper-back', 'chest', 'lats']])
        expect(lines.some(trains(...muscles)), `${muscles}: ${ids(lines).join()}`).toBe(true)
      expect(ids(lines)).not.toContain('pelvic-floor-release')
    }
  })

  test('from 65 on balance is trained as well', () => {
    for (const minutes of [30, 45])
      for (const plan of each({ minutes, athlete: { age: 71, goal: 'health', fitnessLevel: 1, experienceLevel: 1 } })) {
        const all = plan.blocks.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
        expect(
          all.some(id => /^tandem-|^single-leg-(stand|reach)/.test(id)),
          all.join(),
        ).toBe(true)
      }
  })
})

describe('the best tool at hand', () => {
  test('where there is a trap bar it is lifted from the floor', () => {
    const equipment = ['trap-bar', 'weight-plates', 'dumbbells', 'bench', 'pull-up-bar']
    for (const plan of each({ minutes: 60, athlete: { goal: 'strength' }, place: { equipment } }))
      expect(ids(liftsIn(plan)), plan.name.de).toContain('trap-bar-deadlift')
  })

  test('an hour for the back pulls from above and from the front, ten sets and more, with something to pull on', () => {
    for (const plan of each({ minutes: 60, wish: 'Rücken' })) {
      const lifts = liftsIn(plan)
      const pulls = lifts.filter(({ exercise }) => exercise.role === 'compound' && exercise.pattern.endsWith('-pull'))
      expect(new Set(pulls.map(({ exercise }) => exercise.pattern)).size, ids(lifts).join()).toBe(2)
      expect(setsOf(lifts, trains('lats', 'upper-back')), ids(lifts).join()).toBeGreaterThanOrEqual(10)
    }
  })

  test('rounds for the whole body hold something for the trunk', () => {
    for (const wish of ['Bauch weg', null])
      for (const plan of each({
        minutes: 40,
        wish,
        athlete: { goal: 'weight-loss', gender: 'female', weightKg: 75 },
        place: { equipment: ['mat', 'dumbbells'] },
      }))
        expect(setsOf(linesOf(plan), trains('abs', 'obliques')), ids(linesOf(plan)).join()).toBeGreaterThanOrEqual(3)
  })
})
