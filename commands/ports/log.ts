import type { Facts } from '../../domain/facts.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import type { Signed } from '../../domain/proof/checkpoint.ts'

/** The log of facts. */
export type Log = EventStore<Facts>

/** ISO 8601, UTC. */
export type Clock = () => string

/** A tree of hashes over the whole log (RFC 9162), so that nobody can change it unseen. */
export type LogProofs = {
  /** Takes in what was recorded since. */
  readonly extend: () => Promise<void>
  /** Signs what the log is now, and keeps that apart from it; null when nothing was recorded since. */
  readonly attest: () => Promise<Signed | null>
}
