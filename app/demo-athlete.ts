import { setTimeout } from 'node:timers/promises'
import { derivedId } from '../commands/derived-id.ts'
import { catalogue } from '../content/exercises/catalogue.ts'
import { exercisesOf, type Plan, type PlannedExercise, type PlannedSet } from '../domain/coach/plan.ts'
import { fold, isRefused, type Refused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import * as Workout from '../domain/workout.ts'
import type { Product } from './product.ts'

export const demo = { email: 'demo@formkurve.example', password: 'demo-formkurve', name: 'Mara Beispiel' }

const seed = '5eed0000-0000-4000-8000-000000000000'
const weeks = 12
const day = 86_400_000
/** Monday, Wednesday, Saturday evening. */
const trainingDays = [0, 2, 5]

export type SetClock = { now: () => string; set: (at: number) => void }

/** A clock that stands where it was put. */
export const setClock = (): SetClock => {
  let at = Date.now()
  return {
    now: () => new Date(at).toISOString(),
    set: moment => {
      at = moment
    },
  }
}

/** A demo athlete with twelve weeks of history, made by real commands. Running it again changes nothing. */
export const seedDemo = async (product: Product, clock: SetClock, say: (line: string) => void) => {
  const end = Date.now()
  const start = end - weeks * 7 * day
  clock.set(start - day)
  const user = await joinDemo(product)
  const dates = Array.from({ length: weeks }, (_, week) =>
    trainingDays.map(weekday => start + (week * 7 + weekday) * day),
  )
  let number = 0
  for (const at of dates.flat()) {
    number++
    if (number % 11 === 0) continue
    await train(product, clock, user, number, at)
    if (number % 6 === 0) say(`${number} von ${dates.flat().length} Workouts trainiert …`)
  }
  clock.set(end)
  say(`Demo-Konto: ${demo.email} / ${demo.password}`)
}

const joinDemo = async ({ accounts, profiles, memberships }: Product) => {
  const [firstName = '', lastName = ''] = demo.name.split(' ')
  const known = await accounts.find(demo.email)
  const user =
    known?.id ??
    (
      await must(
        accounts.register(
          seed,
          { email: demo.email, password: demo.password, firstName, lastName },
          { address: 'here' },
        ),
      )
    ).user
  await must(accounts.confirmEmail(contextFor(user, 'verify')))
  await must(
    profiles.changePlan(contextFor(user, 'plan'), {
      gender: 'female',
      age: 34,
      heightCm: 171,
      weightKg: 66,
      goal: 'muscle',
      trainingFrequency: 3,
      sessionMinutes: 45,
      fitnessLevel: 3,
      experienceLevel: 3,
    }),
  )
  const home = {
    name: 'Zuhause',
    equipment: ['dumbbells', 'bench', 'resistance-band', 'pull-up-bar'],
    equipmentDetails: 'Kurzhanteln bis 24 kg',
  }
  const gym = {
    name: 'Studio',
    equipment: [
      'barbell',
      'weight-plates',
      'rack',
      'bench',
      'incline-bench',
      'dumbbells',
      'cable-machine',
      'lat-pulldown-machine',
      'leg-press',
      'rowing-machine',
    ],
  }
  await must(profiles.create(contextFor(user, 'gym'), derivedId(seed, 'gym'), gym, true))
  await must(profiles.create(contextFor(user, 'home'), derivedId(seed, 'home'), home, false))
  const until = new Date(Date.now() + 365 * day).toISOString()
  const subscribed = await memberships.start(contextFor(user, 'subscription'), 'yearly', until)
  if (isRefused(subscribed) && subscribed.refused !== 'already-subscribed') throw new Error(subscribed.refused)
  return user
}

const train = async ({ log, workouts }: Product, clock: SetClock, user: string, number: number, at: number) => {
  clock.set(at)
  const place = number % 3 === 0 ? { profile: derivedId(seed, 'home') } : {}
  const wish = { durationMinutes: number % 3 === 0 ? 30 : 45, mood: 2 + (number % 4), ...place }
  const { workout } = await must(workouts.request(contextFor(user, `workout ${number}`), wish))
  const plan = await planOf(log, workout)
  if (!plan) return
  const step = (name: string) => contextFor(user, `workout ${number} ${name}`)
  let now = at + 5 * 60_000
  for (const exercise of exercisesOf(plan)) {
    for (const set of exercise.sets) {
      clock.set(now)
      await must(workouts.logSet(step(set.id), workout, set.id, performed(exercise, set, number)))
      now += 60_000 + set.restSec * 1000
      if (set.restSec > 0 && !set.ramp)
        await must(workouts.takeRest(step(`${set.id} rest`), workout, set.id, set.restSec))
    }
    await must(workouts.completeExercise(step(exercise.id), workout, exercise.id))
  }
  await must(workouts.complete(step('complete'), workout))
}

const planOf = async (log: Product['log'], workout: string): Promise<Plan | null> => {
  for (let tries = 0; tries < 600; tries++) {
    const events = (await log.load(streamOf('workout', workout))).map(({ event }) => event)
    const state = fold(Workout.decider, events)
    if ('plan' in state) return state.plan
    if (state.phase === 'failed') return null
    await setTimeout(50)
  }
  throw new Error(`no plan for workout ${workout} after 30 seconds`)
}

/** What a steady athlete does: the plan, now and then a rep less, and a first guess where no load is known. */
const performed = (exercise: PlannedExercise, set: PlannedSet, number: number): Workout.Performance => {
  const short = !set.ramp && (number + set.id.length + set.id.charCodeAt(set.id.length - 1)) % 9 === 0 ? 1 : 0
  const weight = set.weightKg ?? (set.weightKg === null ? firstLoad(exercise.exercise, set.ramp ?? false) : undefined)
  return {
    ...(set.reps === undefined ? {} : { reps: Math.max(1, set.reps - short) }),
    ...(set.durationSec === undefined ? {} : { durationSec: set.durationSec }),
    ...(set.distanceM === undefined ? {} : { distanceM: set.distanceM }),
    ...(weight === undefined ? {} : { weightKg: weight }),
    ...(set.reps === undefined && set.durationSec === undefined && set.distanceM === undefined
      ? { durationSec: 30 }
      : {}),
    ...(exercise.targetRir === null || set.ramp ? {} : { rir: Math.max(0, exercise.targetRir - short) }),
  }
}

/** Where a trained woman of 66 kg would begin, in kg. */
const firstLoad = (id: string, ramp: boolean) => {
  const exercise = catalogue.exercises.find(one => one.id === id)
  const lower = ['squat', 'lunge', 'hinge', 'hip-isolation'].includes(exercise?.pattern ?? '')
  const barbell = exercise?.requires.some(kit => kit.includes('barbell')) ?? false
  const full = barbell ? (lower ? 45 : 27.5) : exercise?.loadType === 'stack' ? (lower ? 60 : 25) : lower ? 14 : 8
  return ramp ? Math.max(barbell ? 20 : 4, Math.round(full / 5) * 2.5) : full
}

const contextFor = (user: string, name: string): CommandContext => ({
  commandId: derivedId(seed, name),
  actor: { kind: 'user', id: user },
  subject: user,
})

const must = async <Answer extends object>(asked: Promise<Answer | Refused<string>>): Promise<Answer> => {
  const answer = await asked
  if (isRefused(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer
}
