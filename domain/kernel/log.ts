import type { Poison } from './poison.ts'
import { type CommandId, categoryOf, type EventId, type Id, type Position, type Stream } from './stream.ts'

/** The facts of each category of streams. Everything here is generic over one such map. */
export type AnyFacts = Readonly<Record<string, { readonly type: string }>>
export type CategoryOf<Facts extends AnyFacts> = keyof Facts & string

/** Somebody whom facts are about, and under whose key what is personal in them rests. */
export type Subject = Id<'subject'>

export type Actor =
  | { readonly kind: 'user'; readonly id: Subject }
  | { readonly kind: 'staff'; readonly id: string; readonly reason: string }
  | { readonly kind: 'system'; readonly id: string }

/** Who caused an event, by which command, and whom it is about. */
export type Metadata = {
  readonly commandId: CommandId
  /** The first of all the commands that led to it. */
  readonly correlationId: CommandId
  /** What led to it at once. */
  readonly causationId: CommandId | EventId
  readonly actor: Actor
  readonly subject: Subject
  /** Version of the event's shape; upcasters bring older ones to today's. */
  readonly schema: number
  /** What exactly was asked by this command, as a digest: the same id with another question is a mistake. */
  readonly asked?: string
}

/** An event before it has a place in the log. */
export type NewEvent<Event> = { readonly id: EventId; readonly event: Event; readonly metadata: Metadata }

/** An event as it stands in the log. Revisions count from 0 within a stream; `at` is the store's ISO time. */
export type Recorded<Event, Category extends string = string> = {
  readonly position: Position
  readonly stream: Stream<Category>
  readonly revision: number
  readonly id: EventId
  readonly event: Event
  readonly metadata: Metadata
  readonly at: string
}

/** Of whatever category. */
export type AnyRecorded = Recorded<{ readonly type: string }>

/** The last event that somebody has seen: another one at that place is another log's. */
export type Last = Pick<AnyRecorded, 'position' | 'id'>

/**
 * Some events in log order, and how far this page has looked: `position` may lie past the last matching event. A page
 * that is followed also says which of its events cannot be read.
 */
export type Page<Event> = {
  readonly events: readonly Recorded<Event>[]
  readonly unreadable?: readonly Poison[]
  readonly position: Position
}

/** One of `of` equal parts of all streams. */
export type Share = { readonly index: number; readonly of: number }

/**
 * Streams whose category is listed; every stream when absent. `types` and `share` leave out still more; `only` does so
 * within the categories that it names.
 */
export type Filter<Category extends string = string> = {
  readonly categories?: readonly Category[]
  readonly types?: readonly string[]
  readonly only?: Readonly<Record<string, readonly string[]>>
  readonly share?: Share
}

/** Every store shares streams out alike: by the last three characters of their names. */
export const inShare = (stream: Stream, { index, of }: Share) => {
  const code = (fromEnd: number) => stream.charCodeAt(stream.length - fromEnd)
  return ((code(1) * 31 + code(2)) * 31 + code(3)) % of === index
}

export const passes = (stream: Stream, type: string, { categories, types, only, share }: Filter) => {
  const category = categoryOf(stream)
  return (
    (!categories || categories.includes(category)) &&
    (!types || types.includes(type)) &&
    (!only?.[category] || only[category].includes(type)) &&
    (!share || inShare(stream, share))
  )
}

/** The whole log, in commit order. Null stands for the place before the first event. */
export type EventLog<Facts extends AnyFacts> = {
  /** Pages up to where the log ended when asked. Throws at an event that cannot be read. */
  readonly read: <C extends CategoryOf<Facts>>(
    from: Position | null,
    filter: Filter<C>,
  ) => AsyncIterable<Page<Facts[C]>>
  /** Pages for ever, waiting at the end; ends when the signal aborts. */
  readonly follow: <C extends CategoryOf<Facts>>(
    from: Position | null,
    filter: Filter<C>,
    signal: AbortSignal,
  ) => AsyncIterable<Page<Facts[C]>>
  readonly head: () => Promise<Position | null>
  readonly compare: (one: Position | null, other: Position | null) => number
  /** The id of the event at a place, null where there is none: for telling one log from another. */
  readonly at?: (position: Position) => Promise<EventId | null>
  /** How far apart two places are, in units of the store's own: for progress bars, never for decisions. */
  readonly distance?: (from: Position | null, to: Position | null) => number
}

/** A revision means "exactly this one is the last". */
export type Expected = number | 'no-stream' | 'any'

/**
 * Where the last of the events stands. `known`: the store found them there already and added nothing; a store that cannot
 * tell says so only where it can.
 */
export type Appended = { readonly position: Position; readonly revision: number; readonly known?: true }
export type Conflict = { readonly conflict: number | 'no-stream' }

/** Of a stream, from a revision on, so many events at most. */
export type Part = { readonly from: number; readonly most?: number }

/** What a stream of a category holds, in order. */
type Past<Facts extends AnyFacts, C extends CategoryOf<Facts>> = readonly Recorded<Facts[C], C>[]

/** Nothing where it might be one of several: to a stream of whichever category nobody can say what belongs. */
type Sole<C, Any = C> = C extends Any ? ([Any] extends [C] ? C : never) : never

/** The one port to the truth. Appending events whose ids are already there answers the first result again. */
export type EventStore<Facts extends AnyFacts> = EventLog<Facts> & {
  /** A stream's events, or a part of them; empty when there is no such stream, or nothing in that part. */
  readonly load: <C extends CategoryOf<Facts>>(stream: Stream<C>, part?: Part) => Promise<Past<Facts, C>>
  /** Throws an outage when the store cannot answer in time (the events may or may not be there: ask again). */
  append<C extends CategoryOf<Facts>>(
    stream: Stream<C>,
    expected: Expected,
    events: readonly NewEvent<Facts[Sole<C>]>[],
  ): Promise<Appended | Conflict>
  /**
   * The stream as this process knew it last, where something keeps that. It may be behind: good for a decision that the
   * log will judge at its revision, and for nothing else.
   */
  readonly recall?: <C extends CategoryOf<Facts>>(stream: Stream<C>) => Past<Facts, C> | undefined
}

/** The same for who holds a stream and its facts by one name of their category, whichever that is. */
export type Appending<Facts extends AnyFacts> = {
  append<C extends CategoryOf<Facts>>(
    stream: Stream<C>,
    expected: Expected,
    events: readonly NewEvent<Facts[C]>[],
  ): Promise<Appended | Conflict>
}

export const isConflict = (answer: Appended | Conflict): answer is Conflict => 'conflict' in answer
