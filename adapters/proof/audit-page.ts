import type { Page } from '../../domain/kernel/log.ts'
import type { StoredEvent } from '../event-store/stored.ts'

/** What an audit is given of the log: events in their order, which ones after these cannot be read, and what else is damaged. */
export type AuditPage = Pick<Page<StoredEvent>, 'events'> & {
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
