import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { isStrength } from '../../../domain/coach/basis/catalogue.ts'
import { type Athlete, athlete } from '../../../tools/coach/files/athlete.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { beginners, people } from '../../../tools/coach/report/people.ts'
import { season } from '../../../tools/coach/season.ts'

// Who comes to lift five times a week, or comes back after a fortnight, lifts on each of those days. Read by the catalogue
// alone: what a day holds, and how one compares with the next.

const patience = 120_000
const byId = new Map(catalogue.exercises.map(one => [one.id, one]))
const weekdays = ['monday', 'tuesday', 'wednesday', 'friday', 'saturday'] as const

const fiveDays = (level: number, goal: string, minutes: number, more: Partial<Athlete> = {}) => {
  const like = people(60).find(({ places }) => (places[0]?.equipment.length ?? 0) > 15)
  return athlete.parse({
    ...like,
    id: `${goal}, level ${level}, 5 × ${minutes} min`,
    profile: {
      ...like?.profile,
      goal,
      trainingFrequency: 5,
      sessionMinutes: minutes,
      fitnessLevel: level,
      experienceLevel: level,
    },
    trains: weekdays.map(day => ({ day })),
    follows: { as: 'no-rir' },
    ...more,
  })
}

/** Working sets of a day, left and right as one. */
const liftedIn = ({ planned = [] }: SessionRecord) =>
  planned
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise }) => {
      const known = byId.get(exercise)
      return known !== undefined && isStrength(known)
    })
    .map(({ exercise, sets }) => ({
      exercise,
      sets: sets.filter(({ ramp }) => !ramp).length / (byId.get(exercise)?.unilateral ? 2 : 1),
    }))

/** Lifts by turns, with seconds between them: there was no time to rest. */
const isPaired = ({ planned = [] }: SessionRecord) =>
  planned.some(({ kind, exercises }) => kind === 'superset' && exercises.some(isCompound))

const isCompound = ({ exercise }: { readonly exercise: string }) => byId.get(exercise)?.role === 'compound'

/** Minutes of endurance that nobody asked for. */
const minutesOnTheSpot = ({ planned = [] }: SessionRecord) =>
  planned
    .filter(({ kind }) => kind === 'straight' || kind === 'interval')
    .filter(({ exercises }) => exercises.every(({ exercise }) => byId.get(exercise)?.role === 'conditioning'))
    .reduce((sum, { minutes }) => sum + minutes, 0)

const setsOf = (one: SessionRecord) => liftedIn(one).reduce((sum, { sets }) => sum + sets, 0)
const ordinary = (sessions: readonly SessionRecord[]) => sessions.filter(({ planned, deload }) => planned && !deload)

describe.each([
  [1, 'muscle', 60],
  [2, 'muscle', 45],
  [2, 'muscle', 60],
  [2, 'muscle', 75],
  [2, 'strength', 60],
  [3, 'muscle', 75],
] as const)('level %i for %s, five times %i minutes', (level, goal, minutes) => {
  test('lifts on every day, and no day stands for another', { timeout: patience }, async () => {
    const { sessions } = await season(fiveDays(level, goal, minutes), 6)
    const sets = ordinary(sessions).map(setsOf)
    expect(sets.length).toBeGreaterThan(20)
    expect(Math.min(...sets), sets.join(' ')).toBeGreaterThanOrEqual(8)
    const lean = sets.filter(one => one < 10)
    expect(lean.length / sets.length, sets.join(' ')).toBeLessThanOrEqual(0.15)

    const rushed = ordinary(sessions).filter(one => isPaired(one) && minutesOnTheSpot(one) > 6)
    expect(rushed.map(({ at }) => at)).toEqual([])
  })
})

test.each([
  [2, 'muscle', 60],
  [3, 'strength', 60],
  [4, 'muscle', 75],
] as const)(
  'level %i for %s, back after a fortnight away: the first week is spread over its days',
  async (level, goal, minutes) => {
    const who = fiveDays(level, goal, minutes, { pauses: [{ fromWeek: 4, weeks: 2 }] })
    const { sessions } = await season(who, 6)
    const back = sessions.filter(({ week, planned }) => week === 6 && planned).map(setsOf)
    expect(back).toHaveLength(5)
    expect(Math.min(...back), back.join(' ')).toBeGreaterThanOrEqual(6)
    expect(Math.max(...back), back.join(' ')).toBeLessThanOrEqual(2.5 * Math.min(...back))
  },
  patience,
)

test(
  'legs, chest and back are done by other lifts than the day before, where all of the body comes each day',
  async () => {
    const { sessions } = await season(fiveDays(2, 'muscle', 60), 5)
    const days = ordinary(sessions).map(one => liftedIn(one).map(({ exercise }) => byId.get(exercise)))
    const led = (patterns: readonly string[]) =>
      days.map(day => day.find(one => one?.role === 'compound' && patterns.includes(one.pattern))?.id)
    for (const part of [
      ['squat', 'hinge', 'lunge'],
      ['horizontal-pull', 'vertical-pull'],
      ['horizontal-push', 'vertical-push'],
    ]) {
      const leads = led(part)
      const same = leads.filter((id, at) => id !== undefined && id === leads[at - 1])
      expect(same.length / leads.length, leads.join(' ')).toBeLessThanOrEqual(0.25)
    }
  },
  patience,
)

test(
  'a beginner with dumbbells is not sent beyond what a heavier pair would give',
  async () => {
    const like = people(60).filter(({ profile, follows }) => profile.experienceLevel === 1 && follows.as === 'noisy')
    for (const who of like) {
      const { sessions } = await season(who, 12)
      const reps = sessions.flatMap(({ planned = [] }) =>
        planned
          .flatMap(({ exercises }) => exercises)
          .filter(({ exercise }) => byId.get(exercise)?.pattern === 'calf')
          .flatMap(({ sets }) => sets.flatMap(({ reps, weightKg }) => (weightKg && reps ? [reps] : []))),
      )
      expect(Math.max(0, ...reps), who.id).toBeLessThanOrEqual(24)
    }
  },
  patience,
)

// Training rules, §4: six hard sets for each large muscle, four for a small one; no set with more than four left is hard.
test.each([
  [0, 'a woman of 24 in a studio', 2],
  [2, 'a woman of 47 in a studio', 2],
  [8, 'a woman of 66 at machines', 3],
] as const)(
  'beginner %i at 3 × 45 minutes, %s: every muscle gets its least from week %i on',
  async (index, _, from) => {
    const { weeks } = await season(beginners()[index] as Athlete, 6)
    const short = weeks
      .filter(({ week, deload }) => week >= from && !deload)
      .flatMap(({ week, hardSets }) =>
        catalogue.muscles
          .filter(({ id, major, size }) => major && (hardSets[id] ?? 0) < (size === 'large' ? 6 : 4))
          .map(({ id }) => `week ${week}: ${id} ${hardSets[id]}`),
      )
    expect(short).toEqual([])
  },
  patience,
)
