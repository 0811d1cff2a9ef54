import { beforeAll, describe, expect, test } from 'vitest'
import { type Athlete, athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'
import type { AthleteRecord } from '../../../tools/coach/record.ts'
import { asExpected, people } from '../../../tools/coach/report/people.ts'
import { season } from '../../../tools/coach/season.ts'

// Training rules §4: a first load is cautious, and the first sets correct it. Whoever is stronger than their body weight
// tells gets hard sets within three days, whether they log what was left or not, and never a load far beyond them.

/** Percent of the one-repetition maximum by repetitions to failure, as the training rules give it. */
const percent: readonly (readonly [number, number])[] = [
  [1, 100],
  [2, 95.5],
  [3, 92.2],
  [4, 89.2],
  [5, 86.3],
  [6, 83.7],
  [7, 81.1],
  [8, 78.6],
  [9, 76.2],
  [10, 73.9],
  [12, 69.4],
  [15, 63.5],
  [20, 56],
]

/** Straight lines between the rows. */
const shareOf = (reps: number): number => {
  const after = percent.findIndex(([row]) => row >= reps)
  const [toReps, to] = percent[after] ?? [20, 56]
  const [fromReps, from] = percent[after - 1] ?? [toReps, to]
  return (toReps === fromReps ? to : from + ((to - from) * (reps - fromReps)) / (toReps - fromReps)) / 100
}

const strong = (as: 'exact' | 'no-rir', level: number): Athlete => {
  const bench = level === 2 ? 66 : 112
  const file = {
    athletes: [
      {
        id: `${as} ${level}`,
        profile: { goal: 'muscle', gender: 'male', age: 30, weightKg: 80, fitnessLevel: level, experienceLevel: level },
        places: [
          {
            name: 'Studio',
            equipment: [
              'barbell',
              'weight-plates',
              'rack',
              'bench',
              'dumbbells',
              'cable-machine',
              'lat-pulldown-machine',
            ],
          },
        ],
        trains: [{ day: 'monday' }, { day: 'wednesday' }, { day: 'friday' }],
        strength: { 'bench-press': { oneRepMaxKg: bench }, 'back-squat': { oneRepMaxKg: bench * 1.3 } },
        follows: { as },
      },
    ],
  }
  const [one] = parsed('athletes', file, athletesFile).athletes
  if (!one) throw new Error('no athlete')
  return one
}

type Seen = { readonly exposure: number; readonly off: number; readonly beyond: number; readonly who: string }

/** Every loaded working set: which day of its exercise it was, how far its reserve was off, by how much it was too heavy. */
const seen = ({ athlete, sessions }: AthleteRecord): readonly Seen[] => {
  const days = new Map<string, number>()
  return sessions.flatMap(({ planned = [], done = [], states = [] }) =>
    planned
      .flatMap(({ exercises }) => exercises)
      .flatMap(({ exercise, targetRir, sets }) => {
        const work = sets.filter(({ ramp, reps, weightKg }) => !ramp && reps !== undefined && weightKg)
        const max = states.find(state => state.exercise === exercise)?.hiddenMaxKg
        if (work.length === 0 || targetRir === null || !max) return []
        const exposure = (days.get(exercise) ?? 0) + 1
        days.set(exercise, exposure)
        return work.flatMap(set => {
          const went = done.find(one => one.set === set.id)
          const { reps = 0, weightKg } = went?.moved ?? set
          if (went?.trueRir == null || !weightKg) return []
          const off = Math.abs((went.reps ?? 0) + went.trueRir - reps - targetRir)
          return [{ exposure, off, beyond: weightKg / shareOf(reps) / max - 1, who: `${athlete}: ${exercise}` }]
        })
      }),
  )
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 99

describe.each([
  ['exact', 2, 1],
  ['exact', 4, 1],
  ['no-rir', 4, 1.7],
] as const)('the first loads of somebody strong (%s, level %i)', (as, level, asked) => {
  let sets: readonly Seen[] = []
  beforeAll(async () => {
    sets = seen(await season(strong(as, level), 3))
  }, 60_000)
  const offs = (from: number, to: number) =>
    sets.flatMap(one => (one.exposure >= from && one.exposure <= to ? one.off : []))

  test('are found within three days of a lift', () => {
    expect(offs(3, 9).length).toBeGreaterThan(30)
    expect(median(offs(3, 9))).toBeLessThanOrEqual(asked)
    if (as === 'exact') expect(median(offs(1, 2))).toBeLessThanOrEqual(2)
  })

  test('never ask for more than five percent beyond what the body can do', () => {
    expect(sets.filter(({ beyond }) => beyond > 0.05)).toEqual([])
  })
})

// A small lift harms nobody when it fails: begun as carefully as a squat, its first sets were too easy to count.
test.each([
  [13, 'muscle at level 3, who says nothing of reserve', 6.6],
  [22, 'strength at level 2, five days a week', 5.3],
])('athlete %i, %s: the first week already holds the least for arms and calves', async (index, _, least) => {
  const { weeks } = await season(asExpected(people(60)[index - 1] as Athlete), 1)
  for (const muscle of ['biceps', 'triceps', 'calves'])
    expect([muscle, (weeks[0]?.hardSets[muscle] ?? 0) + 0.05]).toEqual([
      muscle,
      expect.toSatisfy(sets => sets >= least),
    ])
})

// The bar weighs what she can press once: it failed in the first week, and her pair of dumbbells has grown since.
test('a bar that failed is not asked for again with more than there is', { timeout: 120_000 }, async () => {
  const who = people(60)[21] as Athlete
  const sets = seen(await season(who, 11)).filter(one => one.exposure > 1)
  expect(sets.some(({ who }) => who.endsWith(': dumbbell-bench-press'))).toBe(true)
  expect(sets.filter(({ beyond, who }) => beyond > 0.06 && who.endsWith(': bench-press'))).toEqual([])
})
