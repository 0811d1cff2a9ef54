import type { Plan, PlannedBlock, PlannedExercise, Verdict } from '../domain/coach/basis/plan.ts'
import { blockIdAt, exerciseIdIn, setIdIn } from '../domain/ids.ts'

const exercises = [
  ['dumbbell-squat', 'Kniebeuge mit Kurzhanteln', 'Dumbbell squat'],
  ['dumbbell-bench-press', 'Bankdrücken mit Kurzhanteln', 'Dumbbell bench press'],
  ['dumbbell-row', 'Rudern mit Kurzhantel', 'Dumbbell row'],
  ['romanian-deadlift', 'Rumänisches Kreuzheben', 'Romanian deadlift'],
  ['shoulder-press', 'Schulterdrücken', 'Shoulder press'],
  ['plank', 'Unterarmstütz', 'Plank'],
] as const

const events = ['5eed0000-0000-4000-8000-00000000000a']

const exercise = (block: number, place: number, pick: number): PlannedExercise => {
  const [name, de, en] = exercises[pick % exercises.length] ?? exercises[0]
  const id = exerciseIdIn(blockIdAt(block), place)
  const held = name === 'plank'
  return {
    id,
    exercise: name,
    name: { de, en },
    type: held ? 'duration' : 'repetitions',
    targetRir: held ? null : 2,
    reasons: [
      {
        code: 'goal',
        facts: { goal: 'strength' },
        events,
        text: { de: 'Zahlt auf dein Ziel ein: Kraft.', en: 'Serves your goal: strength.' },
      },
      {
        code: 'find-load',
        facts: { rir: 2 },
        events,
        text: {
          de: 'Wähle ein Gewicht, mit dem am Ende noch 2 Wiederholungen möglich wären.',
          en: 'Choose a load that would leave 2 reps at the end.',
        },
      },
    ],
    sets: [1, 2, 3].map(set => ({
      id: setIdIn(id, set),
      ...(held ? { durationSec: 40 } : { reps: 8 + (pick % 4), weightKg: 20 + (pick % 9) * 2.5 }),
      restSec: set < 3 ? 90 : 0,
    })),
  }
}

const block = (number: number, pick: number): PlannedBlock => ({
  id: blockIdAt(number),
  kind: 'straight',
  name: { de: `Block ${number}`, en: `Block ${number}` },
  description: { de: '3 Sätze, dazwischen 90 s Pause.', en: '3 sets with 90 s of rest.' },
  focus: 'strength',
  rounds: 1,
  roundDurationSec: null,
  minutes: 11.5,
  exercises: [exercise(number, 1, pick), exercise(number, 2, pick + 1)],
})

/** A plan as the coach makes them, the same for the same number: bulk data must not change when the coach learns. */
export const storyPlan = (number: number): Plan => ({
  name: { de: 'Kraft zu Hause', en: 'Strength at home' },
  description: { de: 'Ganzkörper mit Kurzhanteln und Bank', en: 'Whole body with dumbbells and a bench' },
  estimatedMinutes: 46,
  blocks: [1, 2, 3, 4].map(place => block(place, number + place * 2)),
  notUnderstood: [],
  hints: [{ de: 'Bei Schmerz hörst du auf.', en: 'Stop when it hurts.' }],
})

export const storyVerdict: Verdict = { ruleSet: 'stories', score: 90, violations: [], remarks: [] }
