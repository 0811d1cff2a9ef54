import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { athlete } from '../../../tools/coach/files/athlete.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { season } from '../../../tools/coach/season.ts'

// Read as a trainer reads them: what weeks of training gave each muscle, as `simulate` writes them.

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
const days = (...names: readonly string[]) => names.map(day => ({ day }))
const fourDays = days('monday', 'tuesday', 'thursday', 'friday')
const large = ['chest', 'lats', 'upper-back', 'glutes', 'quads', 'hamstrings']
const small = ['biceps', 'triceps', 'abs', 'calves']
const studio =
  'dumbbells kettlebell barbell weight-plates rack bench incline-bench pull-up-bar cable-machine lat-pulldown-machine row-machine leg-press leg-curl-machine leg-extension-machine calf-raise-machine chest-press-machine shoulder-press-machine rowing-machine stationary-bike mat'.split(
    ' ',
  )
const facts = { gender: 'male', age: 31, weightKg: 80 }

const trained = (id: string, level: number, rest: object, weeks: number) => {
  const { profile, ...more } = rest as { profile: object }
  const levels = { fitnessLevel: level, experienceLevel: level }
  return season(athlete.parse({ id, profile: { ...facts, ...levels, ...profile }, ...more }), weeks)
}

/** Strength work of a session: exercises with their working sets. */
const workOf = ({ planned = [] }: SessionRecord) =>
  planned.flatMap(({ exercises }) =>
    exercises.flatMap(({ exercise, sets, targetRir }) => {
      const known = byId.get(exercise)
      return known && targetRir !== null ? [{ known, sets: sets.filter(({ ramp }) => !ramp).length }] : []
    }),
  )

type Known = (typeof catalogue.exercises)[number]

const isKneeLift = ({ pattern, defaults }: Known) =>
  (pattern === 'squat' || pattern === 'lunge') && defaults.reps !== undefined

const isLegDay = (exercises: readonly Known[]) =>
  exercises.some(({ pattern }) => pattern === 'squat' || pattern === 'lunge') &&
  !exercises.some(({ pattern }) => pattern.endsWith('-push') || pattern.endsWith('-pull'))

test('a hotel room without kit, four times twenty minutes: after two weeks every large muscle that a floor can train gets its six sets', async () => {
  const { weeks } = await trained(
    'hotel',
    2,
    {
      profile: { goal: 'health', trainingFrequency: 4, sessionMinutes: 20 },
      places: [{ name: 'Hotel', equipment: [] }],
      trains: fourDays,
    },
    5,
  )
  for (const muscle of ['chest', 'upper-back', 'glutes', 'quads']) {
    const sets = weeks.slice(2).map(({ hardSets }) => hardSets[muscle] ?? 0)
    expect(Math.min(...sets), `${muscle}: ${sets.join(' ')}`).toBeGreaterThanOrEqual(5)
    expect(sets.reduce((sum, one) => sum + one, 0) / sets.length, muscle).toBeGreaterThanOrEqual(6)
  }
}, 60_000)

test('a hotel room without kit over twelve weeks: legs are led by what moves and never by a wall sit, by one lift for weeks', async () => {
  const { sessions, weeks } = await trained(
    'hotel',
    2,
    {
      profile: { goal: 'health', trainingFrequency: 4, sessionMinutes: 20 },
      places: [{ name: 'Hotel', equipment: [] }],
      trains: fourDays,
    },
    12,
  )
  const legs = sessions.map(session => workOf(session).map(({ known }) => known)).filter(isLegDay)
  expect(legs.length).toBeGreaterThan(20)
  for (const [first] of legs) expect(first?.defaults.reps, first?.id).toBeDefined()
  const lifts = legs.flatMap(day => day.find(isKneeLift)?.id ?? [])
  const changes = lifts.filter((id, at) => at > 0 && id !== lifts[at - 1]).length
  expect(changes, lifts.join(' ')).toBeLessThanOrEqual(4)
  const quads = weeks.filter(({ week, deload }) => week > 2 && !deload).map(({ hardSets }) => hardSets.quads ?? 0)
  expect(Math.min(...quads), quads.join(' ')).toBeGreaterThanOrEqual(5)
}, 60_000)

test('four short days with dumbbells: each week pushes and pulls, and every day of it is for lifting', async () => {
  const { sessions } = await trained(
    'short days',
    4,
    {
      profile: { goal: 'strength', trainingFrequency: 4, sessionMinutes: 45 },
      places: [
        { name: 'Hier', equipment: ['dumbbells', 'incline-bench', 'bench', 'resistance-band', 'pull-up-bar', 'mat'] },
      ],
      trains: fourDays,
    },
    11,
  )
  const uppers = sessions.filter(
    ({ deload, planned }) =>
      !deload && planned?.some(({ focus }) => focus?.endsWith('-push') || focus?.endsWith('-pull')),
  )
  expect(uppers.length).toBeGreaterThan(14)
  for (const session of sessions) {
    const sets = workOf(session).reduce((sum, one) => sum + one.sets, 0)
    expect([session.at, sets >= (session.deload ? 4 : 10)]).toEqual([session.at, true])
  }
  for (const session of uppers) {
    const sides = new Set(workOf(session).flatMap(({ known }) => known.pattern.match(/-(push|pull)$/)?.[1] ?? []))
    expect([session.at, [...sides].sort()]).toEqual([session.at, ['pull', 'push']])
  }
}, 60_000)

test('an easier week brings nothing new beside the main lifts', async () => {
  const { sessions } = await trained(
    'easier week',
    4,
    {
      profile: { goal: 'muscle', trainingFrequency: 3, sessionMinutes: 60 },
      places: [
        { name: 'Hier', equipment: ['dumbbells', 'incline-bench', 'bench', 'barbell', 'rack', 'weight-plates', 'mat'] },
      ],
      trains: days('monday', 'wednesday', 'friday'),
      follows: { as: 'no-rir' },
    },
    7,
  )
  const easier = sessions.filter(({ deload }) => deload)
  expect(easier.length).toBeGreaterThan(1)
  const before = new Set(
    sessions.filter(({ at }) => at < (easier[0]?.at ?? '')).flatMap(one => workOf(one).map(({ known }) => known.id)),
  )
  const isNew = (session: SessionRecord) =>
    workOf(session).flatMap(({ known }) => (known.role === 'isolation' && !before.has(known.id) ? [known.id] : []))
  expect(easier.flatMap(isNew)).toEqual([])
}, 60_000)

test('who is new and never says what was left: each week from the third on gives every large muscle six hard sets, a small one four', async () => {
  const { weeks } = await trained(
    'silent and new',
    1,
    {
      profile: { goal: 'muscle', weightKg: 85, trainingFrequency: 3, sessionMinutes: 45 },
      places: [{ name: 'Studio', equipment: studio }],
      trains: days('monday', 'wednesday', 'friday'),
      response: 0.02,
      noise: 0.02,
      follows: { as: 'no-rir' },
    },
    6,
  )
  const short = weeks
    .slice(2)
    .flatMap(({ week, deload, hardSets }) =>
      deload
        ? []
        : [...large.map(muscle => [muscle, 6] as const), ...small.map(muscle => [muscle, 4] as const)].flatMap(
            ([muscle, least]) =>
              (hardSets[muscle] ?? 0) < least ? [`week ${week}: ${muscle} ${hardSets[muscle]}`] : [],
          ),
    )
  // One set of one week may have been too easy to count.
  expect(short.length, short.join('; ')).toBeLessThanOrEqual(1)
}, 60_000)

test('three days for the whole body in a gym: each week rows, and pulls from above as well', async () => {
  const { sessions } = await trained(
    'whole days',
    2,
    {
      profile: { goal: 'muscle', trainingFrequency: 3, sessionMinutes: 45 },
      places: [{ name: 'Studio', equipment: studio }],
      trains: days('monday', 'wednesday', 'friday'),
    },
    5,
  )
  for (const week of [2, 3, 4]) {
    const patterns = sessions
      .filter(session => session.week === week)
      .flatMap(workOf)
      .map(({ known }) => known.pattern)
    expect([week, patterns]).toEqual([week, expect.arrayContaining(['horizontal-pull', 'vertical-pull'])])
  }
}, 60_000)
