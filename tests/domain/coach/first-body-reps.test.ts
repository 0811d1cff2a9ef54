import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import type { AthleteFacts, Level, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { past } from './done-before.ts'
import { request } from './requests.ts'

type Who = Partial<AthleteFacts>
type Place = { readonly equipment: readonly string[] }

const nothing: Place = { equipment: [] }

/** What an athlete is asked for with the body alone in first plans of several seeds: repetitions, and those left. */
const asked = (who: Who, ids: readonly string[], more: Partial<PlanRequest> = {}, place: Place = nothing) =>
  ['one', 'two', 'three', 'four'].flatMap(seed => {
    const made = makePlan(
      request({ seed, wish: 'Oberkörper', athlete: { goal: 'strength', ...who }, ...more, place }),
      catalogue,
    )
    if (isRefusal(made)) throw new Error(made.refused)
    return exercisesOf(made.plan).flatMap(({ exercise, sets, targetRir }) =>
      ids.includes(exercise)
        ? [{ exercise, reps: sets[0]?.reps ?? 0, able: (sets[0]?.reps ?? 0) + (targetRir ?? 0) }]
        : [],
    )
  })

const onToes = ['push-up', 'slow-push-up', 'close-grip-push-up', 'feet-elevated-push-up', 'archer-push-up']
const onKnees = ['knee-push-up', 'knee-fist-push-up']
const level = (of: Level): Who => ({ fitnessLevel: of, experienceLevel: of })
const levels = [1, 2, 3, 4, 5] as const

// Push-ups to failure of people of 30 to 39, upper ends of the categories "needs improvement" to "excellent": men on their
// toes, women on their knees (Canadian Physical Activity, Fitness and Lifestyle Approach, in ACSM's Guidelines).
const most = { male: [11, 16, 21, 29, 36], female: [7, 12, 19, 26, 36] } as const

test.each(levels)('first push-ups of a man of level %i are what men like him can do', of => {
  const all = asked({ ...level(of), gender: 'male', age: 34 }, onToes)
  expect(all.filter(({ able }) => able > (most.male[of - 1] ?? 0))).toEqual([])
})

test.each(levels)('first push-ups of a woman of level %i are what women like her can do', of => {
  const all = asked({ ...level(of), gender: 'female', age: 34, weightKg: 66 }, [...onToes, ...onKnees])
  expect(all.length).toBeGreaterThan(0)
  // Four on the toes are about a dozen on the knees.
  const tooMany = all.filter(
    ({ exercise, able }) => (onKnees.includes(exercise) ? able : able + 7) > (most.female[of - 1] ?? 0),
  )
  expect(tooMany).toEqual([])
  if (of <= 3) expect(all.filter(({ exercise }) => onToes.includes(exercise))).toEqual([])
})

test('who has trained for years begins with more than who has for months, the old with fewer, and nobody with more for being heavy', () => {
  const mean = (who: Who) => {
    const all = asked({ gender: 'male', age: 34, weightKg: 80, ...who }, ['push-up'])
    return all.reduce((sum, { reps }) => sum + reps, 0) / all.length
  }
  expect(mean(level(3))).toBeGreaterThan(mean(level(2)) + 3)
  expect(mean({ ...level(3), age: 62 })).toBeLessThan(mean(level(3)))
  expect(mean({ ...level(3), weightKg: 115 })).toBeLessThan(mean(level(3)))
})

test('who presses 110 kg is given work in a room with nothing, and no nine push-ups', () => {
  const history = [3, 6, 9].map(days =>
    past('bench-press', days * 24, Array(4).fill({ weightKg: 95, reps: 6, rir: 2 })),
  )
  const all = asked({ ...level(3), gender: 'male', age: 34, weightKg: 85 }, onToes, { history })
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter(({ exercise, able }) => exercise === 'push-up' && able < 18)).toEqual([])
})

test('no woman of the middle begins with five pull-ups, nor any beginner with one', () => {
  const bar: Place = { equipment: ['pull-up-bar', 'resistance-band', 'chair'] }
  const pulls = ['pull-up', 'chin-up', 'chest-to-bar-pull-up']
  const women = levels
    .slice(0, 3)
    .flatMap(of => asked({ ...level(of), gender: 'female', age: 34, weightKg: 66 }, pulls, { wish: 'Rücken' }, bar))
  const men = asked({ ...level(1), gender: 'male', age: 34 }, pulls, { wish: 'Rücken' }, bar)
  expect([...women, ...men]).toEqual([])
  expect(asked({ ...level(4), gender: 'male', age: 34 }, pulls, { wish: 'Rücken' }, bar).length).toBeGreaterThan(0)
})

test('first repetitions are said to be an estimate, and by what', () => {
  const said = (history: PlanRequest['history']) => {
    const athlete = { ...level(3), goal: 'strength', gender: 'male', age: 34 } as const
    const made = makePlan(request({ wish: 'Oberkörper', athlete, history, place: nothing }), catalogue)
    if (isRefusal(made)) throw new Error(made.refused)
    const push = exercisesOf(made.plan).find(({ exercise }) => onToes.includes(exercise))
    const reason = push?.reasons.find(({ code }) => code === 'reps-estimated')
    return { text: reason?.text.de, events: reason?.events, reps: push?.sets[0]?.reps }
  }
  const body = said([])
  expect(body.text).toContain(`Beginn mit ${body.reps} Wiederholungen: vorsichtig geschätzt aus Körper, Alter`)
  expect(body.events).toEqual(['event-plan'])
  const pressed = said([past('bench-press', 72, Array(4).fill({ weightKg: 60, reps: 6, rir: 2 }))])
  expect(pressed.text).toContain('„Bankdrücken mit der Langhantel“')
  expect(pressed.events?.every(event => String(event).includes('bench-press'))).toBe(true)
})
