import { type Athlete, athletesFile } from './files/athlete.ts'
import { parsed } from './files/read.ts'

const garage = [
  'barbell',
  'weight-plates',
  'rack',
  'bench',
  'incline-bench',
  'pull-up-bar',
  'dip-bars',
  'dumbbells',
  'mat',
]
const machines = [
  'cable-machine',
  'lat-pulldown-machine',
  'row-machine',
  'leg-press',
  'leg-curl-machine',
  'leg-extension-machine',
  'calf-raise-machine',
  'chest-press-machine',
  'shoulder-press-machine',
]
const cardio = ['rowing-machine', 'stationary-bike', 'treadmill']
const gym = [...garage, ...machines, ...cardio]
const box = [
  ...garage,
  'kettlebell',
  'box',
  'wall-ball',
  'sled',
  'ski-erg',
  'rowing-machine',
  'sandbag',
  'farmers-handles',
]

const days = (...names: readonly string[]) => names.map(day => ({ day }))

const profileOf = (goal: string, level: number, gender: string, weightKg: number, minutes: number, times: number) => ({
  goal,
  gender,
  age: 31,
  weightKg,
  trainingFrequency: times,
  sessionMinutes: minutes,
  fitnessLevel: level,
  experienceLevel: level,
})

/** Athletes whose weeks are read as a trainer reads them, whenever plans change. All do exactly what the plan says. */
const written = [
  {
    id: 'beginner, 3 × 45, gym',
    profile: profileOf('muscle', 1, 'female', 64, 45, 3),
    places: [{ name: 'Studio', equipment: gym }],
    trains: days('monday', 'wednesday', 'friday'),
    strength: { 'back-squat': { oneRepMaxKg: 50 }, 'bench-press': { oneRepMaxKg: 30 } },
    response: 0.02,
  },
  {
    id: 'intermediate, 4 × 60, gym',
    profile: profileOf('muscle', 3, 'male', 82, 60, 4),
    places: [{ name: 'Studio', equipment: gym }],
    trains: days('monday', 'tuesday', 'thursday', 'friday'),
    strength: { 'back-squat': { oneRepMaxKg: 130 }, 'bench-press': { oneRepMaxKg: 100 }, 'pull-up': { maxReps: 10 } },
    response: 0.0075,
  },
  {
    id: 'powerlifter with a meet, 4 × 90',
    profile: {
      ...profileOf('strength', 4, 'male', 90, 90, 4),
      goalDetails: 'Wettkampf im Kraftdreikampf am 28.03.2026',
    },
    places: [{ name: 'Halle', equipment: gym }],
    trains: days('monday', 'tuesday', 'thursday', 'saturday'),
    strength: {
      'back-squat': { oneRepMaxKg: 190 },
      'bench-press': { oneRepMaxKg: 135 },
      deadlift: { oneRepMaxKg: 220 },
    },
    response: 0.0045,
  },
  {
    id: 'calisthenics, 4 × 60, park and home',
    profile: {
      ...profileOf('strength', 3, 'male', 74, 60, 4),
      goalDetails: 'Calisthenics: Muscle-up und Pistol Squat',
    },
    places: [
      { name: 'Park', equipment: ['pull-up-bar', 'dip-bars', 'running-route'] },
      { name: 'Zuhause', equipment: ['mat', 'rings', 'chair', 'resistance-band'] },
    ],
    trains: [
      { day: 'monday' },
      { day: 'tuesday', place: 'Zuhause' },
      { day: 'thursday' },
      { day: 'saturday', place: 'Zuhause' },
    ],
    strength: { 'pull-up': { maxReps: 8 }, dip: { maxReps: 12 }, 'push-up': { maxReps: 25 } },
    response: 0.0075,
  },
  {
    id: 'HYROX racer, 5 × 60',
    profile: { ...profileOf('hyrox', 3, 'female', 66, 60, 5), goalDetails: 'HYROX Open am 28.03.2026' },
    places: [{ name: 'Box', equipment: [...box, 'running-route'] }],
    trains: days('monday', 'tuesday', 'wednesday', 'friday', 'sunday'),
    strength: { 'back-squat': { oneRepMaxKg: 80 }, 'easy-run': { secondsPerKm: 360 } },
    response: 0.0075,
  },
  {
    id: 'marathon runner, two strength days of 5',
    profile: {
      ...profileOf('endurance', 3, 'male', 72, 60, 5),
      goalDetails: 'Marathon am 12.04.2026, zweimal Krafttraining pro Woche',
    },
    places: [{ name: 'Studio', equipment: [...gym, 'running-route'] }],
    trains: [
      { day: 'monday', minutes: 45, wish: 'Krafttraining' },
      { day: 'tuesday' },
      { day: 'thursday', minutes: 45, wish: 'Krafttraining' },
      { day: 'friday', minutes: 50 },
      { day: 'sunday', minutes: 120 },
    ],
    strength: { 'back-squat': { oneRepMaxKg: 90 }, 'easy-run': { secondsPerKm: 330 } },
    response: 0.005,
  },
  {
    id: 'home with 12 kg dumbbells, 3 × 30',
    profile: profileOf('muscle', 2, 'female', 62, 30, 3),
    places: [{ name: 'Zuhause', equipment: ['dumbbells', 'mat', 'chair'], details: 'Kurzhanteln bis 12 kg' }],
    trains: days('monday', 'wednesday', 'saturday'),
    response: 0.012,
  },
  {
    id: 'hotel without kit, 4 × 20',
    profile: profileOf('health', 2, 'male', 84, 20, 4),
    places: [{ name: 'Hotel', equipment: [] }],
    trains: days('monday', 'tuesday', 'thursday', 'friday'),
    response: 0.01,
  },
  {
    id: 'advanced, 6 × 90, gym',
    profile: profileOf('muscle', 4, 'male', 88, 90, 6),
    places: [{ name: 'Studio', equipment: gym }],
    trains: days('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'),
    strength: { 'back-squat': { oneRepMaxKg: 165 }, 'bench-press': { oneRepMaxKg: 125 }, 'pull-up': { maxReps: 15 } },
    response: 0.0045,
  },
]

export const trainerCases: readonly Athlete[] = parsed('the cases', { athletes: written }, athletesFile).athletes
