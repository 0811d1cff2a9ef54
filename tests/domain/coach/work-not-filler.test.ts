import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { DoneSet, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal } from '../../../domain/coach/planner.ts'
import { crowd } from './crowd.ts'
import { trainingAlone } from './crowd-lives.ts'
import { type Line, liftsIn, linesOf, planFor } from './lifter.ts'
import { gym, machines, plannedDay, request } from './requests.ts'

// Who comes to lift gets work for the time, whatever was wished for and however easy the last days were. Read by the
// catalogue and the clock alone: what a session holds at least are training-rules' sets for its minutes, less three tenths.

const day = 86_400_000
const floors = new Map([
  [45, 12 * 0.7],
  [60, 16 * 0.7],
  [75, 20 * 0.7],
  [90, 24 * 0.7],
  [120, 30 * 0.7],
])

const setsOf = (lines: readonly Line[]) => lines.reduce((sum, { sets }) => sum + sets, 0)
const directly = (lines: readonly Line[], muscle: string) =>
  setsOf(lines.filter(({ exercise }) => (exercise.muscles[muscle] ?? 0) >= 1))

/** Minutes on end, stations without a load and stretches of the main part. */
const minutesBeside = (lines: readonly Line[]) =>
  lines
    .filter(({ exercise: { role } }) => role === 'conditioning' || role === 'mobility')
    .reduce((sum, { planned }) => sum + planned.sets.reduce((all, one) => all + (one.durationSec ?? 40), 0) / 60, 0)

const places: Readonly<Record<string, readonly string[]>> = {
  'a gym': gym,
  'a rack at home': ['barbell', 'weight-plates', 'rack', 'bench', 'pull-up-bar'],
  dumbbells: ['dumbbells', 'bench', 'mat'],
  machines,
  bands: ['resistance-band', 'mini-band', 'door-anchor', 'mat'],
}

describe.each(Object.entries(places))('a wish for one muscle, with %s', (_, equipment) => {
  test.each([
    [60, 2],
    [60, 4],
    [90, 2],
    [90, 4],
  ] as const)('%i minutes at level %i: the muscle leads, and the time is worked', (minutes, level) => {
    const asked = request({
      minutes,
      wish: 'Muskelaufbau Brust',
      athlete: { fitnessLevel: level, experienceLevel: level, sessionMinutes: minutes },
      place: { equipment },
    })
    const plan = planFor(asked)
    const lifts = liftsIn(plan)
    expect(setsOf(lifts)).toBeGreaterThanOrEqual(floors.get(minutes) ?? 0)
    expect(directly(lifts, 'chest')).toBeGreaterThanOrEqual(6)
    for (const muscle of ['lats', 'upper-back', 'quads', 'hamstrings', 'glutes'])
      expect(directly(lifts, muscle), muscle).toBeLessThanOrEqual(directly(lifts, 'chest'))
    expect(lifts[0]?.exercise.muscles.chest).toBe(1)
    expect(minutesBeside(linesOf(plan))).toBeLessThanOrEqual(minutes * 0.3)
  })
})

const levelTwo = { fitnessLevel: 2, experienceLevel: 2 } as const

/** A week of days that asked for two in reserve and left six. */
const tooEasy = (days: readonly (readonly string[])[], now: number): readonly PastWorkout[] =>
  days.map((exercises, at): PastWorkout => {
    const when = new Date(now - (at + 1) * day).toISOString()
    return {
      workout: `easy ${at}`,
      at: when,
      status: 'completed',
      plan: plannedDay,
      sets: exercises.flatMap(exercise =>
        [1, 2, 3, 4].map(
          (set): DoneSet => ({
            event: `${when} ${exercise} ${set}`,
            exercise,
            at: when,
            planned: { reps: 8, weightKg: 30, targetRir: 2 },
            reps: 8,
            durationSec: null,
            weightKg: 30,
            distanceM: null,
            rir: 6,
          }),
        ),
      ),
    }
  })

describe('days that turned out too easy do not close the week', () => {
  const easyWeek = (changes: Parameters<typeof request>[0]): PlanRequest => {
    const asked = request(changes)
    const push = ['bench-press', 'overhead-press', 'incline-dumbbell-press']
    const pull = ['barbell-row', 'lat-pulldown', 'seated-cable-row']
    const legs = ['back-squat', 'barbell-romanian-deadlift', 'leg-press']
    return { ...asked, history: tooEasy([push, legs, pull, push, legs, pull], Date.parse(asked.at)) }
  }

  test.each([
    [45, 2],
    [45, 4],
    [60, 3],
    [75, 4],
  ] as const)('%i minutes at level %i are worked', (minutes, level) => {
    const asked = easyWeek({
      minutes,
      athlete: { trainingFrequency: 7, fitnessLevel: level, experienceLevel: level, sessionMinutes: minutes },
    })
    const plan = planFor(asked)
    expect(setsOf(liftsIn(plan))).toBeGreaterThanOrEqual(floors.get(minutes) ?? 0)
    expect(minutesBeside(linesOf(plan))).toBeLessThanOrEqual(minutes * 0.2)
  })
})

test.each([90, 120])('%i minutes for the legs are no walk of an hour', minutes => {
  const asked = request({
    minutes,
    athlete: { trainingFrequency: 4, sessionMinutes: minutes, restrictions: 'Osteoporose', ...levelTwo },
    place: { equipment: [...machines, 'hack-squat-machine', 'calf-raise-machine', 'stationary-bike', 'mat'] },
  })
  const pressed = tooEasy([['chest-press', 'lat-pulldown', 'seated-cable-row']], Date.parse(asked.at))
  const plan = planFor({ ...asked, history: pressed })
  expect(liftsIn(plan)[0]?.exercise.muscles.quads).toBe(1)
  expect(minutesBeside(linesOf(plan))).toBeLessThanOrEqual(minutes * 0.25)
})

test('of random people who lift and are well hardly anybody is sent for a walk instead', {
  timeout: 120_000,
}, () => {
  const idle: string[] = []
  let sessions = 0
  const watch: Parameters<typeof crowd>[3] = (asked, made) => {
    const { athlete, minutes, mood } = asked
    const lifts = athlete.goal === 'strength' || athlete.goal === 'muscle'
    if (!lifts || isRefusal(made) || minutes < 40 || minutes > 120 || (mood ?? 4) <= 2) return
    if (/müde|weh|schmerz|Minuten|HYROX|Lauf|run|jogg|Intervall|HIIT|Mobility/i.test(asked.wish ?? '')) return
    sessions += 1
    if (minutesBeside(linesOf(made.plan)) > minutes * 0.4) idle.push(`${minutes} min, ${asked.wish}`)
  }
  crowd(catalogue, 1200, 'lifters', watch, trainingAlone)
  expect(sessions).toBeGreaterThan(30)
  expect(idle.length / sessions, idle.join('; ')).toBeLessThanOrEqual(0.015)
})

test.each([15, 20, 30])('every minute on the minute for %i minutes: the clock runs nearly until the end', minutes => {
  const plan = planFor(request({ minutes, wish: 'EMOM mit Kettlebell', place: { equipment: ['kettlebell', 'mat'] } }))
  const [main, ...others] = plan.blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
  expect(main?.kind).toBe('emom')
  expect(main?.minutes).toBeGreaterThanOrEqual(minutes * 0.6)
  expect(others.flatMap(({ exercises }) => exercises).length).toBeLessThanOrEqual(minutes === 15 ? 0 : 1)
})

/** What a push-up grows into. */
const onToes = new Set(['push-up', 'close-grip-push-up', 'feet-elevated-push-up', 'archer-push-up'])

test.each([1, 3, 4] as const)('who can do push-ups, at level %i, does none against a wall beside them', level => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const athlete = { fitnessLevel: level, experienceLevel: level }
    const place = { equipment: ['chair', 'mat'] }
    const ids = liftsIn(planFor(request({ seed, minutes: 45, wish: 'Brust', athlete, place }))).map(
      ({ exercise }) => exercise.id,
    )
    if (ids.includes('push-up')) expect(ids).not.toContain('wall-push-up')
    if (level >= 3) expect(ids.filter(id => onToes.has(id))).not.toEqual([])
  }
})
