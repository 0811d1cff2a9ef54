import type { Page } from '../../domain/kernel/log.ts'
import type { StoredEvent } from '../event-store/stored.ts'

/** What an audit is given of the log: events in their order, which ones after these cannot be read, and what else is damaged. */
export type AuditPage = Pick<Page<StoredEvent>, 'events'> & {
  /** Places in the log, counted from 1; `to` is null where nobody knows how many they are. */
  readonly lost?: { readonly from: number; readonly to: number | null; readonly why: string }
  /** Damage that hurts no event. */
  readonly damaged?: string
}

/** A log that can be audited: from its beginning to where it ended when asked. */
export type Auditable = { readonly auditPages: () => AsyncIterable<AuditPage> }
