import { expect, test } from 'vitest'
import { rulesPlanner } from '../../../adapters/coach-rules/generator.ts'
import { freshId } from '../../../adapters/crypto/fresh-id.ts'
import { plansAnew } from '../../../api/desk/plans-anew.ts'
import type { PlanGenerator } from '../../../commands/ports/planning.ts'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Plan } from '../../../domain/coach/basis/plan.ts'
import { asStream } from '../../../domain/kernel/stream.ts'
import { streamOf } from '../../../domain/streams.ts'
import { openBench } from '../../../tools/coach/bench.ts'
import { athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'
import { season } from '../../../tools/coach/season.ts'

const gym = ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'cable-machine']

const [athlete] = parsed(
  'athletes.json',
  {
    athletes: [
      {
        id: 'Ada',
        profile: { goal: 'strength', gender: 'female', weightKg: 64, fitnessLevel: 3, experienceLevel: 3 },
        places: [{ name: 'Studio', equipment: gym }],
        trains: [{ day: 'monday' }, { day: 'thursday', minutes: 60 }],
        pains: [{ week: 1, day: 'monday' }],
        answers: [{ week: 1, difficulty: 'too-hard', comment: 'mehr Rücken bitte' }],
        strength: { 'back-squat': { oneRepMaxKg: 70 }, 'bench-press': { oneRepMaxKg: 42.5 } },
      },
    ],
  },
  athletesFile,
).athletes
if (!athlete) throw new Error('no athlete')

const today = rulesPlanner(catalogue)

/** Two weeks of somebody whose plans were made by `generate`, and what today's planner says of them. */
const after = async (generate: PlanGenerator, weeks = 2) => {
  const bench = openBench(athlete.id, generate)
  const record = await season(athlete, weeks, { practice: bench })
  const anew = async () => {
    const streams = new Set<string>()
    for await (const { events } of bench.log.read(null, {})) for (const { stream } of events) streams.add(stream)
    const past = await Promise.all([...streams].map(name => bench.log.load(asStream<'workout'>(name))))
    return plansAnew({ log: bench.log, catalogue, plannerVersion: 'today' })(bench.user, past.flat())
  }
  return { bench, record, anew }
}

const firstLift = (plan: Plan) =>
  plan.blocks.flatMap(({ exercises }) => exercises).find(({ targetRir }) => targetRir !== null)

test('what today’s planner planned, from what was known then, it plans again to the letter', async () => {
  const { anew, record } = await after(today)
  const answer = await anew()
  expect(answer).toEqual({
    asked: record.sessions.length,
    alike: record.sessions.length,
    reworded: 0,
    changed: [],
    notAsked: [],
  })
  expect(answer.asked).toBe(4)
})

/** Another load in the first set of the first lift: by rules of long ago. */
const heavier =
  (weightKg: number): PlanGenerator =>
  async (request, options) => {
    const made = await today(request, options)
    if ('refused' in made) return made
    const first = firstLift(made.plan)
    const blocks = made.plan.blocks.map(block => ({
      ...block,
      exercises: block.exercises.map(one =>
        one === first ? { ...one, sets: one.sets.map((set, nth) => (nth === 0 ? { ...set, weightKg } : set)) } : one,
      ),
    }))
    return { ...made, plan: { ...made.plan, blocks }, verdict: { ...made.verdict, ruleSet: '2025-01.1', score: 50 } }
  }

test('plans that another planner made differ: which, by which rules, how good, and where first', async () => {
  const { bench, anew } = await after(heavier(61), 1)
  const { asked, alike, changed } = await anew()
  expect([asked, alike, changed.length]).toEqual([2, 0, 2])
  const [first] = changed
  expect(first).toMatchObject({
    type: 'WorkoutGenerated',
    revision: 1,
    planner: 'rules',
    why: 'rules',
    answer: { was: 'plan', is: 'plan' },
    version: { is: 'today' },
    score: { was: 50, is: expect.any(Number) },
    differences: 1,
    first: { path: expect.stringMatching(/^blocks\.\d+\.exercises\.\d+\.sets\.0\.weightKg$/), was: 61 },
  })
  const past = await bench.log.load(asStream<'workout'>(first?.stream ?? ''))
  const [, made] = past.map(({ event }) => event)
  if (made?.type !== 'WorkoutGenerated') throw new Error('no plan')
  expect(first?.first?.exercise).toEqual(firstLift(made.plan)?.name.en)
})

test('a plan that today’s gate would not let in says what for', async () => {
  const { anew } = await after(heavier(400), 1)
  const { changed } = await anew()
  expect(changed.map(({ violations }) => violations.map(({ severity }) => severity))).toEqual([
    expect.arrayContaining(['hard']),
    expect.arrayContaining(['hard']),
  ])
})

test('a plan that is refused today, and what nobody planned then; the newest first', async () => {
  /** Nobody was stopped by their words, and the second wish came while nothing answered. */
  let nth = 0
  const old: PlanGenerator = async (request, options) =>
    nth++ === 1 ? { refused: 'coach-unavailable', hints: [] } : today({ ...request, wish: null }, options)
  const bench = openBench(athlete.id, old)
  bench.clock.set(Date.parse('2026-01-05T17:00:00.000Z'))
  await bench.join(athlete)
  await bench.ask('chest', { minutes: 30, wish: 'Ich habe Brustschmerzen und will trotzdem trainieren' })
  await bench.ask('down', { minutes: 30 })
  const past = await Promise.all(
    [streamOf('profiles', bench.user), streamOf('programme', bench.user)].map(name =>
      bench.log.load(asStream<'profiles'>(name)),
    ),
  )
  const workouts = []
  for await (const { events } of bench.log.read(null, { categories: ['workout'] })) workouts.push(...events)
  const { changed } = await plansAnew({ log: bench.log, catalogue, plannerVersion: 'today' })(bench.user, [
    ...past.flat(),
    ...workouts,
  ])
  expect(changed.map(({ type, answer }) => [type, answer])).toEqual([
    ['GenerationFailed', { was: 'coach-unavailable', is: 'plan' }],
    ['WorkoutGenerated', { was: 'plan', is: 'needs-emergency-help' }],
  ])
})

test('of what was forgotten since nobody can tell how it would be planned, and that is said', async () => {
  const { bench, anew } = await after(today, 1)
  const [requested] =
    (
      await bench.log
        .read(null, { categories: ['workout'] })
        [Symbol.asyncIterator]()
        .next()
    ).value?.events ?? []
  if (!requested) throw new Error('nothing was asked for')
  const stream = asStream<'workout'>(requested.stream)
  const past = await bench.log.load(stream)
  const commandId = freshId<'command'>()
  const metadata = { ...requested.metadata, schema: 1, commandId, correlationId: commandId, causationId: commandId }
  const deletedAt = { type: 'WorkoutDeleted', at: '2026-03-01T10:00:00.000Z' } as const
  const erasedAt = { type: 'WorkoutErased', at: '2026-05-01T10:00:00.000Z' } as const
  await bench.log.append(
    stream,
    past.length - 1,
    [deletedAt, erasedAt].map(event => ({ id: freshId<'event'>(), event, metadata })),
  )
  const answer = await anew()
  expect(answer.notAsked).toEqual([stream])
  expect(answer.asked).toBe(1)
})
