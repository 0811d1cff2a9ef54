import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { BlockKind, Plan, PlannedSet } from '../../../domain/coach/basis/plan.ts'
import { titleOf } from '../../../domain/coach/basis/title.ts'
import { blockIdAt, exerciseIdIn, setIdIn } from '../../../domain/ids.ts'

type Sets = readonly Partial<PlannedSet>[]
type Given = readonly [BlockKind, de: string, en: string, Sets]

const plan = (about: string, ...exercises: readonly Given[]): Plan => ({
  name: { de: about, en: about },
  description: { de: '', en: '' },
  estimatedMinutes: 45,
  notUnderstood: [],
  hints: [],
  blocks: exercises.map(([kind, de, en, sets], at) => ({
    id: blockIdAt(at),
    kind,
    name: { de, en },
    description: { de: '', en: '' },
    focus: null,
    rounds: 1,
    roundDurationSec: null,
    minutes: 10,
    exercises: [
      {
        id: exerciseIdIn(blockIdAt(at), 1),
        exercise: `x${at}`,
        name: { de, en },
        type: 'repetitions',
        targetRir: 2,
        reasons: [],
        sets: sets.map((set, number) => ({ id: setIdIn(exerciseIdIn(blockIdAt(at), 1), number), restSec: 60, ...set })),
      },
    ],
  })),
})

const squat: Given = [
  'straight',
  'Kniebeuge mit der Langhantel',
  'Squat with a barbell',
  [
    { reps: 5, weightKg: 80, ramp: true },
    { reps: 8, weightKg: 60 },
    { reps: 6, weightKg: 62.5 },
  ],
]
const warmUp: Given = ['warmup', 'Seilspringen', 'Rope jumping', [{ durationSec: 600, weightKg: 5 }]]

test('a title says what the day is about and its first load, without warm-up and ramp sets', () => {
  expect(titleOf(plan('Unterkörper', warmUp, squat))).toEqual({
    de: 'Unterkörper · Kniebeuge 62,5 kg',
    en: 'Unterkörper · Squat 62.5 kg',
  })
})

test('what each hand holds is told as such', () => {
  const press: Given = ['straight', 'Bankdrücken mit Kurzhanteln', 'Dumbbell bench press', [{ reps: 10, weightKg: 16 }]]
  expect(titleOf(plan('Oberkörper', press))).toEqual({
    de: 'Oberkörper · Bankdrücken 2 × 16 kg',
    en: 'Oberkörper · Dumbbell bench press 2 × 16 kg',
  })
})

test('what is swapped changes the title with the plan', () => {
  const press: Given = ['straight', 'Beinpresse', 'Leg press', [{ reps: 10, weightKg: 120 }]]
  expect(titleOf(plan('Unterkörper', press, squat)).de).toBe('Unterkörper · Beinpresse 120 kg')
})

test('without loads: distances, minutes, or the first exercise alone', () => {
  const run = (...sets: Sets): Given => ['interval', 'Laufen', 'Running', sets]
  expect(titleOf(plan('Ausdauer', run({ durationSec: 1800 }))).de).toBe('Ausdauer · Laufen 30 min')
  const race = plan('HYROX Laufintervalle', run({ distanceM: 1000 }, { distanceM: 1000 }))
  expect(titleOf(race).de).toBe('HYROX Laufintervalle · Laufen 2 × 1000 m')
  const unknown: Given = ['straight', 'Goblet-Kniebeuge', 'Goblet squat', [{ reps: 10, weightKg: null }]]
  expect(titleOf(plan('Ganzkörper', unknown)).de).toBe('Ganzkörper · Goblet-Kniebeuge')
})

test('intervals that come first lead, whatever is lifted after them', () => {
  const hard: Given = ['interval', 'Radintervalle', 'Bike intervals', Array(5).fill({ durationSec: 120 })]
  const squats: Given = ['circuit', 'Goblet-Kniebeuge', 'Goblet squat', [{ reps: 13, weightKg: 24 }]]
  expect(titleOf(plan('Ausdauer', hard, squats)).de).toBe('Ausdauer · Radintervalle 5 × 2 min')
  expect(titleOf(plan('Ganzkörper', squats, hard)).de).toBe('Ganzkörper · Goblet-Kniebeuge 24 kg')
})

test('plans of before name the goal first; an empty plan says what it is about', () => {
  expect(titleOf(plan('Muskelaufbau: ganzer Körper')).de).toBe('Ganzer Körper')
})

test.each(catalogue.exercises.map(({ id, name }) => [id, name] as const))(
  'a day led by %s has a whole title',
  (_, name) => {
    const lead: Given = ['straight', name.de, name.en, [{ reps: 8 }]]
    const { de, en } = titleOf(plan('Tag', lead))
    expect(de).not.toMatch(/ (?:bis|in|von|für|über|mit|zu|zur|an|auf|und)$/)
    expect(en).not.toMatch(/ (?:to|in|from|for|over|with|at|on|and|of)$/)
    // A part of the body alone is nothing that one does.
    expect(['Knie', 'Arme', 'Beine', 'Knees', 'Arms', 'Legs']).not.toContain(de.replace('Tag · ', ''))
    expect(['Knie', 'Arme', 'Beine', 'Knees', 'Arms', 'Legs']).not.toContain(en.replace('Tag · ', ''))
  },
)
