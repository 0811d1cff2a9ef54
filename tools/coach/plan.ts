import { catalogue } from '../../content/exercises/catalogue.ts'
import { exercisesById } from '../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan, type PlannedExercise, type PlannedSet } from '../../domain/coach/basis/plan.ts'
import { levelAt, type PlanRequest } from '../../domain/coach/basis/request.ts'
import { ruleSet } from '../../domain/coach/basis/rule-set.ts'
import { briefFor } from '../../domain/coach/prescribe/briefing.ts'
import { day } from '../../domain/days.ts'
import { defined } from '../../domain/fields.ts'
import { blockIdAt, exerciseIdIn, setIdIn } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { streamOf } from '../../domain/streams.ts'
import { type Bench, openBench } from './bench.ts'
import type { PastSession, RequestFile } from './files/request.ts'
import { must } from './practice.ts'

/** What was trained before is one block; its sets are counted through it, whatever exercise they are of. */
const only = blockIdAt(1)
const counted = exerciseIdIn(only, 0)
const byId = exercisesById(catalogue)

/** One plan by the real commands, and what each stage of the coach made of the request. */
export const planOnce = async (request: RequestFile) => {
  const bench = openBench('request')
  const now = Date.parse(request.at)
  const past = request.history.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  bench.clock.set(Math.min(now, ...past.map(({ at }) => Date.parse(at))) - day)
  await bench.join({ profile: request.profile, places: [request.place] })
  for (const [index, session] of past.entries()) await trainedBefore(bench, session, index)
  bench.clock.set(now)
  const asked = await bench.ask('asked', { minutes: request.minutes, wish: request.wish, mood: request.mood })
  if (isRefused(asked))
    return { rules: ruleSet.version, refused: asked.refused, stages: await stagesOf(bench, request) }
  const { plan, verdict } = asked
  return {
    rules: ruleSet.version,
    stages: await stagesOf(bench, request),
    plan,
    judge: verdict,
    explain: exercisesOf(plan).map(({ exercise, reasons }) => ({ exercise, reasons })),
  }
}

/** What was read and prescribed, as plain data. Sets become lists, the rest stays as the coach has it. */
const stagesOf = async (bench: Bench, file: RequestFile) => {
  const events = await bench.log.load(streamOf('profiles', bench.user))
  const { sources, ...known } = await bench.remembered(undefined)
  const request: PlanRequest = {
    seed: 'stages',
    at: new Date(file.at).toISOString(),
    minutes: file.minutes,
    wish: file.wish ?? null,
    mood: file.mood == null ? null : levelAt(file.mood),
    ...known,
    sources: { request: events.at(-1)?.id ?? '', ...sources },
  }
  const brief = briefFor(request, catalogue)
  const { goal, minutes, level, skill, wish, limits, race, quiet, smallSpace, outdoors } = brief
  const { readiness, deload, comeback, week, tired, strengths, lifts, usable, runPace } = brief
  return {
    read: { goal, minutes, level, skill, wish, limits, race, quiet, smallSpace, outdoors },
    prescribe: { readiness, deload, comeback, weekSoFar: week, tired, runPace },
    lifts: [...lifts].map(([exercise, { lastKg, lastReps, result, missesInRow, bouts }]) => ({
      exercise,
      lastKg,
      lastReps,
      result,
      missesInRow,
      days: bouts.length,
      estimatedMaxKg: strengths.get(exercise)?.kg ?? null,
    })),
    usable: usable.map(({ id }) => id),
  }
}

/** A session of the past, planned as it was done, so that the log holds what the coach would have seen. */
const trainedBefore = async (
  { clock, training, changes, context, user }: Bench,
  session: PastSession,
  index: number,
) => {
  const at = Date.parse(session.at)
  const name = `past ${index}`
  const plan = planAsDone(session)
  clock.set(at)
  const { workout } = await must(
    training.request(context(name), { durationMinutes: 60, ...(session.mood ? { mood: session.mood } : {}) }),
  )
  const coach = { ...context(`${name} plan`), actor: { kind: 'system', id: 'import' } as const, subject: user }
  const verdict = { ruleSet: ruleSet.version, score: 100, violations: [], remarks: [] }
  await must(training.recordPlan(coach, workout, { plan, verdict, planner: 'rules' }))
  for (const [place, set] of session.sets.entries()) {
    clock.set(at + (place + 1) * 150_000)
    const { exercise: _, planned: __, ...performance } = set
    await must(training.logSet(context(`${name} set ${place}`), workout, setIdIn(counted, place), defined(performance)))
  }
  for (const { exercise, kind } of session.felt) {
    const planned = exercisesOf(plan).find(one => one.exercise === exercise)
    if (!planned) throw new Error(`history[${index}].felt: "${exercise}" was not trained in that session`)
    await must(changes.feel(context(`${name} ${exercise} ${kind}`), workout, planned.id, kind))
  }
  await must(training.complete(context(`${name} complete`), workout))
}

const planAsDone = ({ sets }: PastSession): Plan => {
  const exercises = [...new Set(sets.map(({ exercise }) => exercise))].map((id, nth): PlannedExercise => {
    const own = sets.flatMap((set, place) => (set.exercise === id ? [{ ...set, place }] : []))
    return {
      id: exerciseIdIn(only, nth + 1),
      exercise: id,
      name: byId.get(id)?.name ?? { de: id, en: id },
      type: own.some(({ reps }) => reps !== undefined) ? 'repetitions' : 'duration',
      targetRir: own.find(({ planned }) => planned?.rir !== undefined)?.planned?.rir ?? own[0]?.rir ?? null,
      reasons: [],
      sets: own.map(plannedSet),
    }
  })
  const name = { de: 'Früher trainiert', en: 'Trained before' }
  const block = { id: only, kind: 'straight', name, description: name, focus: null, rounds: 1, minutes: 60 } as const
  return {
    name,
    description: name,
    estimatedMinutes: 60,
    blocks: [{ ...block, roundDurationSec: null, exercises }],
    notUnderstood: [],
    hints: [],
  }
}

const plannedSet = (set: PastSession['sets'][number] & { place: number }): PlannedSet => ({
  id: setIdIn(counted, set.place),
  restSec: 90,
  ...defined({
    reps: set.planned?.reps ?? set.reps,
    weightKg: set.planned?.weightKg ?? set.weightKg,
    durationSec: set.durationSec,
    distanceM: set.distanceM,
  }),
})
