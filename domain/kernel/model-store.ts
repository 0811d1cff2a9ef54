import type { Last } from './log.ts'
import type { Poison } from './poison.ts'
import type { AnyProjection, Change } from './projection.ts'
import type { Position, Stream } from './stream.ts'

/**
 * A stream that a model does not follow from this event on, for it could not be read, folded or stored. All others go
 * on; what the stream holds is folded in its order once that can be done.
 */
export type Aside = Poison['poison'] & {
  readonly why: string
  /** Written by a newer version of the program than has met it. */
  readonly isNewer?: boolean
}

export type Checkpoint = {
  readonly position: Position | null
  readonly aside: readonly Aside[]
  /** Rises whenever someone takes the projection over; a writer with an older epoch changes nothing. */
  readonly epoch: bigint
}

/** What a page did: the rows it changed, where it ended, its last own event, and when its oldest was recorded. */
export type Folded = {
  readonly change: Change
  readonly to: Position
  readonly last: Last | null
  readonly oldest: string | null
  /** The stream that is followed again by this. */
  readonly back?: Stream
}

/** The port to where rows rest, with their checkpoints. */
export type ModelStore = {
  /**
   * Makes the table when missing (then it starts at the beginning) and takes the projection over. At the beginning nothing
   * is aside: all of it comes again.
   */
  readonly open: (projection: AnyProjection) => Promise<Checkpoint>
  readonly rows: (projection: AnyProjection, keys: readonly string[]) => Promise<ReadonlyMap<string, object>>
  /**
   * All in one transaction. False when someone else has taken over: nothing was changed. Throws `unstorable` for rows
   * that the table cannot hold.
   */
  readonly save: (projection: AnyProjection, from: Checkpoint, folded: Folded) => Promise<boolean>
  /** Keeps that a stream is not followed from here on. False when someone else has taken over. */
  readonly setAside: (projection: AnyProjection, from: Checkpoint, aside: Aside) => Promise<boolean>
  /** Says why a model goes no further, until its next step. Changes nothing when someone else has taken over. */
  readonly halt: (name: string, epoch: bigint, position: Position, error: string) => Promise<void>
}

export const unstorable = (what: string, cause?: unknown) =>
  Object.assign(new Error(what, { cause }), { unstorable: true as const })

export const isUnstorable = (error: unknown) => error instanceof Error && 'unstorable' in error
