import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import { type Athlete, athletesFile } from '../files/athlete.ts'
import { parsed } from '../files/read.ts'
import { hiddenStrength } from './hidden.ts'

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
const machines = [
  'chest-press-machine',
  'row-machine',
  'lat-pulldown-machine',
  'shoulder-press-machine',
  'leg-press',
  'leg-curl-machine',
  'leg-extension-machine',
  'calf-raise-machine',
  'cable-machine',
  'mat',
]
/** A park: nothing there has a weight. */
const park = ['pull-up-bar', 'dip-bars', 'rings', 'box', 'mat']

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

/** Invented athletes, always the same: every level, goal, place, number of days, body, and way of following a plan. */
export const people = (count: number): readonly Athlete[] =>
  asFile(Array.from({ length: count }, (_, index) => person(index)))

/** The same somebody with the body that one would expect of them, where there is something to load it with. */
export const asExpected = (one: Athlete): Athlete => ({
  ...one,
  strength: {},
  places: one.places.map(place => ({
    ...place,
    equipment: place.equipment.includes('rings') ? studio : place.equipment,
  })),
})

/** Beginners at 3 × 45 minutes: both sexes, from 18 to 66, at every kind of place. */
export const beginners = (): readonly Athlete[] =>
  asFile(
    starters.map(({ gender, age, weightKg, goal, kit }, index) => {
      const profile = {
        goal,
        gender,
        age,
        weightKg,
        trainingFrequency: 3,
        sessionMinutes: 45,
        fitnessLevel: 1,
        experienceLevel: 1,
      } as const
      return {
        id: `beginner ${index + 1}: ${goal}, ${gender}, ${age}, ${kit}, 3 × 45 min`,
        profile,
        places: [{ name: 'Training', equipment: kits[kit] }],
        trains: threeDays.map(day => ({ day })),
        strength: hiddenStrength(profile, index, randomFrom(`beginner ${index}`)),
        response: responses[0],
        noise: 0.02,
        follows: { as: index % 4 === 3 ? 'no-rir' : 'exact' },
      }
    }),
  )

const kits = { studio, garage, 'living room': livingRoom, machines } as const
const threeDays = ['monday', 'wednesday', 'friday']
const starters = [
  { gender: 'female', age: 24, weightKg: 61, goal: 'muscle', kit: 'studio' },
  { gender: 'male', age: 33, weightKg: 88, goal: 'strength', kit: 'studio' },
  { gender: 'female', age: 47, weightKg: 70, goal: 'health', kit: 'studio' },
  { gender: 'male', age: 18, weightKg: 66, goal: 'muscle', kit: 'garage' },
  { gender: 'female', age: 38, weightKg: 58, goal: 'strength', kit: 'garage' },
  { gender: 'male', age: 52, weightKg: 95, goal: 'muscle', kit: 'living room' },
  { gender: 'female', age: 29, weightKg: 66, goal: 'muscle', kit: 'living room' },
  { gender: 'male', age: 41, weightKg: 79, goal: 'muscle', kit: 'machines' },
  { gender: 'female', age: 66, weightKg: 64, goal: 'health', kit: 'machines' },
] as const

const asFile = (athletes: readonly object[]) => parsed('the invented athletes', { athletes }, athletesFile).athletes

const person = (index: number) => {
  const random = randomFrom(`athlete ${index}`)
  const pick = <One>(list: readonly [One, ...One[]]): One => list[Math.floor(random() * list.length)] ?? list[0]
  const level = (index % 5) + 1
  const goal = (['strength', 'muscle', 'muscle', 'health'] as const)[Math.floor(index / 5) % 4] ?? 'muscle'
  const days = weeks[level === 1 ? Math.floor(random() * 2) : Math.floor(random() * 4)] ?? []
  const minutes = days.length <= 2 ? 60 : pick([45, 60, 60, 75])
  const gender = pick<'male' | 'female'>(['male', 'female'])
  const weightKg = Math.round(gender === 'male' ? 68 + random() * 28 : 54 + random() * 24)
  const life = index % 6
  const profile = {
    goal,
    gender,
    age: Math.round(20 + random() * 35),
    weightKg,
    trainingFrequency: days.length,
    sessionMinutes: minutes,
    fitnessLevel: level,
    experienceLevel: level,
  } as const
  const equipment = index % 10 === parkGoer ? park : pick([studio, studio, garage, livingRoom])
  return {
    id: `${index + 1}: ${goal}, level ${level}, ${days.length} × ${minutes} min`,
    profile,
    places: [
      { name: 'Training', equipment },
      { name: 'Anderswo', equipment: livingRoom, details: 'Kurzhanteln bis 20 kg' },
    ],
    trains: days.map(day => ({ day })),
    strength: hiddenStrength(profile, index, randomFrom(`body ${index}`)),
    response: responses[level - 1],
    noise: 0.02,
    follows: { as: pick(['exact', 'exact', 'noisy', 'no-rir']), ...(life === 4 ? { misses: 0.25, fails: 0.08 } : {}) },
    ...(life === 5 ? lives[index % lives.length] : {}),
  }
}

/** One in ten trains with the body alone: those of level 3 (index 2, 12 …), each with another goal. */
const parkGoer = 2

/** What comes between people and their plans. */
const lives = [
  { illness: [5] },
  { pauses: [{ fromWeek: 6, weeks: 3 }] },
  { moves: [{ fromWeek: 8, place: 'Anderswo' }] },
  { pains: [{ week: 5 }] },
  { answers: [{ week: 4, difficulty: 'too-hard' }] },
]
