import { daysBefore } from './days.ts'

/** Who closes has so many days to think again. */
const graceDays = 30

export type ClosingEvent =
  | { type: 'AccountClosingRequested'; eraseAt: string; at: string }
  | { type: 'AccountClosingUndone'; at: string }
  | { type: 'AccountClosed'; at: string }

/** A close that waits for its day; null: none does. */
export type Closing = { readonly eraseAt: string; readonly at: string } | null

export const evolveClosing = (event: Exclude<ClosingEvent, { type: 'AccountClosed' }>): Closing =>
  event.type === 'AccountClosingRequested' ? { eraseAt: event.eraseAt, at: event.at } : null

export type ClosingCommand =
  | { type: 'RequestClosing'; at: string }
  | { type: 'UndoClosing'; at: string }
  /** At once, as they wish. */
  | { type: 'CloseAccount'; at: string }
  /** Where the day has come. */
  | { type: 'CloseDue'; at: string }
  | { type: 'CloseUnverified'; at: string }

export const decideClosing = (
  command: ClosingCommand,
  { closing, verified }: { readonly closing: Closing; readonly verified: boolean },
): ClosingEvent[] => {
  const { at } = command
  const closed = { type: 'AccountClosed', at } as const
  switch (command.type) {
    case 'RequestClosing':
      return closing ? [] : [{ type: 'AccountClosingRequested', eraseAt: daysBefore(at, -graceDays), at }]
    case 'UndoClosing':
      return closing ? [{ type: 'AccountClosingUndone', at }] : []
    case 'CloseAccount':
      return [closed]
    case 'CloseDue':
      return closing && closing.eraseAt <= at ? [closed] : []
    case 'CloseUnverified':
      return verified ? [] : [closed]
  }
}
