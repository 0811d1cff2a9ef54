import type { Facts } from '../../domain/facts.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import type { Stream } from '../../domain/kernel/stream.ts'
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

/** The log as it was signed at a moment, for a document that holds parts of it. */
export type SignedLog = {
  readonly checkpoint: Signed
  /** What was in a stream at that moment, in order. */
  readonly stream: (name: Stream) => Promise<readonly SignedEvent[]>
  /** Ed25519 over any text, base64. */
  readonly sign: (text: string) => string
}

/** An event as it rests in the log, sealed. */
export type SignedEvent = {
  readonly id: string
  readonly type: string
  readonly revision: number
  readonly subject: string
  readonly at: string
  readonly isSealed: boolean
  /** What leads from it to the checkpoint; without a place where the log is not what was signed. */
  readonly prove: () => Promise<Inclusion>
}

export type Inclusion = { readonly event: string; readonly index: number | null; readonly path: readonly string[] }

/** What checks what was signed: the public key, and the digest of it that names it. */
export type CheckingKey = { readonly pem: string; readonly id: string }

export type SignsLog = { readonly signedNow: () => Promise<SignedLog>; readonly checkingKey: CheckingKey }
