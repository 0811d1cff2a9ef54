import { type Athlete, athlete } from '../coach/files/athlete.ts'

/** Who the demo shows: trained, four evenings a week, one week away from the gym, one day with a sore shoulder. */
export const demo = { email: 'demo@formkurve.example', password: 'jede-woche-etwas-mehr', name: 'Mara Beispiel' }

/** From `start` on, the Monday of their first week (ISO date). */
export const demoAthlete = (start: string): Athlete =>
  athlete.parse({
    id: demo.name,
    start,
    profile: {
      goal: 'muscle',
      gender: 'female',
      age: 34,
      heightCm: 171,
      weightKg: 66,
      trainingFrequency: 4,
      sessionMinutes: 60,
      fitnessLevel: 3,
      experienceLevel: 3,
    },
    places: [
      {
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
          'leg-curl-machine',
          'rowing-machine',
        ],
      },
      {
        name: 'Zuhause',
        equipment: ['dumbbells', 'bench', 'resistance-band', 'pull-up-bar', 'mat'],
        details: 'Kurzhanteln bis 24 kg',
      },
    ],
    trains: [{ day: 'monday' }, { day: 'tuesday' }, { day: 'thursday' }, { day: 'friday', minutes: 45 }],
    strength: {
      'back-squat': { oneRepMaxKg: 72.5 },
      'bench-press': { oneRepMaxKg: 45 },
      deadlift: { oneRepMaxKg: 90 },
    },
    response: 0.019,
    noise: 0.02,
    follows: { misses: 0.05 },
    moves: [
      { fromWeek: 6, place: 'Zuhause' },
      { fromWeek: 7, place: 'Studio' },
    ],
    pains: [{ week: 4, day: 'monday' }],
    answers: [
      { week: 2, difficulty: 'right', comment: 'Gutes Tempo.', questionnaire: { difficulty: 'nein' } },
      { week: 9, difficulty: 'right' },
    ],
  })
