import type { Recorded } from '../../domain/kernel/log.ts'
import type { StoredEvent } from '../event-store/stored.ts'
import { leafOfEvent } from './leaves.ts'

/** What an audit knows of an event: its leaf in the tree, and what it is named by. */
export type AuditEvent = {
  readonly leaf: Buffer
  readonly stream: string
  readonly revision: number
  readonly id: string
}

export const forAudit = (recorded: Recorded<StoredEvent>): AuditEvent => ({
  leaf: leafOfEvent(recorded),
  stream: recorded.stream,
  revision: recorded.revision,
  id: recorded.id,
})

/** What an audit is given of the log: events in their order, which ones after these cannot be read, and what else is damaged. */
export type AuditPage = {
  readonly events: readonly AuditEvent[]
  /**
   * Places in the log, counted from 1. Where nobody knows how many they are, `to` says whether they end before the next
   * event, or with the log (null).
   */
  readonly lost?: { readonly from: number; readonly to: number | 'the next' | null; readonly why: string }
  /** Damage that hurts no event. */
  readonly damaged?: string
}

/** A log that can be audited: from its beginning to where it ended when asked. */
export type Auditable = { readonly auditPages: () => AsyncIterable<AuditPage> }
