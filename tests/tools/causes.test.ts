import { describe, expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan, type PlannedExercise, type Reason } from '../../domain/coach/basis/plan.ts'
import { number } from '../../domain/coach/basis/text.ts'
import type { RecordedEvent } from '../../domain/facts.ts'
import { openBench } from '../../tools/coach/bench.ts'
import { type Athlete, athlete } from '../../tools/coach/files/athlete.ts'
import { people } from '../../tools/coach/report/people.ts'
import { season } from '../../tools/coach/season.ts'
import { type Claim, claimsIn } from './claim.ts'
import { claims } from './claims.ts'

/*
 * Read from outside: the log of athletes who trained for weeks, and the reasons in its plans. Whatever a reason says must
 * be found in the events that it names, and in the plan that it explains.
 */

const gym = [
  'barbell',
  'weight-plates',
  'rack',
  'bench',
  'dumbbells',
  'cable-machine',
  'lat-pulldown-machine',
  'leg-press',
]
const place = [
  { name: 'Studio', equipment: gym },
  { name: 'Zuhause', equipment: ['dumbbells', 'mat'], details: 'Kurzhanteln bis 12 kg' },
]
const days = [{ day: 'monday' }, { day: 'wednesday', mood: 2 }, { day: 'friday' }]

const athletes: readonly Athlete[] = [
  { id: 'exact', profile: { goal: 'muscle', gender: 'male', weightKg: 80, fitnessLevel: 2, experienceLevel: 2 } },
  {
    id: 'fails',
    profile: { goal: 'strength', gender: 'female', weightKg: 62, fitnessLevel: 3, experienceLevel: 3 },
    follows: { as: 'noisy', fails: 0.25, misses: 0.1 },
    moves: [
      { fromWeek: 4, place: 'Zuhause' },
      { fromWeek: 5, place: 'Studio' },
    ],
  },
  {
    id: 'silent',
    profile: { goal: 'strength', age: 61, weightKg: 75, fitnessLevel: 1, experienceLevel: 1 },
    follows: { as: 'no-rir' },
    pauses: [{ fromWeek: 3, weeks: 2 }],
    pains: [{ week: 2 }],
  },
  {
    id: 'learns',
    profile: { goal: 'strength', goalDetails: 'Erster Klimmzug', weightKg: 64, fitnessLevel: 1, experienceLevel: 2 },
    places: [{ name: 'Studio', equipment: [...gym, 'pull-up-bar', 'box'] }],
    trains: [{ day: 'monday' }, { day: 'wednesday' }, { day: 'friday' }],
    strength: { 'scapular-pull-up': { maxReps: 12 }, 'negative-pull-up': { maxReps: 8 }, 'pull-up': { maxReps: 1 } },
  },
  {
    id: 'races',
    profile: { goal: 'hyrox', goalDetails: 'HYROX Open am 20.03.2026', fitnessLevel: 3, experienceLevel: 3 },
    trains: [{ day: 'monday' }, { day: 'wednesday', mood: 2 }, { day: 'friday', wish: 'Krafttraining' }],
  },
  {
    id: 'plays',
    profile: {
      goal: 'muscle',
      age: 67,
      weightKg: 80,
      experienceLevel: 3,
      otherActivities: 'mittwochs Fußball',
      restrictions: 'Knieschmerzen links',
    },
    trains: [
      { day: 'monday', wish: 'Nacken ist verspannt' },
      { day: 'thursday' },
      { day: 'saturday', wish: 'Bankdrücken' },
    ],
    answers: [{ week: 1, comment: 'Bitte mehr für die Schultern' }],
  },
  {
    id: 'competes',
    profile: {
      goal: 'strength',
      goalDetails: 'Powerlifting-Wettkampf am 25.01.2026, Opener Kniebeuge 140 kg',
      weightKg: 85,
      fitnessLevel: 4,
      experienceLevel: 4,
    },
    trains: [{ day: 'monday' }, { day: 'wednesday' }, { day: 'friday' }],
  },
].map(one => athlete.parse({ places: place, trains: days, ...one }))

type Told = { readonly at: string; readonly plan: Plan; readonly exercise: PlannedExercise; readonly reason: Reason }

const told = async (one: Athlete, weeks: number) => {
  const bench = openBench(one.id)
  await season(one, weeks, { practice: bench })
  const log = new Map<string, RecordedEvent>()
  const reasons: Told[] = []
  for await (const { events } of bench.log.read(null, {}))
    for (const recorded of events) {
      log.set(recorded.id, recorded)
      if (recorded.event.type !== 'WorkoutGenerated') continue
      const { plan } = recorded.event
      for (const exercise of exercisesOf(plan))
        for (const reason of exercise.reasons) reasons.push({ at: recorded.at, plan, exercise, reason })
    }
  return { log, reasons }
}

/** `npm run coach:causes`: as many of the report's people for sixteen weeks as well, about 40 plans each. */
const more = people(60).slice(0, Number(process.env.CAUSES ?? 0))
const seasons: (readonly [string, Awaited<ReturnType<typeof told>>])[] = []
for (const one of [...athletes, ...more]) {
  const weeks = more.includes(one) ? 16 : athletes.indexOf(one) < 5 ? 7 : 4
  seasons.push([one.id, await told(one, weeks)])
}
const words = ({ code, text }: Reason) => `${code}: ${text.de}`
const untrue = (claim: Claim) => {
  const claimed = claims[claim.reason.code]
  const wanted = claimed ? claimed(claim) : 'a claim of its own in claims.ts'
  return wanted === null ? [] : [`${claim.exercise.exercise}: ${wanted} — ${words(claim.reason)}`]
}
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

/** Loads of the race in kg, by the training rules' table. */
const openMen = [152, 103, 24, 20, 6]

/** Every number that stands anywhere in some facts, to two places. */
const numbersIn = (facts: unknown): readonly number[] =>
  (JSON.stringify(facts)?.match(/\d+(?:\.\d+)?/g) ?? []).map(found => Math.round(Number(found) * 100) / 100)

const near = (one: number | undefined | null, other: number | undefined | null) =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) < 0.01

const allClaims = seasons.flatMap(([, { log }]) => claimsIn([...log.values()]))
const seen = [...new Set(allClaims.map(({ reason }) => reason.code))].toSorted()

test('every kind of reason that is given has its claim', () => {
  expect(seen.length).toBeGreaterThan(30)
  expect(seen.filter(code => !claims[code])).toEqual([])
})

test.each(seen)('a reason of the kind "%s" can be untrue', code => {
  const claim = allClaims.find(({ reason }) => reason.code === code)
  if (!claim) throw new Error(code)
  const { exercise, reason, at } = claim
  const text = { de: 'Davon steht nichts da: nirgends.', en: 'None of it is there: nowhere.' }
  const set = { event: 'none', at, stream: 'none', exercise: exercise.exercise, reps: 5, weightKg: 999, rir: null }
  const unfounded: Claim = {
    ...claim,
    reason: { code, facts: {}, events: [], text },
    block: { ...claim.block, kind: 'straight', focus: null },
    named: [],
    before: [{ ...set, plannedReps: 5, plannedRir: null, eased: false, isBack: false, atKit: false }],
    asked: undefined,
    plansBefore: [],
  }
  expect(claims[reason.code]?.(unfounded)).not.toBeNull()
})

describe.each(seasons)('reasons of the plans of an athlete who is %s', (_, { log, reasons }) => {
  const setsOf = ({ events }: Reason) =>
    events.flatMap(id => {
      const event = log.get(id)?.event
      return event?.type === 'SetLogged' ? [event] : []
    })
  const working = ({ sets }: PlannedExercise) => sets.filter(({ ramp }) => !ramp)

  test('stand on events that there are, earlier than the plan', () => {
    expect(reasons.length).toBeGreaterThan(60)
    for (const { reason } of reasons) {
      expect(reason.events.length, words(reason)).toBeGreaterThan(0)
      expect(
        reason.events.filter(id => !log.has(id)),
        words(reason),
      ).toEqual([])
    }
  })

  test('say no number that is not theirs', () => {
    for (const { reason } of reasons) {
      const known = Object.values(reason.facts).flatMap(fact =>
        typeof fact === 'number' ? [number(fact).de] : (fact.match(/\d+(?:[.,]\d+)?/g) ?? []),
      )
      for (const found of reason.text.de.match(/\d+(?:,\d+)?/g) ?? []) expect(known, words(reason)).toContain(found)
    }
  })

  test('say in both languages no number but those of the events they name, of the plan, and what a reader counts out of them', () => {
    for (const { at, exercise, reason } of reasons) {
      const named = reason.events.flatMap(id => log.get(id) ?? [])
      const known = new Set([
        ...numbersIn(named.map(({ event }) => event)),
        ...numbersIn(
          exercise.sets.map(({ reps, weightKg, durationSec, distanceM }) => [reps, weightKg, durationSec, distanceM]),
        ),
        ...numbersIn([exercise.targetRir, working(exercise).length]),
        ...daysUntil(named, at),
        ...setsCounted(named, reason.text.de),
        ...(reason.code === 'skill' ? numbersIn(catalogue.training.skills) : []),
        ...(/Wettkampf sind es/.test(reason.text.de) ? openMen : []),
      ])
      for (const found of reason.text.de.match(/\d+(?:,\d+)?/g) ?? [])
        expect(known, words(reason)).toContain(Number(found.replace(',', '.')))
      for (const found of reason.text.en.match(/\d+(?:\.\d+)?/g) ?? [])
        expect(known, reason.text.en).toContain(Number(found))
    }
  })

  /** Days from a plan to the dates that an event names: "am 20.03.2026". */
  const daysUntil = (named: readonly RecordedEvent[], at: string) =>
    [...JSON.stringify(named).matchAll(/(\d\d)\.(\d\d)\.(20\d\d)/g)].map(([, day, month, year]) =>
      Math.round((Date.parse(`${year}-${month}-${day}`) - Date.parse(at.slice(0, 10))) / 86_400_000),
    )

  /** "Gesäß: bisher 4,5 Sätze": the sets of the events named, each by its share in the muscle that the sentence begins with. */
  const setsCounted = (named: readonly RecordedEvent[], sentence: string): readonly number[] => {
    const muscle = catalogue.muscles.find(({ name }) => sentence.startsWith(`${name.de}:`))
    if (!muscle) return []
    const sum = named.reduce((all, { event, stream }) => {
      if (event.type !== 'SetLogged') return all
      const planned = exerciseOf.get(`${stream} ${event.set}`)
      const sides = planned?.sets.some(({ side }) => side) ? 2 : 1
      return all + (byId.get(planned?.exercise ?? '')?.muscles[muscle.id] ?? 0) / sides
    }, 0)
    return [Math.round(sum * 10) / 10]
  }

  const exerciseOf = new Map(
    [...log.values()].flatMap(({ event, stream }) =>
      'plan' in event && typeof event.plan === 'object' && 'blocks' in event.plan
        ? exercisesOf(event.plan).flatMap(planned =>
            planned.sets.map(({ id }) => [`${stream} ${id}`, planned] as const),
          )
        : [],
    ),
  )

  test('come from sets that were done, and go to what is planned', () => {
    const moved = reasons.filter(({ reason: { from, to } }) => from || to)
    expect(moved.length).toBeGreaterThan(2)
    for (const { exercise, reason } of moved) {
      const { from, to } = reason
      const done = setsOf(reason)
      if (from?.weightKg !== undefined)
        expect(
          done.some(set => near(set.weightKg, from.weightKg)),
          words(reason),
        ).toBe(true)
      if (from?.reps !== undefined)
        expect(
          done.some(
            set => set.reps === from.reps && (from.weightKg === undefined || near(set.weightKg, from.weightKg)),
          ),
          words(reason),
        ).toBe(true)
      if (to?.weightKg !== undefined)
        expect(
          working(exercise).some(set => near(set.weightKg, to.weightKg)),
          words(reason),
        ).toBe(true)
      if (to?.reps !== undefined)
        expect(
          working(exercise).map(({ reps }) => reps),
          words(reason),
        ).toContain(to.reps)
      if (to?.rir !== undefined) expect(to.rir, words(reason)).toBe(exercise.targetRir)
    }
  })

  test('what they say of the last time is what was done then', () => {
    for (const { reason } of reasons) {
      const { lastWeightKg, lastReps } = reason.facts
      const done = setsOf(reason)
      if (typeof lastWeightKg === 'number')
        expect(
          done.some(({ weightKg }) => near(weightKg, lastWeightKg)),
          words(reason),
        ).toBe(true)
      if (typeof lastReps === 'number')
        expect(
          done.map(({ reps }) => reps),
          words(reason),
        ).toContain(lastReps)
    }
  })

  test('are borne out by the log, each kind in what it claims', () => {
    expect(claimsIn([...log.values()]).flatMap(untrue)).toEqual([])
  })

  test('a load that was known has a cause', () => {
    const silent = reasons.filter(
      ({ exercise, reason }) =>
        /^(load|reps)-(up|down|hold|retry|kit|reps-up)$/.test(reason.code) &&
        !(reason.from && reason.to && working(exercise).length > 0),
    )
    expect(silent.map(({ reason }) => words(reason))).toEqual([])
  })
})
