import type { Decider } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/** What staff may put right in a person's records. Each is done by facts that compensate; nothing is taken out of the log. */
export type Repair =
  /** It was logged by or for somebody else. */
  | { readonly case: 'remove-set'; readonly workout: string; readonly set: string }
  /** It was trained at another time. */
  | {
      readonly case: 'correct-times'
      readonly workout: string
      readonly startedAt: string
      readonly finishedAt: string
      readonly pausedMinutes: number
    }
  /** It is there twice. */
  | { readonly case: 'delete-workout'; readonly workout: string }
  /** It was paid for and never got. */
  | { readonly case: 'return-credit'; readonly workout: string }
  /** It is being made for ever. */
  | { readonly case: 'end-generation'; readonly workout: string }
  | { readonly case: 'undo'; readonly repair: string }

/** `by`: staff. What came of it stands in `stream` from `revision` on. */
export type Event =
  | { type: 'RepairProposed'; repair: string; what: Repair; by: string; reason: string; at: string }
  | { type: 'RepairConfirmed'; repair: string; by: string; at: string }
  | { type: 'RepairDropped'; repair: string; by: string; at: string }
  | { type: 'RepairDone'; repair: string; stream: string; revision: number; at: string }
  | { type: 'RepairFailed'; repair: string; why: string; at: string }

export const personal: Personal<Event> = { RepairProposed: { reason: erased } }

// What we remember

export type Status = 'proposed' | 'confirmed' | 'done' | 'failed' | 'dropped' | 'undone'

export type Proposed = {
  readonly what: Repair
  readonly by: string
  readonly reason: string
  readonly at: string
  readonly status: Status
  readonly confirmedBy?: string
  readonly why?: string
  readonly done?: { readonly stream: string; readonly revision: number }
}

/** By id. */
export type State = { readonly repairs: Readonly<Record<string, Proposed>> }

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

const put = ({ repairs }: State, id: string, repair: Proposed): State => ({ repairs: { ...repairs, [id]: repair } })

// What may be asked

export type Command =
  | { type: 'Propose'; repair: string; what: Repair; by: string; reason: string; at: string }
  | { type: 'Confirm'; repair: string; by: string; at: string }
  | { type: 'Drop'; repair: string; by: string; at: string }
  | { type: 'NoteDone'; repair: string; stream: string; revision: number; at: string }
  | { type: 'NoteFailed'; repair: string; why: string; at: string }

export type Reason = 'no-such-repair' | 'repair-decided' | 'another-must-confirm' | 'nothing-to-undo'

const decide: Decider<Command, Event, State, Reason>['decide'] = (command, { repairs }) => {
  const known = repairs[command.repair]
  if (command.type === 'Propose') {
    if (known) return []
    if (command.what.case === 'undo' && !isUndoable(repairs[command.what.repair])) return refuse('nothing-to-undo')
    const { type: _, ...proposal } = command
    return [{ type: 'RepairProposed', ...proposal }]
  }
  if (!known) return refuse('no-such-repair')
  switch (command.type) {
    case 'Confirm':
      if (known.confirmedBy === command.by) return []
      if (known.status !== 'proposed') return refuse('repair-decided')
      if (known.by === command.by) return refuse('another-must-confirm')
      return [{ type: 'RepairConfirmed', repair: command.repair, by: command.by, at: command.at }]
    case 'Drop':
      if (known.status === 'dropped') return []
      if (known.status !== 'proposed') return refuse('repair-decided')
      return [{ type: 'RepairDropped', repair: command.repair, by: command.by, at: command.at }]
    case 'NoteDone':
    case 'NoteFailed':
      return known.status === 'confirmed' ? [noted(command)] : []
  }
}

const noted = (command: Extract<Command, { type: 'NoteDone' | 'NoteFailed' }>): Event => {
  const { repair, at } = command
  return command.type === 'NoteDone'
    ? { type: 'RepairDone', repair, stream: command.stream, revision: command.revision, at }
    : { type: 'RepairFailed', repair, why: command.why, at }
}

/** A wish that was given up is asked for anew, with the credit that came back. */
export const isUndoable = (repair: Proposed | undefined): boolean =>
  repair?.status === 'done' && repair.what.case !== 'end-generation' && repair.what.case !== 'undo'

export const decider: Decider<Command, Event, State, Reason> = { initial, evolve, decide }
