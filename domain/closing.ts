import { daysAfter } from './days.ts'
import type { Decisions } from './kernel/decider.ts'

/** Who closes has so many days to think again. */
const graceDays = 30

export type ClosingEvent =
  | { type: 'AccountClosingRequested'; eraseAt: string; at: string }
  | { type: 'AccountClosingUndone'; at: string }
  /** `why`: refused, for they are too young or no parent agreed, so that nothing at all is kept of them. */
  | { type: 'AccountClosed'; why?: 'age'; at: string }

/** A close that waits for its day; null: none does. */
export type Closing = { readonly eraseAt: string; readonly at: string } | null

export const evolveClosing = (event: Exclude<ClosingEvent, { type: 'AccountClosed' }>): Closing => {
  switch (event.type) {
    case 'AccountClosingRequested':
      return { eraseAt: event.eraseAt, at: event.at }
    case 'AccountClosingUndone':
      return null
  }
}

export type ClosingCommand =
  | { type: 'RequestClosing'; at: string }
  | { type: 'UndoClosing'; at: string }
  /** At once, as they wish. */
  | { type: 'CloseAccount'; at: string }
  /** Where the day has come. */
  | { type: 'CloseDue'; at: string }
  | { type: 'CloseUnverified'; at: string }

type Known = { readonly closing: Closing; readonly verified: boolean }

const closed = (at: string) => ({ type: 'AccountClosed', at }) as const

export const closingDecisions = {
  RequestClosing: ({ at }, { closing }) =>
    closing ? [] : [{ type: 'AccountClosingRequested', eraseAt: daysAfter(at, graceDays), at }],
  UndoClosing: ({ at }, { closing }) => (closing ? [{ type: 'AccountClosingUndone', at }] : []),
  CloseAccount: ({ at }) => [closed(at)],
  CloseDue: ({ at }, { closing }) => (closing && closing.eraseAt <= at ? [closed(at)] : []),
  CloseUnverified: ({ at }, { verified }) => (verified ? [] : [closed(at)]),
} satisfies Decisions<ClosingCommand, ClosingEvent, Known>
