import type { z } from 'zod'
import { severityWords } from '../content/body-words.ts'
import { partNames, sideNames } from '../content/language/item-words.ts'
import type { getBody } from '../contract/body.ts'
import type { Feeling } from '../domain/coach/basis/request.ts'
import { refusalFor } from '../domain/coach/explain/refusal.ts'
import { bannedByFeeling } from '../domain/coach/read/restrictions.ts'
import { type Complained, holdsUntil, severityAt } from '../domain/complaint.ts'
import { defined, entriesOf } from '../domain/fields.ts'
import type * as Health from '../domain/health.ts'
import { isScreeningDue, saidOf } from '../domain/health-said.ts'
import { feelingsIn } from '../projections/athlete-memory.ts'
import type { WorkoutDetail } from '../projections/workout-detail.ts'

/** After so many sessions the coach asks how it is now. */
const asksAfter = 3

type Names = ReadonlyMap<string, { readonly de: string; readonly en: string }>
type Known = {
  readonly state: Health.Told
  readonly felt: readonly Pick<WorkoutDetail, 'training'>[]
  /** When workouts were finished, at least those since the oldest open complaint. */
  readonly finished: readonly string[]
  readonly now: string
}

const openAt = ({ complaints }: Health.Told, now: string) => complaints.filter(told => severityAt(told, now) !== null)

/** Since when there is a complaint that still holds; null where there is none. */
export const oldestComplaint = (state: Health.Told, now: string): string | null =>
  openAt(state, now)
    .map(({ since }) => since)
    .reduce<string | null>((one, other) => (one !== null && one < other ? one : other), null)

/** What the coach respects about a body, as it holds now. */
export const bodyAnswer = (
  { state, felt, finished, now }: Known,
  names: Names,
): z.input<(typeof getBody)['answer']> => {
  const flags = saidOf(state, now).flatMap(said => (said.kind === 'red-flag' ? [said.flag] : []))
  const feelings = feelingsIn(
    felt.flatMap(({ training }) => training.felt),
    state,
  )
  return {
    screening: {
      due: isScreeningDue(state, now),
      answered_at: state.screening?.at ?? null,
      version: state.screening === null ? null : (state.screening.answers.questions ?? 1),
      answers: answersOf(state.screening?.answers ?? {}),
    },
    complaints: openAt(state, now).map(told => ({
      ...complaintOf(told, now),
      asks: finished.filter(at => at > told.since).length >= asksAfter,
    })),
    clearances: entriesOf(state.clearances).map(([of, { by, on }]) => ({ of, by, on })),
    unwanted: unwantedIn(feelings, now, names),
    stops: [...(refusalFor(flags)?.hints ?? [])],
  }
}

const complaintOf = (told: Complained, now: string) => {
  const severity = severityAt(told, now) ?? 'mild'
  const { de, en } = partNames[told.part]
  const side = told.side && sideNames[told.side]
  return {
    id: told.id,
    part: told.part,
    side: told.side,
    name: side ? { de: `${de} ${side.de}`, en: `${side.en} ${en}` } : { de, en },
    severity,
    effect: severityWords[severity],
    reported_at: told.reportedAt,
    holds_until: holdsUntil(told, now),
  }
}

/** The newest word on each exercise that is kept out of plans for more than a day. */
const unwantedIn = (feelings: readonly Feeling[], now: string, names: Names) => {
  const banned = bannedByFeeling(feelings, Date.parse(now))
  const newest = new Map<string, Feeling>()
  for (const felt of feelings)
    if (felt.kind !== 'not-today' && banned.has(felt.exercise) && newest.get(felt.exercise)?.kind !== 'never')
      newest.set(felt.exercise, felt)
  return [...newest.values()].flatMap(({ exercise, kind, at }) => {
    const name = names.get(exercise)
    return name && kind !== 'not-today' ? [{ exercise_id: exercise, name, kind, since: at }] : []
  })
}

const answersOf = ({ questions: _, chestPain, jointParts, drugs, ...others }: Health.Screening) =>
  defined({
    ...others,
    chest_pain: chestPain,
    joint_parts: jointParts && [...jointParts],
    drugs: drugs && [...drugs],
  })
