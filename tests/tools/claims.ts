import { exercisesOf } from '../../domain/coach/basis/plan.ts'
import { choiceClaims } from './choice-claims.ts'
import { all, be, type Claim, day, type LoggedSet, lately, namedSets, names, own, text, told } from './claim.ts'

// What a reason claims of loads, repetitions and days; what was chosen, and why, is in choice-claims.ts.

const isShort = ({ reps, plannedReps }: LoggedSet) => reps !== null && plannedReps !== null && reps < plannedReps
const isHard = ({ rir, plannedRir }: LoggedSet) => rir !== null && plannedRir !== null && rir < plannedRir

const came = (sets: readonly LoggedSet[]) =>
  sets.reduce((sum, { reps, plannedReps }) => sum + (plannedReps ?? 0) - (reps ?? 0), 0) < sets.length

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

const fromBodyOrDone = be(
  ({ reason, named }) =>
    reason.facts.from === undefined
      ? named.every(({ event }) => event.type === 'TrainingPlanChanged')
      : named.length > 0 &&
        named.every(({ event }) => event.type === 'SetLogged' || event.type === 'TrainingPlanChanged'),
  'the body, or what was done',
)

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
/** What is not true of a reason; null where the log bears it out. Every kind has its claim. */
export const claims: Readonly<Record<string, (claim: Claim) => string | null>> = {
  ...choiceClaims,
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
  'set-by-set': all(
    fromLastDay,
    be(
      claim => Math.min(...namedSets(claim).map(({ reps }) => reps ?? 0)) + 1 <= Number(claim.reason.facts.reps),
      'one more than the fewest',
    ),
  ),
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
    fromBodyOrDone,
  ),
  'reps-estimated': all(
    be(claim => own(claim).every(({ reps }) => reps === null), 'not done so far'),
    fromBodyOrDone,
  ),
  'load-anew': all(
    be(claim => lately(claim, told).every(({ weightKg }) => weightKg === null), 'nothing known of late'),
    be(
      claim => namedSets(claim).some(({ weightKg }) => weightKg === claim.reason.facts.lastWeightKg),
      'what was lifted then',
    ),
    be(
      claim => Math.max(...own(claim).map(({ at }) => at)) <= claim.at - Number(claim.reason.facts.weeks) * 7 * day,
      'so many weeks without it',
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
  'other-band': all(fromLastDay, wasTooHard),
  'stronger-band': fromLastDay,
  'reps-hold': fromLastDay,
  comeback: be(({ before, at }) => {
    const days = [...before.map(set => set.at), at]
    return days.some((one, index) => at - one <= 28 * day && one - (days[index - 1] ?? one) >= 13 * day)
  }, 'two weeks without training within a month'),
  'after-pain': be(
    ({ named }) => named.some(({ event }) => event.type === 'ExerciseFelt' && event.kind === 'pain'),
    'pain in this exercise, as told',
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
      named.length > 0 &&
      named.every(({ event, at: when }) => event.type === 'SetLogged' && at - Date.parse(when) < 7.8 * day),
    'sets of this week',
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
