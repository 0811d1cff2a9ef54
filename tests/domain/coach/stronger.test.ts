import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { type Exercise, isWeighted } from '../../../domain/coach/basis/catalogue.ts'
import type { PlannedExercise } from '../../../domain/coach/basis/plan.ts'
import { type Athlete, hiddenMax, type Session, train } from './months.ts'

// Whoever does what the plan says gets stronger, and the plan says so.

const patience = 120_000
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

const beginner: Athlete = {
  who: 'a beginner',
  facts: { goal: 'muscle', weightKg: 78, fitnessLevel: 1, experienceLevel: 1 },
  minutes: 45,
  weekdays: [0, 2, 4],
  growth: 0.008,
  logsRir: true,
  noise: 0.01,
}
const woman: Athlete = {
  ...beginner,
  who: 'a woman who begins',
  facts: { ...beginner.facts, gender: 'female', weightKg: 62 },
}
const intermediate: Athlete = {
  ...beginner,
  who: 'an intermediate',
  facts: { goal: 'muscle', weightKg: 82, fitnessLevel: 3, experienceLevel: 3 },
  minutes: 60,
  weekdays: [0, 1, 3, 4],
  growth: 0.0025,
}
const advanced: Athlete = {
  ...beginner,
  who: 'an advanced lifter',
  facts: { goal: 'strength', weightKg: 85, fitnessLevel: 4, experienceLevel: 4 },
  minutes: 75,
  weekdays: [0, 1, 3, 4],
  growth: 0.0012,
}
const silent: Athlete = { ...intermediate, who: 'one who logs no reserve', logsRir: false }

/** Planned strength of a lift's heaviest working set, by the table of the training rules. */
const plannedMax = ({ sets, targetRir }: PlannedExercise): number =>
  Math.max(
    0,
    ...sets.flatMap(({ ramp, weightKg, reps }) =>
      ramp || !weightKg || !reps ? [] : weightKg / percentAt(reps + (targetRir ?? 0)),
    ),
  )

/** Repetitions of a working set, on average. */
const usualReps = ({ sets }: PlannedExercise): number => {
  const reps = sets.flatMap(({ ramp, reps }) => (ramp || !reps ? [] : reps))
  return reps.reduce((sum, one) => sum + one, 0) / reps.length
}

const percentAt = (reps: number) => {
  const table = [
    100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 71.6, 69.4, 67.4, 65.5, 63.5, 62, 60.5, 59, 57.5, 56,
  ]
  return (table[Math.min(table.length, Math.round(reps)) - 1] ?? 100) / 100
}

const isDeload = ({ reasons }: Pick<PlannedExercise, 'reasons'>) => reasons.some(({ code }) => code === 'deload')

type Exposure = { readonly session: Session; readonly planned: PlannedExercise; readonly kg: number }

const exposuresOf = (sessions: readonly Session[], id: string): readonly Exposure[] =>
  sessions.flatMap(session =>
    session.plan.blocks
      .filter(({ kind }) => kind === 'straight' || kind === 'superset')
      .flatMap(({ exercises }) => exercises)
      .filter(({ exercise, reasons }) => exercise === id && !isDeload({ reasons }))
      .map(planned => ({ session, planned, kg: plannedMax(planned) }))
      .filter(({ kg }) => kg > 0),
  )

/** The loaded compounds that were trained most often. */
const mainLifts = (sessions: readonly Session[], count = 4): readonly Exercise[] => {
  const times = (one: Exercise) => exposuresOf(sessions, one.id).length
  return catalogue.exercises
    .filter(one => one.role === 'compound' && isWeighted(one) && times(one) >= 5)
    .sort((one, other) => times(other) - times(one))
    .slice(0, count)
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe.each([
  [beginner, 1.15],
  [woman, 1.15],
  [intermediate, 1.05],
  [advanced, 1.02],
  [silent, 1.05],
] as const)('twelve weeks of $who', (athlete, rise) => {
  const sessions = train(athlete, catalogue, 12)
  const lifts = mainLifts(sessions)

  test('have main lifts that come again', () => expect(lifts.length).toBeGreaterThanOrEqual(3), patience)

  test(`raise what is planned for each of them to ${rise} of the start`, () => {
    const risen = lifts.map(({ id }) => {
      const all = exposuresOf(sessions, id)
      return { id, rise: (all.at(-1)?.kg ?? 0) / (all[0]?.kg ?? 1) }
    })
    expect(risen.filter(one => one.rise < rise)).toEqual([])
  })

  test('never stand still for more than three days that went as planned', () => {
    for (const { id } of lifts) {
      let standing = 0
      for (const [at, { planned, session, kg }] of exposuresOf(sessions, id).entries()) {
        const before = exposuresOf(sessions, id)[at - 1]
        const isAlike = before && before.kg >= kg - 1e-9 && kg >= before.kg - 1e-9
        // A repetition more that comes set by set is more from day to day.
        const isMore = before && usualReps(planned) > usualReps(before.planned) + 1e-9
        standing = isAlike && !isMore && wentWell(before) ? standing + 1 : 0
        expect(standing, `${id} on day ${session.day}: ${JSON.stringify(planned.sets.at(-1))}`).toBeLessThanOrEqual(3)
      }
    }
  })

  test('ask for no more than five percent above what the athlete can do', () => {
    for (const exercise of lifts)
      for (const { planned, session } of exposuresOf(sessions, exercise.id))
        for (const { ramp, weightKg, reps } of planned.sets)
          if (!ramp && weightKg && reps)
            // The body of the simulation follows Epley.
            expect(weightKg * (1 + reps / 30), `${exercise.id} on day ${session.day}`).toBeLessThanOrEqual(
              hiddenMax(exercise, athlete, session.hidden) * 1.05,
            )
  })

  test('leave about as much in reserve as they say', () => {
    if (!athlete.logsRir) return
    const errors = sessions.slice(4).flatMap(({ plan, done }) =>
      plan.blocks.flatMap(({ exercises }) =>
        exercises
          .filter(one => !isDeload(one))
          .flatMap(({ sets, targetRir, exercise }) =>
            sets.flatMap(({ id, ramp }) => {
              const rir = done.sets.find(({ set }) => set === id)?.rir ?? null
              const one = byId.get(exercise)
              return ramp || targetRir === null || rir === null || one?.role !== 'compound' || !isWeighted(one)
                ? []
                : [Math.abs(rir - targetRir)]
            }),
          ),
      ),
    )
    expect(median(errors)).toBeLessThanOrEqual(1)
  })
})

/** Days of easier sessions in a row, by the day of the first. */
const easierWeeks = (sessions: readonly Session[]): readonly (readonly Session[])[] =>
  sessions
    .filter(({ plan }) => plan.blocks.some(({ exercises }) => exercises.some(isDeload)))
    .reduce<Session[][]>((weeks, one) => {
      const week = weeks[weeks.length - 1]
      if (week && one.day - (week[0]?.day ?? 0) < 7) week.push(one)
      else weeks.push([one])
      return weeks
    }, [])

const weekly: Athlete = { ...beginner, who: 'one who trains once a week', weekdays: [2] }

describe.each([
  [weekly, 26],
  [intermediate, 16],
] as const)('easier weeks of $who', (athlete, count) => {
  const sessions = train(athlete, catalogue, count)

  test(
    'come at most every fourth week',
    () => {
      const starts = easierWeeks(sessions).map(([first]) => first?.day ?? 0)
      expect(starts.length).toBeGreaterThan(0)
      for (const [at, day] of starts.entries()) expect(day - (starts[at - 1] ?? -28)).toBeGreaterThanOrEqual(28)
    },
    patience,
  )

  test('look like the days before, with about half of their sets and nothing to fill the time', () => {
    for (const week of easierWeeks(sessions)) {
      const first = week[0]?.day ?? 0
      const before = sessions.filter(({ day }) => day < first && day >= first - 14)
      const known = new Set(before.flatMap(workOf).map(({ exercise }) => exercise))
      const usual = median(before.map(setsOf))
      for (const session of week) {
        const lifts = workOf(session).filter(({ exercise }) => byId.get(exercise)?.role === 'compound')
        expect(lifts.length).toBeGreaterThan(1)
        expect(lifts.filter(({ exercise }) => known.has(exercise)).length).toBeGreaterThanOrEqual(lifts.length * 0.6)
        expect(known.has(lifts[0]?.exercise ?? ''), `day ${session.day}`).toBe(true)
        expect(setsOf(session) / usual, `day ${session.day}`).toBeGreaterThanOrEqual(0.4)
        expect(setsOf(session) / usual, `day ${session.day}`).toBeLessThanOrEqual(0.75)
        expect(workOf(session).filter(({ exercise }) => byId.get(exercise)?.role === 'conditioning')).toEqual([])
      }
    }
  })

  test('are followed by at least 95 % of the loads from before', () => {
    for (const week of easierWeeks(sessions)) {
      const first = week[0]?.day ?? 0
      const last = week.at(-1)?.day ?? 0
      for (const { id } of mainLifts(sessions)) {
        const before = exposuresOf(sessions, id).findLast(({ session }) => session.day < first)
        const after = exposuresOf(sessions, id).find(({ session }) => session.day > last)
        if (before && after) expect(after.kg, `${id} after day ${last}`).toBeGreaterThanOrEqual(before.kg * 0.95)
      }
    }
  })
})

const workOf = ({ plan }: Session): readonly PlannedExercise[] =>
  plan.blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown').flatMap(({ exercises }) => exercises)

const setsOf = (session: Session): number =>
  workOf(session).reduce(
    (sum, { sets, targetRir }) =>
      targetRir === null ? sum : sum + sets.reduce((all, { ramp, side }) => all + (ramp ? 0 : side ? 0.5 : 1), 0),
    0,
  )

const wentWell = ({ session, planned }: Exposure) =>
  planned.sets
    .filter(({ ramp }) => !ramp)
    .every(({ id, reps }) => {
      const done = session.done.sets.find(({ set }) => set === id)
      return (done?.reps ?? 0) >= (reps ?? 0) && (done?.rir ?? 9) >= (planned.targetRir ?? 0)
    })
