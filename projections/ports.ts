import type { Category, Facts } from '../domain/facts.ts'
import type { EventLog, EventStore, Position, Share } from '../domain/kernel/log.ts'
import type { Poison } from '../domain/kernel/poison.ts'
import type * as Kernel from '../domain/kernel/projection.ts'
import type { AnyProjection, Change } from '../domain/kernel/projection.ts'
import type { Id, Stream } from '../domain/kernel/stream.ts'

export type Log = EventLog<Facts> & Pick<EventStore<Facts>, 'load'>

export type { AnyProjection, Change } from '../domain/kernel/projection.ts'

/** A read model of the product: it declares which categories it reads, and gets exactly their facts. */
export type Projection<Row extends object, C extends Category> = Kernel.Projection<Facts, Row, C>

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

export type Last = { readonly position: Position; readonly id: string }

/** Where somebody stands who reads the log, and the last event that it has seen. */
export type Standing = { readonly name: string; readonly position: Position | null; readonly last: Last | null }

export type Status = Standing & {
  readonly epoch: bigint
  readonly updatedAt: string
  /** From an event's being recorded to its being readable here, for the oldest event of the last page. */
  readonly lagMs: number | null
  readonly aside: readonly Aside[]
  readonly error: string | null
  readonly errorPosition: Position | null
}

/** What a page did: the rows it changed, where it ended, its last own event, and when its oldest was recorded. */
export type Step = {
  readonly change: Change
  readonly to: Position
  readonly last: Last | null
  readonly oldest: string | null
  /** The stream that is followed again by this. */
  readonly back?: Stream
}

/** Tables of read models with their checkpoints. */
export type Models = {
  /** Makes the table when missing (then it starts at the beginning) and takes the projection over. */
  readonly open: (projection: AnyProjection) => Promise<Checkpoint>
  readonly rows: (projection: AnyProjection, keys: readonly string[]) => Promise<ReadonlyMap<string, object>>
  /**
   * All in one transaction. False when someone else has taken over: nothing was changed. Throws `unstorable` for rows
   * that the table cannot hold.
   */
  readonly save: (projection: AnyProjection, from: Checkpoint, step: Step) => Promise<boolean>
  /** Keeps that a stream is not followed from here on. False when someone else has taken over. */
  readonly setAside: (projection: AnyProjection, from: Checkpoint, aside: Aside) => Promise<boolean>
  readonly halt: (name: string, epoch: bigint, position: Position, error: string) => Promise<void>
  readonly status: () => Promise<readonly Status[]>
}

/** The models that the product reads. */
export type ReadModels = Models & {
  /** Runs `work` in at most one process at a time; its signal aborts when the hold is lost. */
  readonly alone: (name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) => Promise<void>
  /** Where each stands, asked as often as somebody waits for it. */
  readonly places: () => Promise<readonly Pick<Standing, 'name' | 'position'>[]>
  /** Drops what a swap put aside a while ago. */
  readonly tidy: () => Promise<void>
}

export type Unstorable = Error & { readonly unstorable: true }
export const isUnstorable = (error: unknown): error is Unstorable => error instanceof Error && 'unstorable' in error

/** A part of a model that one worker folds, and whether somebody began it before and was cut off. */
export type Portion = { readonly share: Share; readonly done: boolean; readonly begun: boolean }

/** Shows who began a portion last. */
export type Token = Id<'portion'>

/** A portion that a worker was given. */
export type Begun = { readonly share: Share; readonly token: Token }

/**
 * Up to where a model is built: this place, or the last event recorded at or before this time; or all that had happened
 * by then, also where it was told later.
 */
export type End = { readonly position: Position | null; readonly at?: string; readonly by?: 'occurred' }

/** A model that is being made beside the live one, in a schema of its own. It outlives its maker's death. */
export type Draft = {
  readonly schema: string
  readonly name: string
  readonly end: End
  readonly portions: readonly Portion[]
  readonly indexed: boolean
}

/** Rows, some at a time. */
export type Pages<Row> = Iterable<Iterable<Row>> | AsyncIterable<Iterable<Row>>

export type Drafts = {
  /** Goes on with a draft that was begun with the same `plan`, else begins anew. */
  readonly begin: (projection: AnyProjection, schema: string, wanted: Wanted) => Promise<Draft>
  readonly portions: (schema: string, name: string) => Promise<readonly Portion[]>
  /** Begins a portion. Whoever began it last may fill it: that is what the token shows. */
  readonly mark: (schema: string, name: string, share: Share) => Promise<Token>
  /** Cuts a portion into so many; each is folded in a pass of its own. Answers their shares. */
  readonly split: (schema: string, name: string, share: Share, into: number) => Promise<readonly Share[]>
  /** Copies a portion's rows and marks it done, in one transaction. Throws, and nothing is copied, when somebody else has begun it since. */
  readonly fill: (projection: AnyProjection, schema: string, portion: Begun, pages: Pages<object>) => Promise<void>
  /** Indexes and statistics; then the draft stands at its end. */
  readonly finish: (projection: AnyProjection, schema: string) => Promise<void>
  readonly drop: (schema: string) => Promise<void>
  /** Takes the makers' books out of a schema whose models are all done, and says on it what it shows. */
  readonly publish: (schema: string, what: string) => Promise<void>
  /** Schemas whose names begin so, with what they say of themselves. */
  readonly list: (prefix: string) => Promise<readonly { readonly schema: string; readonly what: string | null }[]>
  /** The draft's own rows and checkpoint, for catching up with the live code. */
  readonly models: (schema: string) => Models
  /**
   * Puts the draft in the live model's place, in one transaction. `catchUp` is asked while the live model stands still
   * at `position`, and must bring the draft there. Answers for how many milliseconds readers may have waited.
   */
  readonly swap: (
    projection: AnyProjection,
    schema: string,
    catchUp: (position: Position | null) => Promise<void>,
  ) => Promise<number>
}

export type Wanted = {
  readonly end: End
  readonly shares: number
  /** What the draft is made by: code and columns. A draft made by something else is thrown away. */
  readonly plan: string
}

export type Difference = {
  readonly key: string
  /** As text, column by column; null where that side has no such row. */
  readonly live: Readonly<Record<string, string | null>> | null
  readonly fresh: Readonly<Record<string, string | null>> | null
}

/** A live model and its checkpoint as they stand at one moment, however long one looks. */
export type Snapshot = {
  readonly position: Position | null
  /** Pages of rows in the order of their keys. */
  readonly rows: () => AsyncIterable<readonly object[]>
  /** Compares with the same model in another schema, byte for byte. */
  readonly compare: (schema: string) => Promise<{ readonly rows: number; readonly first: Difference | null }>
}

/** Looks at the live model, or at what was built in a schema. */
export type Snapshots = <Result>(
  projection: AnyProjection,
  look: (snapshot: Snapshot) => Promise<Result>,
  schema?: string,
) => Promise<Result>
