import type { Plan, Text, Verdict } from '../domain/coach/plan.ts'
import type { PlanRequest } from '../domain/coach/request.ts'
import type { DomainEvent } from '../domain/events.ts'
import type { EventStore, Position } from '../domain/log.ts'

/** The log of facts. */
export type Log = EventStore<DomainEvent>

/** ISO 8601, UTC. */
export type Clock = () => string

/** Secrets that are not history: hashed, with an expiry, in ordinary tables. */
export type Vault = {
  readonly setPassword: (user: string, hash: string) => Promise<void>
  readonly forgetPassword: (user: string) => Promise<void>
  readonly passwordHash: (user: string) => Promise<string | null>
  /** Ends earlier tokens of the same user and purpose; answers the plain token. `boundTo` must match when used. */
  readonly issueToken: (user: string, purpose: Purpose, boundTo: string, validForSeconds: number) => Promise<string>
  /** Single use: of two users of one token one gets an answer. Null when unknown, used or expired. */
  readonly redeemToken: (purpose: Purpose, token: string) => Promise<{ user: string; boundTo: string } | null>
}

export type Purpose = 'verify-email' | 'reset-password' | 'change-email'

/** One device signed in. Its refresh token works once; a used one coming back ends the session. */
export type Sessions = {
  readonly begin: (user: string, device: string) => Promise<{ session: string; refreshToken: string }>
  readonly renew: (refreshToken: string) => Promise<{ session: string; user: string; refreshToken: string } | null>
  /** May be a second old. */
  readonly isOpen: (session: string) => Promise<boolean>
  readonly end: (session: string) => Promise<void>
  readonly endAll: (user: string, except?: string) => Promise<void>
  readonly list: (user: string) => Promise<readonly OpenSession[]>
}

export type OpenSession = {
  readonly id: string
  readonly device: string
  readonly beganAt: string
  readonly seenAt: string
}

/** Argon2id. `verify` against null costs the same as against a hash. */
export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (password: string, hash: string | null) => Promise<{ matches: boolean; outdated: boolean }>
}

/** Keyed hash of a normalised address. */
export type HashEmail = (address: string) => string

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Each mail has the id of the event that asked for it, so that it is sent once. */
export type Mailer = {
  readonly wasSent: (id: string) => Promise<boolean>
  readonly send: (id: string, mail: Mail) => Promise<void>
}

/** The mails' words, with links already absolute. */
export type MailWords = {
  readonly verification: (to: { email: string; firstName: string; token: string }) => Mail
}

export type Made =
  | {
      readonly plan: Plan
      readonly verdict: Verdict
      readonly planner: 'rules' | 'ai'
      readonly model?: string
      readonly usage?: { calls: number; inputTokens: number; outputTokens: number; costUsd: number | null }
    }
  | { readonly refused: string; readonly hints: readonly Text[] }

/** Makes a plan that has passed the gate, or says why none can be. */
export type PlanGenerator = (
  request: PlanRequest,
  options: { readonly signal: AbortSignal; readonly onStage: (stage: string) => void },
) => Promise<Made>

/** What the coach must know about an athlete, as of a place in the log at least. */
export type AthleteMemory = (
  athlete: string,
  profile: string | null,
  atLeast: Position,
) => Promise<
  Pick<PlanRequest, 'athlete' | 'place' | 'history' | 'feelings' | 'feedback'> & {
    sources: { plan: string | null; profile: string | null }
  }
>

/** An event that a reaction could not handle yet. `attempts` counts the failures so far. */
export type Parked = { readonly stream: string; readonly eventId: string; readonly attempts: number }

/** Where a reaction stands, and the events it could not handle. */
export type ReactionStore = {
  /** Undefined for a reaction that has never run. */
  readonly position: (name: string) => Promise<Position | null | undefined>
  readonly advance: (name: string, position: Position | null) => Promise<void>
  /** Runs `work` in at most one process at a time; its signal aborts when the hold is lost. */
  readonly alone: (name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) => Promise<void>
  readonly park: (name: string, event: Parked, error: string, retryInMs: number | null) => Promise<void>
  readonly due: (name: string) => Promise<readonly Parked[]>
  readonly settle: (name: string, eventId: string) => Promise<void>
}
