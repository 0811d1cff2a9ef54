/** A place in the whole log. Opaque text: only the event store that made it can compare two of them. */
export type Position = string & { readonly __position: true }

export type Actor =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'staff'; readonly id: string; readonly reason: string }
  | { readonly kind: 'system'; readonly id: string }

/** Who caused an event, by which command, and whom it is about. */
export type Metadata = {
  readonly commandId: string
  readonly correlationId: string
  readonly causationId: string
  readonly actor: Actor
  /** The person whose key seals the personal fields. */
  readonly subject: string
  /** Version of the event's shape; upcasters bring older ones to today's. */
  readonly schema: number
}

/** An event before it has a place in the log. */
export type NewEvent<Event> = { readonly id: string; readonly event: Event; readonly metadata: Metadata }

/** An event as it stands in the log. Revisions count from 0 within a stream; `at` is the store's ISO time. */
export type Recorded<Event> = {
  readonly position: Position
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly event: Event
  readonly metadata: Metadata
  readonly at: string
}

export const streamName = (category: string, id: string) => `${category}-${id}`
export const categoryOf = (stream: string) => stream.slice(0, stream.indexOf('-'))
export const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
