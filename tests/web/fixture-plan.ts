import { asBlockId, asPlannedExerciseId, asSetId } from '../../domain/ids.ts'
import type { AnswerOf } from '../../web/data/calls.ts'

type Workout = AnswerOf<'GET /workouts/:id'>
type Exercise = Workout['blocks'][number]['exercises'][number]
type PlannedSet = Exercise['sets'][number]

const set = (id: string, planned: Partial<PlannedSet>): PlannedSet => ({
  id: asSetId(id),
  reps: null,
  duration: null,
  weight: null,
  distance: null,
  speed: null,
  rest_time: 60,
  side: null,
  ramp: false,
  added: false,
  logged: null,
  rest_taken: null,
  look: 'planned',
  skipped: null,
  note: null,
  ...planned,
})

/** So that there is a figure and a sheet of each. */
const ofCatalogue: Readonly<Record<string, string>> = {
  e1: 'hip-circles',
  e2: 'back-squat',
  e3: 'one-arm-dumbbell-row',
  e4: 'push-up',
  e5: 'plank',
}

const exercise = (id: string, name: string, description: string, sets: PlannedSet[], why: string): Exercise => ({
  id: asPlannedExerciseId(id),
  exercise_id: ofCatalogue[id] ?? id,
  safe_to_fail: false,
  load_type: sets.some(({ weight }) => weight !== null) ? 'total' : 'bodyweight',
  name,
  description,
  type: sets[0]?.duration == null ? 'repetitions' : 'duration',
  completed: false,
  added: false,
  look: 'planned',
  skipped: null,
  note: null,
  lifts: 1,
  target_rir: sets[0]?.duration == null ? 2 : null,
  reasons: [
    { code: 'goal', text: { de: why, en: why }, facts: {}, events: [] },
    {
      code: 'fresh',
      text: {
        de: 'Diese Muskeln hast du zuletzt vor drei Tagen belastet, sie sind erholt.',
        en: 'These muscles are fresh.',
      },
      facts: { days: 3 },
      events: [],
    },
  ],
  sets,
})

const block = (
  id: string,
  kind: Workout['blocks'][number]['kind'],
  name: string,
  minutes: number,
  exercises: Exercise[],
): Workout['blocks'][number] => ({
  id: asBlockId(id),
  kind,
  name,
  description: '',
  status: 'incomplete',
  notes: null,
  block_pattern: kind,
  block_focus: null,
  number_of_rounds: kind === 'superset' ? 3 : 1,
  round_duration_sec: null,
  duration_min: minutes,
  exercises,
})

const many = (prefix: string, count: number, planned: Partial<PlannedSet>) =>
  Array.from({ length: count }, (_, at) => set(`${prefix}${at + 1}`, planned))

export const plan = (): Workout['blocks'] => [
  block('b1', 'warmup', 'Aufwärmen', 6, [
    exercise(
      'e1',
      'Hüftkreisen im Vierfüßlerstand',
      'Mach große, langsame Kreise. Halt den Rumpf ruhig.',
      [
        set('w1', { duration: 40, side: 'left', rest_time: 0 }),
        set('w2', { duration: 40, side: 'right', rest_time: 0 }),
      ],
      'Bereitet Hüfte und Rumpf auf die Kniebeuge vor.',
    ),
  ]),
  block('b2', 'straight', 'Kraft', 18, [
    exercise(
      'e2',
      'Kniebeuge mit Langhantel',
      'Stell die Füße schulterbreit auf. Schieb die Hüfte nach hinten und unten. Drück dich gleichmäßig über beide Füße nach oben.',
      [
        set('k0', { reps: 5, weight: 40, ramp: true, rest_time: 60 }),
        ...many('k', 3, { reps: 8, weight: 62.5, rest_time: 120 }),
      ],
      'Deine Hauptübung für die Beine: letzte Woche hast du 3 × 8 mit 60 kg geschafft, darum heute 2,5 kg mehr.',
    ),
  ]),
  block('b3', 'superset', 'Oberkörper im Wechsel', 14, [
    exercise(
      'e3',
      'Rudern mit Kurzhantel',
      'Zieh den Ellbogen zur Hüfte. Lass die Schulter unten.',
      many('r', 3, { reps: 10, weight: 22, rest_time: 0 }),
      'Gleicht das viele Drücken der letzten Woche aus.',
    ),
    exercise(
      'e4',
      'Liegestütz',
      'Halt den Körper in einer Linie. Senk die Brust bis knapp über den Boden.',
      many('l', 3, { reps: 12, rest_time: 75 }),
      'Passt zu deinem Ziel und braucht kein Gerät.',
    ),
  ]),
  block('b4', 'cooldown', 'Ausklang', 5, [
    exercise(
      'e5',
      'Unterarmstütz',
      'Spann Bauch und Gesäß an. Atme ruhig weiter.',
      many('u', 2, { duration: 45, rest_time: 30 }),
      'Stärkt den Rumpf zum Schluss, wenn die schweren Sätze hinter dir liegen.',
    ),
  ]),
]
