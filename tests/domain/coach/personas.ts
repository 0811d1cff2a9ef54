import type { Catalogue } from '../../../domain/coach/basis/catalogue.ts'
import type { DoneSet, Level, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { place } from './people.ts'
import { gym, request } from './requests.ts'
import { trained } from './simulate.ts'

const day = 86_400_000
const level = (value: Level) => ({ fitnessLevel: value, experienceLevel: value })
const hyroxGym = [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles']
const machines = [
  'leg-press',
  'leg-curl-machine',
  'leg-extension-machine',
  'chest-press-machine',
  'row-machine',
  'lat-pulldown-machine',
  'shoulder-press-machine',
  'pec-deck',
  'ab-crunch-machine',
]

export type Persona = { readonly who: string; readonly request: PlanRequest; readonly refused?: 'needs-medical-advice' }

/** The people of the training rules, and what each of them asks for. */
export const personas = (catalogue: Catalogue): readonly Persona[] => {
  const after = (asked: PlanRequest, gaps: readonly number[], skips = 0.02, form = 1) =>
    withHistory(asked, gaps, catalogue, skips, form)
  return [
    {
      who: 'hotel room, 20 minutes',
      request: request({ minutes: 20, wish: 'Hotelzimmer, wenig Platz, leise', place: { equipment: [] } }),
    },
    {
      who: 'dumbbells up to 12 kg',
      request: request({ place: { equipment: ['dumbbells', 'mat'], details: 'Kurzhanteln bis 12 kg' } }),
    },
    { who: 'knee pain in a gym', request: request({ athlete: { restrictions: 'Knieschmerzen rechts' } }) },
    { who: 'shoulder, nothing overhead', request: request({ athlete: { restrictions: 'Schulter, nicht über Kopf' } }) },
    {
      who: 'back pain, no axial load',
      request: request({ athlete: { restrictions: 'Rückenschmerzen, keine axiale Belastung' } }),
    },
    { who: 'beginner over 60', request: request({ athlete: { age: 66, goal: 'health', ...level(1) } }) },
    {
      who: 'pregnancy',
      request: request({ athlete: { gender: 'female', restrictions: 'schwanger, 20. Woche' } }),
      refused: 'needs-medical-advice',
    },
    { who: '15 minutes', request: request({ minutes: 15 }) },
    { who: '180 minutes', request: request({ minutes: 180 }) },
    {
      who: 'trains every day',
      request: after(request({ minutes: 45, athlete: { trainingFrequency: 7, ...level(4) } }), [7, 6, 5, 4, 3, 2, 1]),
    },
    { who: 'three weeks away', request: after(request({}), [35, 32, 30, 28, 25, 22]) },
    {
      who: 'two gyms in one week',
      request: { ...after(request({}), [5, 3]), place: place(['dumbbells', 'bench', 'pull-up-bar', 'mat']) },
    },
    { who: 'no history', request: request({ athlete: level(2) }) },
    { who: 'imported history', request: { ...request({}), history: imported() } },
    {
      who: 'HYROX Open women, 12 weeks',
      request: request({
        minutes: 60,
        athlete: { gender: 'female', goal: 'hyrox', goalDetails: 'Open am 24.08.2026', trainingFrequency: 4 },
        place: { equipment: hyroxGym },
      }),
    },
    {
      who: 'HYROX Pro men, race week',
      request: after(
        request({
          minutes: 45,
          athlete: { goal: 'hyrox', goalDetails: 'Pro am 05.06.2026', trainingFrequency: 5, ...level(5) },
          place: { equipment: hyroxGym },
        }),
        [24, 22, 20, 17, 15, 13, 10, 8, 6, 3],
      ),
    },
    {
      who: 'HYROX without a sled',
      request: request({
        minutes: 60,
        wish: 'HYROX Simulation',
        athlete: { goal: 'hyrox', trainingFrequency: 4 },
        place: { equipment: hyroxGym.filter(id => id !== 'sled') },
      }),
    },
    {
      who: 'quiet flat',
      request: request({
        minutes: 30,
        place: { equipment: ['mat', 'resistance-band'], details: 'Mietwohnung, muss leise sein' },
      }),
    },
    { who: 'only machines', request: request({ minutes: 60, place: { equipment: machines } }) },
    { who: 'rest-day mood', request: after(request({ mood: 1 }), [4, 2]) },
    {
      who: 'stalled bench',
      request: after(request({ athlete: { goal: 'strength' } }), [14, 12, 10, 7, 5, 3], 0, 0.86),
    },
    {
      who: 'pounds in the notes',
      request: request({ place: { equipment: ['dumbbells', 'bench'], details: 'dumbbells 10, 20, 35 lb' } }),
    },
    {
      who: 'German only',
      request: request({
        wish: 'Bitte ein ruhiges Ganzkörpertraining mit Fokus Rumpf',
        athlete: { comments: 'Ich spreche nur Deutsch.' },
      }),
    },
    { who: 'no model to ask', request: request({ minutes: 40, wish: 'Supersätze, Oberkörper' }) },
    {
      who: 'outdoors with a bar',
      request: request({ minutes: 40, wish: 'draußen', place: { equipment: ['pull-up-bar', 'running-route'] } }),
    },
    {
      who: 'high blood pressure',
      request: request({ athlete: { age: 58, goal: 'health', restrictions: 'Bluthochdruck', ...level(2) } }),
    },
  ]
}

/** Sessions some days ago, planned and trained the same way. */
const withHistory = (
  asked: PlanRequest,
  gaps: readonly number[],
  catalogue: Catalogue,
  skips: number,
  form: number,
): PlanRequest => {
  const body = { weightKg: asked.athlete.weightKg ?? 75, level: asked.athlete.experienceLevel, strength: 1 }
  const history: PastWorkout[] = []
  gaps.forEach((gap, index) => {
    const at = new Date(Date.parse(asked.at) - gap * day).toISOString()
    const made = makePlan(
      { ...asked, seed: `${asked.seed}-${gap}`, at, mood: null, wish: null, history: [...history].reverse() },
      catalogue,
    )
    const falling = index < gaps.length / 2 ? 1 : form
    if (!isRefusal(made))
      history.push(trained(made.plan, body, { at, workout: `past-${gap}`, mood: 3, form: falling, skips }, catalogue))
  })
  return { ...asked, history: history.reverse() }
}

/** Another app's log: loads and repetitions, no plan, no reserve. */
const imported = (): readonly PastWorkout[] =>
  [2, 5, 9, 12, 16].map(gap => {
    const at = new Date(Date.parse('2026-06-01T08:00:00.000Z') - gap * day).toISOString()
    const lifts: readonly (readonly [string, number, number])[] = [
      ['back-squat', 90, 6],
      ['bench-press', 70, 8],
      ['barbell-row', 60, 9],
      ['barbell-curl', 25, 10],
    ]
    const sets = lifts.flatMap(([exercise, weightKg, reps], lift) =>
      [1, 2, 3].map(
        (set): DoneSet => ({
          event: `import-${gap}-${lift}-${set}`,
          exercise,
          at,
          planned: { targetRir: null },
          reps,
          durationSec: null,
          weightKg,
          distanceM: null,
          rir: null,
        }),
      ),
    )
    return {
      workout: `import-${gap}`,
      at,
      status: 'completed',
      plan: {
        name: { de: 'Import', en: 'Import' },
        description: { de: 'Import', en: 'Import' },
        estimatedMinutes: 45,
        blocks: [],
        notUnderstood: [],
        hints: [],
      },
      sets,
    }
  })
