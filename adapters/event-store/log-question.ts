import type { CommandId, EventId } from '../../domain/ids.ts'

/** What of the log is looked through, newest first: times as ISO text, `before` a place in it. */
export type Within = {
  readonly type?: string | undefined
  readonly category?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly before?: string | undefined
  readonly limit: number
}

/** What an event's envelope is to say. */
export type EventQuestion = Within & {
  readonly command?: CommandId | undefined
  readonly correlation?: CommandId | undefined
  readonly actor?: string | undefined
  readonly planner?: string | undefined
  readonly ids?: readonly EventId[] | undefined
}

/** What one of its open fields is to hold. */
export type TextQuestion = Within & { readonly text: string }
