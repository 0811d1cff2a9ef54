import { catalogue } from '../../content/exercises/catalogue.ts'
import { followsBy, type LoggedSet, mayRiseBy, movedSet } from '../../domain/coach/adapt/next-set.ts'
import { setUp } from '../../domain/coach/adapt/set-up.ts'
import { exercisesById } from '../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan, type PlannedExercise, type PlannedSet } from '../../domain/coach/basis/plan.ts'
import type { Loads } from '../../domain/coach/basis/plates.ts'
import { randomFrom } from '../../domain/coach/basis/prng.ts'
import { mondayOf } from '../../domain/coach/basis/week.ts'
import { isEstimated, isFeltFor } from '../../domain/coach/prescribe/lifts/finding.ts'
import { day, hour } from '../../domain/days.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import type { Performance } from '../../domain/performance.ts'
import { inTurn, placeOf } from '../../domain/set-place.ts'
import { openBench } from './bench.ts'
import { type Body, bodyOf } from './body.ts'
import type { Athlete } from './files/athlete.ts'
import { perform } from './perform.ts'
import { must, type Planned, type Practice } from './practice.ts'
import { type AthleteRecord, type Done, recordOf, type SessionRecord, sessionOf } from './record.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const evening = 17 * hour
/** From one session of a day to the next. */
const between = 2 * hour
const secondsASet = 45
const hardEnough = 4

const byId = exercisesById(catalogue)

/** `before`: sessions of the same day before it. */
type Day = Athlete['trains'][number] & { readonly week: number; readonly at: number; readonly before: number }

type Options = {
  /** Where the athlete trains; a log in memory when absent. */
  readonly practice?: Practice
  /** Sessions from this moment on (milliseconds) have not come yet. */
  readonly until?: number
  readonly onWeek?: (week: number) => void
}

/** Trains one athlete for so many weeks by the real commands, and writes down every session. */
export const season = async (athlete: Athlete, weeks: number, options: Options = {}): Promise<AthleteRecord> => {
  const { practice: bench = openBench(athlete.id), until = Number.POSITIVE_INFINITY, onWeek } = options
  const body = bodyOf(athlete, byId)
  const random = randomFrom(`season ${athlete.id}`)
  const start = Date.parse(mondayOf(athlete.start))
  bench.clock.set(start - day)
  await bench.join(athlete)
  const sessions: SessionRecord[] = []
  for (let week = 1; week <= weeks; week += 1) {
    for (const one of daysOf(athlete, week, start)) {
      if (one.at >= until) break
      const kept = outcomeOf(athlete, one, random)
      if (kept === 'ill') body.wasIll()
      sessions.push(
        kept === null ? await train(bench, athlete, body, one, random) : sessionOf({ ...one, outcome: kept }),
      )
    }
    const sunday = start + week * 7 * day - hour
    if (sunday >= until) break
    bench.clock.set(sunday)
    await answer(bench, athlete, week, sessions)
    onWeek?.(week)
  }
  return recordOf(athlete, sessions, weeks)
}

const daysOf = ({ trains, moves }: Athlete, week: number, start: number): readonly Day[] => {
  const moved = moves.filter(({ fromWeek }) => fromWeek <= week).at(-1)
  return trains
    .map(one => {
      const before = trains.slice(0, trains.indexOf(one)).filter(({ day }) => day === one.day).length
      const monday = start + (week - 1) * 7 * day
      return {
        ...one,
        ...(one.place === undefined && moved ? { place: moved.place } : {}),
        week,
        before,
        at: monday + weekdays.indexOf(one.day) * day + evening + before * between,
      }
    })
    .sort((one, other) => one.at - other.at)
}

/** Why there is no training on a day; null when there is. */
const outcomeOf = ({ illness, pauses, follows }: Athlete, { week }: Day, random: () => number) => {
  if (illness.includes(week)) return 'ill'
  if (pauses.some(({ fromWeek, weeks }) => week >= fromWeek && week < fromWeek + weeks)) return 'paused'
  return follows.misses > 0 && random() < follows.misses ? 'missed' : null
}

const train = async (
  bench: Practice,
  athlete: Athlete,
  body: Body,
  one: Day,
  random: () => number,
): Promise<SessionRecord> => {
  const name = `${one.week} ${one.day}${one.before > 0 ? ` ${one.before + 1}` : ''}`
  bench.clock.set(one.at)
  const minutes = one.minutes ?? athlete.profile.sessionMinutes ?? 45
  const asked = await bench.ask(name, { minutes, place: one.place, wish: one.wish, mood: one.mood })
  if (isRefused(asked)) return sessionOf({ ...one, outcome: 'refused', why: asked.refused })
  const planned = await sayPain(bench, athlete, one, asked)
  const form = body.form() * (1 + athlete.noise * (random() + random() - 1))
  const hidden = maximaOf(planned, body)
  const done = await doIt(bench, athlete, body, name, planned, form, random, one.place)
  for (const { exercise, trueRir } of done) {
    const trained = byId.get(exercise)
    if (trained && trueRir !== null && trueRir <= hardEnough) body.trained(trained, one.at)
  }
  return sessionOf({ ...one, outcome: 'completed', minutes, ...planned, done, hidden })
}

/** Does every set, then logs them in the order of training, as the clock moves on. */
const doIt = async (
  { training, clock, context }: Practice,
  { follows, places }: Athlete,
  body: Body,
  name: string,
  { workout, plan }: Planned,
  form: number,
  random: () => number,
  placeName: string | undefined,
): Promise<readonly Done[]> => {
  const place = places.find(({ name }) => name === placeName) ?? places[0]
  const done: Done[] = []
  const performances = new Map<string, Performance>()
  for (const planned of exercisesOf(plan)) {
    const exercise = byId.get(planned.exercise)
    if (!exercise) continue
    const { loads } = setUp(exercise, place?.equipment ?? [], place?.details ?? null)
    const logged = new Map<string, LoggedSet>()
    for (const planSet of planned.sets) {
      const by = followsBy(exercise.loadType)
      const moved = by ? movedSet(underWay(by, exercise.failureSafe, planned, loads, logged), planSet.id) : null
      const set = moved ? { ...planSet, reps: moved.reps, weightKg: moved.weightKg } : planSet
      const open = moved?.open ?? null
      const { performance, trueRir } = perform(exercise, planned, set, {
        body,
        follows,
        random,
        form,
        setsBefore: setsBefore(planned.sets, set),
        open,
      })
      logged.set(set.id, performance)
      performances.set(set.id, performance)
      done.push({
        exercise: exercise.id,
        set: set.id,
        ramp: set.ramp ?? false,
        side: set.side ?? null,
        ...performance,
        trueRir,
        ...(moved ? { moved } : {}),
      })
    }
  }
  let at = Date.parse(clock.now()) + 60_000
  for (const set of setsInTurn(plan)) {
    const performance = performances.get(set.id)
    if (!performance) continue
    clock.set(at)
    await must(training.logSet(context(`${name} ${set.id}`), workout, set.id, performance))
    at += ((performance.durationSec ?? secondsASet) + set.restSec) * 1000
  }
  clock.set(at)
  await must(training.complete(context(`${name} complete`), workout))
  return done
}

/** Working sets that came before one, of the same side: a leg is not tired by the other. */
const setsBefore = (sets: readonly PlannedSet[], { id, side }: PlannedSet): number =>
  sets
    .slice(
      0,
      sets.findIndex(one => one.id === id),
    )
    .filter(one => !one.ramp && one.side === side).length

/** The sets as they are trained. */
const setsInTurn = ({ blocks }: Plan): readonly PlannedSet[] =>
  blocks.flatMap(({ kind, exercises }) => {
    const sets = exercises.flatMap(({ sets }) => sets.map(set => ({ set, ...placeOf(set, sets) })))
    return inTurn(kind, sets).map(({ set }) => set)
  })

/** What the player shows: the next set follows the last one. */
const underWay = (
  by: 'load' | 'repetitions',
  safeToFail: boolean,
  { sets, targetRir, reasons }: PlannedExercise,
  loads: Loads,
  logged: ReadonlyMap<string, LoggedSet>,
) => ({
  by,
  sets: sets.map(({ id, reps = null, weightKg = null, ramp = false, side = null }) => ({
    id,
    reps,
    weightKg,
    ramp,
    side,
  })),
  targetRir,
  done: (set: string) => logged.get(set),
  loads,
  mayRise: mayRiseBy(reasons.map(({ code }) => code)),
  feltFor: isFeltFor(reasons.map(({ code }) => code)),
  isEstimated: isEstimated(reasons.map(({ code }) => code)),
  safeToFail,
})

/** "That hurts", said before the first set of the exercise; the coach answers with another plan. */
const sayPain = async (bench: Practice, { pains }: Athlete, { week, day }: Day, planned: Planned): Promise<Planned> => {
  let now = planned
  for (const pain of pains.filter(pain => pain.week === week && (pain.day ?? day) === day)) {
    const hurting = exercisesOf(now.plan).find(
      ({ exercise, targetRir }) => exercise === pain.exercise || (!pain.exercise && targetRir !== null),
    )
    if (!hurting) continue
    await must(bench.changes.feel(bench.context(`pain ${week} ${day}`), now.workout, hurting.id, 'pain'))
    const answered = await bench.answerOf(now.workout)
    if (!isRefused(answered)) now = answered
  }
  return now
}

/** Feedback at the end of the week, about its last workout. */
const answer = async (
  { opinions, context }: Practice,
  { answers }: Athlete,
  week: number,
  sessions: readonly SessionRecord[],
) => {
  for (const [index, said] of answers.entries()) {
    if (said.week !== week) continue
    const workout = sessions.findLast(session => session.workout)?.workout ?? null
    const name = `answer ${index}`
    const { id } = await must(
      opinions.give(context(name), { template: 'q_v1.1', workout, answers: said.questionnaire ?? {} }),
    )
    if (said.difficulty) await must(opinions.assess(context(`${name} assessment`), id, assessment[said.difficulty]))
    if (said.comment) await must(opinions.comment(context(`${name} comment`), id, said.comment))
  }
}

const assessment = { 'too-easy': 'too_easy', right: 'just_right', 'too-hard': 'too_hard' } as const

const maximaOf = ({ plan }: Planned, body: Body): Readonly<Record<string, number>> =>
  Object.fromEntries(
    exercisesOf(plan).flatMap(({ exercise }) => {
      const known = byId.get(exercise)
      const kg = known ? body.maxKg(known) : null
      return kg === null ? [] : [[exercise, Math.round(kg * 10) / 10]]
    }),
  )
