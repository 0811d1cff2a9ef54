import type { Plan } from '../../../domain/coach/basis/plan.ts'
import type { AthleteFacts, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { asProfileId } from '../../../domain/ids.ts'

/** An ordinary athlete in an ordinary gym; tests change what they are about. */
export const anyone: AthleteFacts = {
  gender: 'male',
  age: 34,
  heightCm: 180,
  weightKg: 80,
  goal: 'muscle',
  goalDetails: null,
  trainingFrequency: 3,
  sessionMinutes: 45,
  otherActivities: null,
  restrictions: null,
  mobilityRestrictions: null,
  comments: null,
  fitnessLevel: 3,
  experienceLevel: 3,
}

export const gym: readonly string[] = [
  'dumbbells',
  'kettlebell',
  'barbell',
  'weight-plates',
  'rack',
  'bench',
  'incline-bench',
  'pull-up-bar',
  'cable-machine',
  'lat-pulldown-machine',
  'row-machine',
  'leg-press',
  'leg-curl-machine',
  'leg-extension-machine',
  'rowing-machine',
  'stationary-bike',
  'treadmill',
  'box',
  'mat',
]

/** A gym of machines and nothing else. */
export const machines: readonly string[] = [
  'chest-press-machine',
  'row-machine',
  'lat-pulldown-machine',
  'leg-press',
  'leg-curl-machine',
  'shoulder-press-machine',
]

type Changes = Partial<Omit<PlanRequest, 'athlete' | 'place'>> & {
  readonly athlete?: Partial<AthleteFacts>
  readonly place?: Partial<PlanRequest['place']>
}

export const request = ({ athlete, place, ...changes }: Changes = {}): PlanRequest => ({
  seed: 'seed-1',
  at: '2026-06-01T08:00:00.000Z',
  minutes: 45,
  wish: null,
  mood: null,
  history: [],
  feelings: [],
  sources: { request: 'event-request', plan: 'event-plan', profile: 'event-profile' },
  ...changes,
  athlete: { ...anyone, ...athlete },
  place: { profile: asProfileId('profile-1'), name: 'Studio', equipment: gym, details: null, ...place },
})

/** A day in the past of which only the sets matter. */
export const plannedDay: Plan = {
  name: { de: 'Früher', en: 'Earlier' },
  description: { de: 'Früher', en: 'Earlier' },
  estimatedMinutes: 45,
  blocks: [],
  notUnderstood: [],
  hints: [],
}
