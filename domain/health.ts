import type { BodyPart, Side } from './coach/read/body.ts'
import type { Drug } from './coach/read/conditions.ts'
import type { Clearance } from './coach/read/health.ts'
import { answered, type Change, type Complained, type Severity, severityAt } from './complaint.ts'
import { dayOf } from './days.ts'
import type { ComplaintId, ConsentId, ExerciseId } from './ids.ts'
import type { Ask, Decide, Decider, Decisions } from './kernel/decider.ts'
import { isRefused, refuse } from './kernel/decider.ts'
import { type Erased, erased, type Personal } from './personal.ts'

// What happened

/** What was answered in the screening; an absent answer was not given. */
export type Screening = {
  /** Which version of the questions was answered; absent in answers of before they were counted. */
  readonly questions?: number
  /** In years, on the day of the answer. */
  readonly age?: number
  /** Something is known about the heart or the circulation. */
  readonly heart?: boolean
  /** Pressure or pain in the chest when exerting oneself, in the last twelve months. */
  readonly chestPain?: boolean
  /** Fainted, or nearly, in the last twelve months. */
  readonly fainted?: boolean
  /** Whether they get dizzy: when getting up, or otherwise, as when exerting themselves. */
  readonly dizziness?: 'no' | 'getting-up' | 'otherwise'
  /** A joint or bone that training makes worse. */
  readonly joints?: boolean
  /** Which of them, where that was said. */
  readonly jointParts?: readonly BodyPart[]
  /** Empty: none of those that change a plan. */
  readonly drugs?: readonly Drug[]
  readonly pregnancy?: 'no' | 'pregnant' | 'born-within-6-weeks' | 'born-within-16-weeks'
  readonly surgery?: 'no' | 'within-6-weeks' | 'within-16-weeks'
}

/** What somebody with the right to say so may have said yes to. */
export type Cleared = 'chest-pain' | 'fainting' | 'pregnancy' | 'birth' | 'surgery' | 'fracture' | 'tear'

type Reported = { part: BodyPart | Erased; side: Side | null; severity: Severity }

type Fact =
  | { type: 'ScreeningAnswered'; answers: Screening; at: string }
  /** `exercise`: the catalogue's id of what hurt, where it was said in a workout. */
  | ({ type: 'ComplaintReported'; complaint: ComplaintId; exercise?: ExerciseId; at: string } & Reported)
  | { type: 'ComplaintAnswered'; complaint: ComplaintId; change: Change | Erased; at: string }
  | { type: 'ComplaintRevoked'; complaint: ComplaintId; at: string }
  /** The athlete's own statement of what a doctor, midwife or physio said on a day (YYYY-MM-DD). */
  | { type: 'ClearanceStated'; of: Cleared | Erased; by: Clearance['by']; on: string; at: string }
  | { type: 'ClearanceRevoked'; of: Cleared | Erased; at: string }
  /** An exercise that was not wanted any more, or hurt, may be planned again. */
  | { type: 'ExerciseAllowed'; exercise: ExerciseId; at: string }
  /** All of it, when the consent was withdrawn by which it was told. */
  | { type: 'BodyForgotten'; at: string }

/** `consent`: by which it was told; it is sealed under the key of that consent. */
export type Event = Fact & { readonly consent?: ConsentId }

export const personal: Personal<Event> = {
  ScreeningAnswered: { answers: {} },
  ComplaintReported: { part: erased, side: null, severity: 'pain', exercise: undefined },
  ComplaintAnswered: { change: erased },
  ClearanceStated: { of: erased, by: 'doctor', on: erased },
  ClearanceRevoked: { of: erased },
  ExerciseAllowed: { exercise: erased },
}

// What we remember

/** What was told of the body, as far as it was not taken back. */
export type Told = {
  readonly screening: { readonly answers: Screening; readonly at: string } | null
  /** Also the healed ones. */
  readonly complaints: readonly Complained[]
  readonly clearances: Readonly<
    Partial<Record<Cleared, { readonly by: Clearance['by']; readonly on: string; readonly at: string }>>
  >
  /** Exercises that may be planned again, and since when. */
  readonly allowed: Readonly<Record<string, string>>
}

export type State = Told & {
  readonly revoked: readonly ComplaintId[]
  /** Consents that were withdrawn: nothing is told by them any more, not even by what was on its way. */
  readonly forgotten?: readonly ConsentId[]
}

export const nothingTold: Told = { screening: null, complaints: [], clearances: {}, allowed: {} }

const initial: State = { ...nothingTold, revoked: [] }

const evolve = ({ revoked, forgotten, ...before }: State, event: Event): State => {
  const gone = event.type === 'BodyForgotten' ? event.consent : undefined
  const now = gone === undefined ? forgotten : [...(forgotten ?? []), gone]
  return {
    ...toldAfter(before, event),
    revoked: event.type === 'ComplaintRevoked' ? [...revoked, event.complaint] : revoked,
    ...(now ? { forgotten: now } : {}),
  }
}

export const toldAfter = (state: Told, event: Event): Told => {
  switch (event.type) {
    case 'BodyForgotten':
      return { ...nothingTold, allowed: state.allowed }
    case 'ScreeningAnswered':
      return { ...state, screening: { answers: event.answers, at: event.at } }
    case 'ComplaintReported': {
      const { part, complaint: id, side, severity, exercise = null, at } = event
      if (part === erased) return state
      const told: Complained = { id, part, side, severity, exercise, since: at, reportedAt: at }
      return { ...state, complaints: [...state.complaints, told] }
    }
    case 'ComplaintAnswered': {
      const { complaint, change, at } = event
      return change === erased
        ? state
        : {
            ...state,
            complaints: state.complaints.flatMap(one => (one.id === complaint ? answered(one, change, at) : one)),
          }
    }
    case 'ComplaintRevoked':
      return {
        ...state,
        complaints: state.complaints.filter(({ id }) => id !== event.complaint),
      }
    case 'ClearanceStated': {
      const { of, by, on, at } = event
      return of === erased ? state : { ...state, clearances: { ...state.clearances, [of]: { by, on, at } } }
    }
    case 'ClearanceRevoked': {
      if (event.of === erased) return state
      const { [event.of]: _, ...clearances } = state.clearances
      return { ...state, clearances }
    }
    case 'ExerciseAllowed':
      return { ...state, allowed: { ...state.allowed, [event.exercise]: event.at } }
  }
}

// What may be asked

type Telling = { readonly consent?: ConsentId; readonly at: string }

/** `consent`: the one by which it is told. */
export type Command =
  | ({ type: 'AnswerScreening'; answers: Screening } & Telling)
  | ({
      type: 'ReportComplaint'
      complaint: ComplaintId
      part: BodyPart
      side: Side | null
      severity: Severity
      exercise?: ExerciseId
    } & Telling)
  | ({ type: 'AnswerComplaint'; complaint: ComplaintId; change: Change } & Telling)
  | { type: 'RevokeComplaint'; complaint: ComplaintId; at: string }
  | ({ type: 'StateClearance'; of: Cleared; by: Clearance['by']; on: string } & Telling)
  | { type: 'RevokeClearance'; of: Cleared; at: string }
  | { type: 'AllowExercise'; exercise: ExerciseId; at: string }
  | { type: 'ForgetBody'; consent: ConsentId; at: string }

const mostComplaints = 30

const answerComplaint = ({ complaint, change, at }: Ask<Command, 'AnswerComplaint'>, state: State) =>
  state.complaints.some(({ id }) => id === complaint)
    ? [{ type: 'ComplaintAnswered', complaint, change, at } satisfies Event]
    : refuse('no-such-complaint')

const revoke = ({ complaint, at }: Ask<Command, 'RevokeComplaint'>, state: State) => {
  if (state.revoked.includes(complaint)) return []
  return state.complaints.some(({ id }) => id === complaint)
    ? [{ type: 'ComplaintRevoked', complaint, at } satisfies Event]
    : refuse('no-such-complaint')
}

const stateClearance = ({ of, by, on, at }: Ask<Command, 'StateClearance'>, { clearances }: State) => {
  if (on > dayOf(at)) return refuse('clearance-in-future')
  const known = clearances[of]
  return known?.by === by && known.on === on ? [] : [{ type: 'ClearanceStated', of, by, on, at } satisfies Event]
}

/** The same part again is the same complaint, told anew. */
const report = (command: Ask<Command, 'ReportComplaint'>, state: State) => {
  const { type: _, consent: __, ...reported } = command
  if (state.revoked.includes(command.complaint)) return []
  if (state.complaints.some(({ id }) => id === command.complaint)) return []
  const open = state.complaints.filter(told => severityAt(told, command.at) !== null)
  if (open.length >= mostComplaints) return refuse('too-many-complaints')
  const before = open.filter(({ part, side }) => part === command.part && side === command.side)
  return [
    ...before.map(({ id }): Event => ({ type: 'ComplaintRevoked', complaint: id, at: command.at })),
    { type: 'ComplaintReported', ...reported } satisfies Event,
  ]
}

const screen = ({ answers, at }: Ask<Command, 'AnswerScreening'>): Event[] => [
  { type: 'ScreeningAnswered', answers, at },
]

/** What is told names the consent by which it is. */
const byConsent =
  <C extends Telling, Reason extends string = never>(
    decide: Decide<C, Event, State, Reason>,
  ): Decide<C, Event, State, NoInfer<Reason> | 'health-consent-needed'> =>
  (command, state) => {
    const { consent } = command
    if (consent !== undefined && state.forgotten?.includes(consent)) return refuse('health-consent-needed')
    const answer = decide(command, state)
    if (consent === undefined || isRefused<Reason>(answer)) return answer
    return answer.map(event => ({ ...event, consent }))
  }

const decide = {
  AnswerScreening: byConsent(screen),
  ReportComplaint: byConsent(report),
  AnswerComplaint: byConsent(answerComplaint),
  RevokeComplaint: revoke,
  StateClearance: byConsent(stateClearance),
  RevokeClearance: ({ of, at }, { clearances }) => (of in clearances ? [{ type: 'ClearanceRevoked', of, at }] : []),
  AllowExercise: ({ exercise, at }) => [{ type: 'ExerciseAllowed', exercise, at }],
  ForgetBody: ({ consent, at }, { forgotten = [] }) =>
    forgotten.includes(consent) ? [] : [{ type: 'BodyForgotten', consent, at }],
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide, mostEvents: 5000 }
