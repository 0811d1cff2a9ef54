import type { Catalogue } from '../../../domain/coach/basis/catalogue.ts'
import type { Plan, Verdict } from '../../../domain/coach/basis/plan.ts'
import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import type { AthleteFacts, Level, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'
import { type Body, trained } from './simulate.ts'

const day = 86_400_000

export type Season = {
  readonly who: string
  readonly athlete: Partial<AthleteFacts>
  readonly equipment: readonly string[]
  readonly minutes: number
  readonly weekdays: readonly number[]
  readonly weightKg: number
}

export type Session = {
  readonly week: number
  readonly at: string
  readonly plan: Plan
  readonly verdict: Verdict
  readonly done: PastWorkout
}

export const seasons: readonly Season[] = [
  {
    who: 'beginner',
    athlete: { goal: 'health', gender: 'female', age: 41, trainingFrequency: 3, fitnessLevel: 1, experienceLevel: 1 },
    equipment: gym,
    minutes: 45,
    weekdays: [0, 2, 4],
    weightKg: 68,
  },
  {
    who: 'intermediate',
    athlete: { goal: 'muscle', gender: 'male', age: 29, trainingFrequency: 4, fitnessLevel: 3, experienceLevel: 3 },
    equipment: gym,
    minutes: 60,
    weekdays: [0, 1, 3, 4],
    weightKg: 82,
  },
  {
    who: 'HYROX racer',
    athlete: {
      goal: 'hyrox',
      goalDetails: 'HYROX Open am 24.08.2026',
      gender: 'male',
      age: 33,
      trainingFrequency: 4,
      fitnessLevel: 3,
      experienceLevel: 3,
    },
    equipment: [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles'],
    minutes: 60,
    weekdays: [0, 2, 4, 5],
    weightKg: 78,
  },
]

/** Twelve weeks as a real person would train: one session in ten is missed, some nights are short, some sets fail. */
export const twelveWeeks = (season: Season, catalogue: Catalogue, weeks = 12): readonly Session[] => {
  const random = randomFrom(season.who)
  const body: Body = { weightKg: season.weightKg, level: season.athlete.experienceLevel ?? 2, strength: 1 }
  const start = Date.parse('2026-06-01T17:00:00.000Z')
  const sessions: Session[] = []
  for (let week = 0; week < weeks; week += 1)
    for (const weekday of season.weekdays) {
      if (random() < 0.1) continue
      const badNight = random() < 0.15
      const mood: Level | null = badNight ? 2 : random() < 0.5 ? null : 4
      const at = new Date(start + (week * 7 + weekday) * day).toISOString()
      const asked = ask(season, at, mood, sessions)
      const made = makePlan(asked, catalogue)
      if (isRefusal(made)) throw new Error(`${season.who} was refused on ${at}`)
      const form = (badNight ? 0.92 : 1) * (0.97 + random() * 0.06)
      const done = trained(made.plan, body, { at, workout: `w${sessions.length}`, mood, form, skips: 0.03 }, catalogue)
      sessions.push({ week, at, ...made, done })
    }
  return sessions
}

const ask = (season: Season, at: string, mood: Level | null, before: readonly Session[]): PlanRequest =>
  request({
    seed: `${season.who} ${at}`,
    at,
    minutes: season.minutes,
    mood,
    athlete: { sessionMinutes: season.minutes, weightKg: season.weightKg, ...season.athlete },
    place: { equipment: season.equipment },
    history: before.map(({ done }) => done).reverse(),
  })
