import { exercisesOf, type Plan, type PlannedExercise, type Reason } from '../../domain/coach/plan.ts'
import type { RecordedEvent } from '../../domain/facts.ts'

/*
 * What each kind of reason claims of an athlete's log. Nothing here is asked of the planner: a claim is read in the events
 * that the reason names, and in what was logged before the plan.
 */

const day = 86_400_000

/** A working set as the log has it, with what it was asked for. */
type Set = {
  readonly event: string
  readonly at: number
  readonly stream: string
  readonly exercise: string
  readonly reps: number | null
  readonly weightKg: number | null
  readonly rir: number | null
  readonly plannedReps: number | null
  readonly plannedRir: number | null
  readonly eased: boolean
  /** On the way back after a break. */
  readonly isBack: boolean
  readonly atKit: boolean
}

export type Claim = {
  readonly reason: Reason
  readonly exercise: PlannedExercise
  readonly at: number
  /** The events that the reason names. */
  readonly named: readonly RecordedEvent[]
  /** Working sets before the plan, oldest first. */
  readonly before: readonly Set[]
  /** What the athlete asked this workout with. */
  readonly asked: RecordedEvent | undefined
  readonly plansBefore: readonly { readonly at: number; readonly plan: Plan }[]
}

/** Every reason of a log with what it can be held against. */
export const claimsIn = (log: readonly RecordedEvent[]): readonly Claim[] => {
  const byId = new Map<string, RecordedEvent>(log.map(recorded => [recorded.id, recorded]))
  const planned = new Map<string, PlannedExercise>()
  const asked = new Map<string, RecordedEvent>()
  const sets: Set[] = []
  const plansBefore: { at: number; plan: Plan }[] = []
  const claims: Claim[] = []
  for (const recorded of log) {
    const { event, stream } = recorded
    if (event.type === 'WorkoutRequested') asked.set(stream, recorded)
    if (event.type === 'SetLogged') sets.push(...setOf(recorded, planned.get(`${stream} ${event.set}`)))
    if (!('plan' in event) || typeof event.plan !== 'object' || !('blocks' in event.plan)) continue
    const at = Date.parse(recorded.at)
    const before = [...sets]
    if (event.type === 'WorkoutGenerated')
      for (const exercise of exercisesOf(event.plan))
        for (const reason of exercise.reasons) {
          const named = reason.events.flatMap(id => byId.get(id) ?? [])
          claims.push({ reason, exercise, at, named, before, asked: asked.get(stream), plansBefore: [...plansBefore] })
        }
    for (const exercise of exercisesOf(event.plan))
      for (const { id } of exercise.sets) planned.set(`${stream} ${id}`, exercise)
    plansBefore.push({ at, plan: event.plan as Plan })
  }
  return claims
}

const setOf = ({ id, at, stream, event }: RecordedEvent, planned: PlannedExercise | undefined): readonly Set[] => {
  const own = event.type === 'SetLogged' ? planned?.sets.find(set => set.id === event.set) : undefined
  if (event.type !== 'SetLogged' || !planned || !own || own.ramp) return []
  const codes = new Set(planned.reasons.map(({ code }) => code))
  const [reps, rir] = [numberOf(event.reps), numberOf(event.rir)]
  const isMet = (reps ?? 0) >= (own.reps ?? 0) && (rir ?? 9) >= (planned.targetRir ?? 0)
  return [
    {
      event: id,
      at: Date.parse(at),
      stream,
      exercise: planned.exercise,
      reps,
      weightKg: numberOf(event.weightKg),
      rir,
      plannedReps: own.reps ?? null,
      plannedRir: planned.targetRir,
      // After a break a lower load that was too much is where the lift stands.
      eased:
        codes.has('deload') || codes.has('readiness') || ((codes.has('comeback') || codes.has('after-pain')) && isMet),
      isBack: codes.has('comeback'),
      atKit: codes.has('load-kit'),
    },
  ]
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** The sets of this exercise that the reason names. */
const namedSets = ({ named, before, exercise }: Claim) =>
  before.filter(set => set.exercise === exercise.exercise && named.some(({ id }) => id === set.event))

const own = ({ before, exercise }: Claim) => before.filter(set => set.exercise === exercise.exercise)

/** What the coach still goes by for a lift: twelve weeks. */
/** Days for which sets tell of strength (training rules, §4). */
const told = 42
const lately = (claim: Claim, days = 84) => own(claim).filter(({ at }) => claim.at - at <= days * day)

const isShort = ({ reps, plannedReps }: Set) => reps !== null && plannedReps !== null && reps < plannedReps
const isHard = ({ rir, plannedRir }: Set) => rir !== null && plannedRir !== null && rir < plannedRir

const came = (sets: readonly Set[]) =>
  sets.reduce((sum, { reps, plannedReps }) => sum + (plannedReps ?? 0) - (reps ?? 0), 0) < sets.length

const types = ({ named }: Claim) => new Set(named.map(({ event }) => event.type))
const text = ({ named }: Claim) => JSON.stringify(named.map(({ event }) => event))

/** The last day of the exercise that was no easier one, else the last. What failed before a break is forgiven on the way back. */
const isLastDay = (claim: Claim) => {
  const all = own(claim)
  const usual = all.filter(({ eased }) => !eased)
  const last = usual.filter(({ stream }) => stream === usual.at(-1)?.stream)
  const forgivenAt = last.some(isShort) ? (last.at(-1)?.at ?? 0) : Number.POSITIVE_INFINITY
  const full = all.filter(({ eased, isBack, at }) => !eased || (isBack && at > forgivenAt))
  // Days at a place with less count only there.
  const lasts = [full, full.filter(({ atKit }) => !atKit)].map(some => (some.length > 0 ? some : all).at(-1)?.stream)
  return namedSets(claim).every(({ stream }) => lasts.includes(stream))
}

const fromLastDay = (claim: Claim) =>
  namedSets(claim).length === 0 ? 'sets of this exercise' : isLastDay(claim) ? null : 'the last full day'

const all =
  (...checks: readonly ((claim: Claim) => string | null)[]) =>
  (claim: Claim) =>
    checks.map(check => check(claim)).find(found => found !== null) ?? null

const be = (isTrue: (claim: Claim) => boolean, what: string) => (claim: Claim) => (isTrue(claim) ? null : what)

const atFrom = (claim: Claim) =>
  namedSets(claim).filter(({ weightKg }) => weightKg === (claim.reason.from?.weightKg ?? null))

const wentUp = be(
  ({ reason: { from, to } }) => (to?.weightKg ?? 0) > (from?.weightKg ?? 0),
  'more kilograms than before',
)
const wentDown = be(
  ({ reason: { from, to } }) => (to?.weightKg ?? 0) < (from?.weightKg ?? Number.POSITIVE_INFINITY),
  'fewer kilograms than before',
)
const wasMet = be(claim => came(atFrom(claim)), 'a day on which the repetitions came')
const wasTooHard = be(claim => namedSets(claim).some(set => isShort(set) || isHard(set)), 'a set that was too hard')
const names = (...wanted: readonly string[]) =>
  be(claim => wanted.some(type => types(claim).has(type as never)), wanted.join(' or '))

/** What is not true of a reason; null where the log bears it out. A kind that is not here is told about nothing. */
export const claims: Readonly<Record<string, (claim: Claim) => string | null>> = {
  'load-up': all(
    fromLastDay,
    wentUp,
    wasMet,
    be(
      claim => namedSets(claim).every(({ weightKg }) => (weightKg ?? 0) < (claim.reason.to?.weightKg ?? 0)),
      'more than any set of that day',
    ),
  ),
  'load-down': all(fromLastDay, wentDown, wasTooHard),
  'load-retry': all(
    fromLastDay,
    be(claim => namedSets(claim).some(isShort), 'a set that was short of its repetitions'),
  ),
  'load-kit': all(fromLastDay, wentDown, names('TrainingProfileCreated', 'TrainingProfileChanged', 'WorkoutRequested')),
  'load-reps-up': all(
    fromLastDay,
    be(({ reason: { from, to } }) => (to?.reps ?? 0) > (from?.reps ?? 0), 'more repetitions than before'),
  ),
  'load-reps-down': all(fromLastDay, wasTooHard),
  'load-hold': all(fromLastDay, claim => (claim.reason.text.de.includes('Reserve') ? wasTooHard(claim) : null)),
  'load-again': fromLastDay,
  'load-finding': all(
    fromLastDay,
    be(claim => lately(claim).every(({ rir }) => rir === null), 'no word of late'),
    be(claim => namedSets(claim).every(set => !isShort(set)), 'a last day on which all came'),
  ),
  'load-found': all(
    fromLastDay,
    be(
      claim =>
        namedSets(claim).some(
          set => set.weightKg === claim.reason.facts.failedKg && set.reps === claim.reason.facts.failedReps,
        ),
      'a set that ended there',
    ),
  ),
  'load-estimated': all(
    be(claim => lately(claim, told).every(({ weightKg }) => weightKg === null), 'nothing known of late'),
    be(
      ({ reason, named }) =>
        reason.facts.from === undefined
          ? named.every(({ event }) => event.type === 'TrainingPlanChanged')
          : named.length > 0 &&
            named.every(({ event }) => event.type === 'SetLogged' || event.type === 'TrainingPlanChanged'),
      'the body, or lifts that were done',
    ),
  ),
  'find-load': be(claim => own(claim).every(({ weightKg }) => weightKg === null), 'no load so far'),
  'reps-up': all(
    fromLastDay,
    be(({ reason: { facts } }) => Number(facts.reps) > Number(facts.lastReps), 'more repetitions than before'),
  ),
  'reps-evened': all(
    fromLastDay,
    be(claim => {
      const reps = namedSets(claim).flatMap(set => set.reps ?? [])
      const { lastReps, mostReps } = claim.reason.facts
      return mostReps !== lastReps && Math.min(...reps) === lastReps && Math.max(...reps) === mostReps
    }, 'sets with other repetitions than one another'),
  ),
  'reps-down': all(fromLastDay, wasTooHard),
  'reps-hold': fromLastDay,
  comeback: be(({ before, at }) => {
    const days = [...before.map(set => set.at), at]
    return days.some((one, index) => at - one <= 28 * day && one - (days[index - 1] ?? one) >= 13 * day)
  }, 'two weeks without training within a month'),
  'after-pain': be(
    ({ named }) => named.some(({ event }) => event.type === 'ExerciseFelt' && event.kind === 'pain'),
    'pain in this exercise, as told',
  ),
  readiness: all(
    names('WorkoutRequested'),
    be(({ asked }) => /"mood":[12]|"prompt":/.test(JSON.stringify(asked?.event)), 'a bad day, as told'),
  ),
  deload: be(claim => deloads(claim), 'what made the week an easier one'),
  skill: all(
    be(claim => /Klimmzug|prompt/.test(text(claim)), 'the skill, as told'),
    be(
      claim => namedSets(claim).every(({ reps }) => reps === null || reps >= Number(claim.reason.facts.until)),
      'sets that count towards it',
    ),
  ),
  'felt-too-hard': be(claim => /too_hard|hard|schwer|anstrengend/.test(text(claim)), 'somebody who said so'),
  'felt-too-easy': be(claim => /too_easy|easy|leicht/.test(text(claim)), 'somebody who said so'),
  wish: be(
    ({ asked, named }) => named.includes(asked as never) && /"prompt":/.test(JSON.stringify(asked?.event)),
    'a wish',
  ),
  due: be(
    ({ named, at }) =>
      named.every(({ event, at: when }) => event.type === 'SetLogged' && at - Date.parse(when) < 7.8 * day),
    'sets of this week',
  ),
  goal: be(
    claim => text(claim).includes(`"goal":"${claim.reason.facts.goal}"`) || types(claim).has('WorkoutRequested'),
    'the goal, as told',
  ),
  restriction: be(
    claim => /"kind":"pain"|estriction|comments|"age"|screening|prompt|complaint/i.test(text(claim)),
    'what gives trouble, as told',
  ),
}

/** By its cause: a programme's week, bad moods, lifts that failed, or one that has begun within a week. */
const deloads = (claim: Claim): boolean => {
  const { reason, named, before, plansBefore, at } = claim
  const sets = before.filter(set => named.some(({ id }) => id === set.event))
  switch (reason.facts.cause) {
    case 'programme':
      return text(claim).includes('"phase":"deload"')
    case 'begun':
      return plansBefore.some(
        one =>
          at - one.at < 7.5 * day &&
          exercisesOf(one.plan).some(({ reasons }) => reasons.some(({ code }) => code === 'deload')),
      )
    case 'stalled':
      return sets.length >= 2
    default:
      return sets.length > 0
  }
}
