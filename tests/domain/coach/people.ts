import type { Catalogue } from '../../../domain/coach/basis/catalogue.ts'
import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import {
  type AthleteFacts,
  goals,
  type Level,
  type Place,
  type PlanRequest,
} from '../../../domain/coach/basis/request.ts'
import { asProfileId } from '../../../domain/ids.ts'
import { anyone, gym, machines } from './requests.ts'

const places: readonly (readonly string[])[] = [
  [],
  ['mat', 'chair'],
  ['dumbbells'],
  ['dumbbells', 'bench', 'mat'],
  ['kettlebell', 'mat'],
  ['resistance-band', 'mini-band', 'door-anchor'],
  ['running-route'],
  ['running-route', 'pull-up-bar', 'stairs'],
  ['barbell', 'weight-plates', 'rack', 'bench', 'pull-up-bar'],
  machines,
  ['suspension-trainer', 'mat', 'jump-rope'],
  gym,
  [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles'],
]

const restrictions: readonly (string | null)[] = [
  null,
  null,
  null,
  null,
  'Knieschmerzen links',
  'Schulter zwickt bei Überkopf',
  'Bandscheibenvorfall LWS',
  'lower back pain',
  'Handgelenk',
  'Bluthochdruck',
  'keine',
  'Hüfte und Knie',
  'neck pain',
  'Achillessehne gereizt',
  'Osteoporose',
  'pelvic floor',
]

const wishes: readonly (string | null)[] = [
  null,
  null,
  null,
  'Bitte nur Oberkörper, ich bin müde',
  'Beine und Po',
  'legs today, feeling great',
  'Supersätze für Brust und Rücken',
  'EMOM mit Kettlebell',
  'AMRAP ohne Geräte',
  'Zirkel, leise bitte, die Nachbarn schlafen',
  'wenig Platz im Hotelzimmer',
  'Intervalle draußen',
  '30 Minuten, keine Sprünge',
  'no burpees please',
  'Knie schmerzt, nur Kurzhanteln bis 12 kg, 25 Minuten, müde',
  'mit Klimmzügen und Bankdrücken',
  'HIIT',
  'Mobility und dehnen',
  'Ganzkörper, hart',
  'Rücken tut weh',
  'Arme trotzdem',
  'easy day, slept badly',
  'Kraft',
  'Muskelaufbau Brust',
  'locker joggen',
  'HYROX Simulation',
  'quiet bodyweight circuit for core',
  'halbe Stunde Ganzkörper ohne Langhantel',
  'xyzzy blubb',
]

const details: readonly (string | null)[] = [
  null,
  null,
  'Kurzhanteln bis 12 kg',
  'Kurzhanteln bis 20 kg in 2,5 kg Schritten',
  'Kettlebell 16 kg',
  'dumbbells 2 x 10 kg',
]

/** Any athlete at any place with any wish; the same seed gives the same one. */
export const somebody = (seed: string): PlanRequest => {
  const random = randomFrom(seed)
  const one = <Value>(from: readonly Value[]): Value => from[Math.floor(random() * from.length)] as Value
  const level = () => one<Level>([1, 2, 3, 4, 5])
  const fitnessLevel = level()
  const athlete: AthleteFacts = {
    ...anyone,
    gender: one(['male', 'female', 'other', null]),
    age: one([null, 17, 22, 28, 35, 44, 52, 61, 67, 74]),
    weightKg: one([null, 52, 64, 78, 95, 120]),
    goal: one(goals),
    goalDetails: one([null, null, 'Open am 12.09.2026', 'Pro, 2026-06-20', 'Doubles mixed']),
    trainingFrequency: one([null, 1, 2, 3, 4, 5, 6, 7]),
    restrictions: one(restrictions),
    mobilityRestrictions: one([null, null, null, 'Sprunggelenk steif', 'kann Arme nicht über Kopf']),
    fitnessLevel,
    experienceLevel: random() < 0.6 ? fitnessLevel : level(),
  }
  return {
    seed,
    at: '2026-06-01T07:30:00.000Z',
    minutes: one([15, 20, 25, 30, 30, 45, 45, 45, 60, 60, 60, 75, 90, 120, 180, 15 + Math.floor(random() * 166)]),
    wish: one(wishes),
    mood: one<Level | null>([null, null, 1, 2, 3, 4, 5]),
    athlete,
    place: place(one(places), one(details)),
    history: [],
    feelings: [],
    sources: { request: `request-${seed}`, plan: `plan-${seed}`, profile: `profile-${seed}` },
  }
}

export const place = (equipment: readonly string[], words: string | null = null): Place => ({
  profile: asProfileId('profile-1'),
  name: 'Ort',
  equipment,
  details: words,
})

/** Any mix of what a catalogue lists. */
export const anyPlace = (catalogue: Catalogue, seed: string): Place => {
  const random = randomFrom(seed)
  return place(catalogue.equipment.map(({ id }) => id).filter(() => random() < 0.3))
}
