import type { Category, Facts } from '../domain/facts.ts'
import type { UserId } from '../domain/ids.ts'
import type { Alone } from '../domain/kernel/alone.ts'
import type { EventLog, EventStore, Last, Share } from '../domain/kernel/log.ts'
import type { Aside, ModelStore } from '../domain/kernel/model-store.ts'
import type * as Kernel from '../domain/kernel/projection.ts'
import type { AnyProjection } from '../domain/kernel/projection.ts'
import type { Id, Position } from '../domain/kernel/stream.ts'

export type Log = EventLog<Facts> & Pick<EventStore<Facts>, 'load'>

export type { AnyProjection, Change } from '../domain/kernel/projection.ts'

/**
 * A read model of the product: it declares which categories it reads, and gets exactly their facts. Its name is its
 * table's: queries select from `model.name`.
 */
export type Projection<Row extends object, C extends Category, Name extends string = string> = Kernel.Projection<
  Facts,
  Row,
  C
> & { readonly name: Name }

export type { Aside, Checkpoint, Folded } from '../domain/kernel/model-store.ts'

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

/** Tables of read models with their checkpoints. */
export type Models = ModelStore & { readonly status: () => Promise<readonly Status[]> }

/** The models that the product reads. */
export type ReadModels = Models & {
  readonly alone: Alone
  /** Where each stands, asked as often as somebody waits for it. */
  readonly places: () => Promise<readonly Pick<Standing, 'name' | 'position'>[]>
  /** Drops what a swap put aside a while ago. */
  readonly tidy: () => Promise<void>
}

/** A part of a model that one worker folds, and whether somebody began it before and was cut off. */
type Portion = { readonly share: Share; readonly done: boolean; readonly begun: boolean }

/** Shows who began a portion last. */
type Token = Id<'portion'>

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
  /** One draft of a schema goes, where there is one; the others stay. */
  readonly abandon: (projection: AnyProjection, schema: string) => Promise<void>
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
  /** Whom the row is about. */
  readonly owner: UserId | null
  /** As text, column by column; null where that side has no such row. */
  readonly live: Readonly<Record<string, string | null>> | null
  readonly fresh: Readonly<Record<string, string | null>> | null
}

/** A row of two builds of a model, and where it differs. */
export type Compared = { readonly key: string; readonly difference: Difference | null }

/** A live model and its checkpoint as they stand at one moment, however long one looks. */
export type Snapshot = {
  readonly position: Position | null
  /** Pages of rows in the order of their keys. */
  readonly rows: () => AsyncIterable<readonly object[]>
  /** Compares with the same model in another schema, byte for byte. */
  readonly compare: (schema: string) => Promise<{ readonly rows: number; readonly first: Difference | null }>
  /**
   * The same, row by row in the order of their keys, behind `after`, until `take` says no. The other may be of another
   * version. What is only sealed anew is alike.
   */
  readonly differences: (
    schema: string,
    after: string | null,
    take: (row: Compared) => boolean | Promise<boolean>,
  ) => Promise<void>
}

/** Looks at the live model, or at what was built in a schema. */
export type Snapshots = <Result>(
  projection: AnyProjection,
  look: (snapshot: Snapshot) => Promise<Result>,
  schema?: string,
) => Promise<Result>

/** A model's name whatever its version. */
export const versionless = (name: string): string => name.replace(/_v\d+$/, '')
