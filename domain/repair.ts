import type { RepairId, SetId, UserId, WorkoutId } from './ids.ts'
import type { Ask, Decider, Decisions } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import type { Stream } from './kernel/stream.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/** What staff may put right in a person's records. Each is done by facts that compensate; nothing is taken out of the log. */
export type Repair =
  /** It was logged by or for somebody else. */
  | { readonly case: 'remove-set'; readonly workout: WorkoutId; readonly set: SetId }
  /** It was trained at another time. */
  | {
      readonly case: 'correct-times'
      readonly workout: WorkoutId
      readonly startedAt: string
      readonly finishedAt: string
      readonly pausedMinutes: number
    }
  /** It is there twice. */
  | { readonly case: 'delete-workout'; readonly workout: WorkoutId }
  /** It was paid for and never got. */
  | { readonly case: 'return-credit'; readonly workout: WorkoutId }
  /** It is being made for ever. */
  | { readonly case: 'end-generation'; readonly workout: WorkoutId }
  | { readonly case: 'undo'; readonly repair: RepairId }

/** `by`: staff. What came of it stands in `stream` from `revision` on. */
export type Event =
  | { type: 'RepairProposed'; repair: RepairId; what: Repair; by: UserId; reason: string; at: string }
  | { type: 'RepairConfirmed'; repair: RepairId; by: UserId; at: string }
  | { type: 'RepairDropped'; repair: RepairId; by: UserId; at: string }
  | { type: 'RepairDone'; repair: RepairId; stream: Stream; revision: number; at: string }
  | { type: 'RepairFailed'; repair: RepairId; why: string; at: string }

export const personal: Personal<Event> = { RepairProposed: { reason: erased } }

// What we remember

type Status = 'proposed' | 'confirmed' | 'done' | 'failed' | 'dropped' | 'undone'

export type Proposed = {
  readonly what: Repair
  readonly by: UserId
  readonly reason: string
  readonly at: string
  readonly status: Status
  readonly confirmedBy?: UserId
  readonly why?: string
  readonly done?: { readonly stream: Stream; readonly revision: number }
}

/** By id. */
export type State = { readonly repairs: Readonly<Record<RepairId, Proposed>> }

const initial: State = { repairs: {} }

const evolve = (state: State, event: Event): State => {
  if (event.type === 'RepairProposed') {
    const { what, by, reason, at } = event
    return put(state, event.repair, { what, by, reason, at, status: 'proposed' })
  }
  const before = state.repairs[event.repair]
  if (!before) return state
  switch (event.type) {
    case 'RepairConfirmed':
      return put(state, event.repair, { ...before, status: 'confirmed', confirmedBy: event.by })
    case 'RepairDropped':
      return put(state, event.repair, { ...before, status: 'dropped' })
    case 'RepairFailed':
      return put(state, event.repair, { ...before, status: 'failed', why: event.why })
    case 'RepairDone': {
      const { stream, revision } = event
      const done = put(state, event.repair, { ...before, status: 'done', done: { stream, revision } })
      const undone = before.what.case === 'undo' ? done.repairs[before.what.repair] : undefined
      return before.what.case === 'undo' && undone
        ? put(done, before.what.repair, { ...undone, status: 'undone' })
        : done
    }
  }
}

const put = ({ repairs }: State, id: RepairId, repair: Proposed): State => ({ repairs: { ...repairs, [id]: repair } })

// What may be asked

export type Command =
  | { type: 'Propose'; repair: RepairId; what: Repair; by: UserId; reason: string; at: string }
  | { type: 'Confirm'; repair: RepairId; by: UserId; at: string }
  | { type: 'Drop'; repair: RepairId; by: UserId; at: string }
  | { type: 'NoteDone'; repair: RepairId; stream: Stream; revision: number; at: string }
  | { type: 'NoteFailed'; repair: RepairId; why: string; at: string }

const propose = ({ type: _, ...proposal }: Ask<Command, 'Propose'>, { repairs }: State) => {
  if (repairs[proposal.repair]) return []
  const { what } = proposal
  if (what.case === 'undo' && !isUndoable(repairs[what.repair])) return refuse('nothing-to-undo')
  if (Object.values(repairs).some(each => isOpen(each) && isSame(each.what, what))) return refuse('repair-proposed')
  return [{ type: 'RepairProposed', ...proposal } satisfies Event]
}

const isOpen = ({ status }: Proposed) => status === 'proposed' || status === 'confirmed'

const isSame = (one: Repair, other: Repair) => {
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))]
  return fields.length === others.size && fields.every(([name, value]) => others.get(name) === value)
}

const confirm = ({ repair, by, at }: Ask<Command, 'Confirm'>, { repairs }: State) => {
  const known = repairs[repair]
  if (!known) return refuse('no-such-repair')
  if (known.confirmedBy === by) return []
  if (known.status !== 'proposed') return refuse('repair-decided')
  if (known.by === by) return refuse('another-must-confirm')
  return [{ type: 'RepairConfirmed', repair, by, at } satisfies Event]
}

const drop = ({ repair, by, at }: Ask<Command, 'Drop'>, { repairs }: State) => {
  const known = repairs[repair]
  if (!known) return refuse('no-such-repair')
  if (known.status === 'dropped') return []
  return known.status === 'proposed'
    ? [{ type: 'RepairDropped', repair, by, at } satisfies Event]
    : refuse('repair-decided')
}

/** What came of one that was confirmed. */
const note = ({ repairs }: State, event: Extract<Event, { type: 'RepairDone' | 'RepairFailed' }>) => {
  const known = repairs[event.repair]
  if (!known) return refuse('no-such-repair')
  return known.status === 'confirmed' ? [event] : []
}

/** A wish that was given up is asked for anew, with the credit that came back. */
export const isUndoable = (repair: Proposed | undefined): boolean =>
  repair?.status === 'done' && repair.what.case !== 'end-generation' && repair.what.case !== 'undo'

const decide = {
  Propose: propose,
  Confirm: confirm,
  Drop: drop,
  NoteDone: ({ type: _, ...done }, state) => note(state, { type: 'RepairDone', ...done }),
  NoteFailed: ({ type: _, ...failed }, state) => note(state, { type: 'RepairFailed', ...failed }),
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }
