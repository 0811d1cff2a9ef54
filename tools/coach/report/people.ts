import { randomFrom } from '../../../domain/coach/prng.ts'
import { type Athlete, athletesFile } from '../files/athlete.ts'
import { parsed } from '../files/read.ts'

const studio = [
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
  'calf-raise-machine',
  'chest-press-machine',
  'shoulder-press-machine',
  'rowing-machine',
  'stationary-bike',
  'mat',
]
const garage = ['barbell', 'weight-plates', 'rack', 'incline-bench', 'bench', 'pull-up-bar', 'dumbbells', 'mat']
const livingRoom = ['dumbbells', 'incline-bench', 'bench', 'resistance-band', 'pull-up-bar', 'mat']

const weeks = [
  ['monday', 'thursday'],
  ['monday', 'wednesday', 'friday'],
  ['monday', 'tuesday', 'thursday', 'friday'],
  ['monday', 'tuesday', 'wednesday', 'friday', 'saturday'],
]

/** How strength grows in a week of training, by experience 1–5: room for what the marks ask. */
const responses = [0.02, 0.017, 0.0075, 0.0045, 0.0035]

export type Station = 'beginner' | 'intermediate' | 'advanced'
export const stationOf = ({ profile }: Athlete): Station => {
  const level = profile.experienceLevel ?? 2
  return level <= 2 ? 'beginner' : level === 3 ? 'intermediate' : 'advanced'
}

/** Keeps to the plan: hardly misses a day, is never away, fails nothing on purpose. */
export const isCompliant = ({ follows, illness, pauses }: Athlete) =>
  follows.misses <= 0.1 && follows.fails === 0 && illness.length === 0 && pauses.length === 0

/** Invented athletes, always the same: every level, goal, place, number of days, and way of following a plan. */
export const people = (count: number): readonly Athlete[] => {
  const athletes = Array.from({ length: count }, (_, index) => person(index))
  return parsed('the invented athletes', { athletes }, athletesFile).athletes
}

const person = (index: number) => {
  const random = randomFrom(`athlete ${index}`)
  const pick = <One>(list: readonly [One, ...One[]]): One => list[Math.floor(random() * list.length)] ?? list[0]
  const level = (index % 5) + 1
  const goal = ['strength', 'muscle', 'muscle', 'health'][Math.floor(index / 5) % 4] ?? 'muscle'
  const days = weeks[level === 1 ? Math.floor(random() * 2) : Math.floor(random() * 4)] ?? []
  const minutes = days.length <= 2 ? 60 : pick([45, 60, 60, 75])
  const gender = pick(['male', 'female'])
  const weightKg = Math.round(gender === 'male' ? 68 + random() * 28 : 54 + random() * 24)
  const life = index % 6
  return {
    id: `${index + 1}: ${goal}, level ${level}, ${days.length} × ${minutes} min`,
    profile: {
      goal,
      gender,
      age: Math.round(20 + random() * 35),
      weightKg,
      trainingFrequency: days.length,
      sessionMinutes: minutes,
      fitnessLevel: level,
      experienceLevel: level,
    },
    places: [
      { name: 'Training', equipment: pick([studio, studio, garage, livingRoom]) },
      { name: 'Anderswo', equipment: livingRoom, details: 'Kurzhanteln bis 20 kg' },
    ],
    trains: days.map(day => ({ day })),
    response: responses[level - 1],
    noise: 0.02,
    follows: { as: pick(['exact', 'exact', 'noisy', 'no-rir']), ...(life === 4 ? { misses: 0.25, fails: 0.08 } : {}) },
    ...(life === 5 ? lives[index % lives.length] : {}),
  }
}

/** What comes between people and their plans. */
const lives = [
  { illness: [5] },
  { pauses: [{ fromWeek: 6, weeks: 3 }] },
  { moves: [{ fromWeek: 8, place: 'Anderswo' }] },
  { pains: [{ week: 5 }] },
  { answers: [{ week: 4, difficulty: 'too-hard' }] },
]
