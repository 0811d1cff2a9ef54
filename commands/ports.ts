import type { Plan, Text, Verdict } from '../domain/coach/plan.ts'
import type { RedFlag } from '../domain/coach/read/conditions.ts'
import type { Health } from '../domain/coach/read/health.ts'
import type { PlanRequest } from '../domain/coach/request.ts'
import type { WeekTargets } from '../domain/coach/week.ts'
import type { Facts } from '../domain/facts.ts'
import type { EventStore, Position } from '../domain/kernel/log.ts'
import type { Parked, ReactionStore } from '../domain/kernel/reaction.ts'
import type { Signed } from '../domain/proof/checkpoint.ts'
import type { FactorKind } from '../domain/second-factor.ts'
import type { Notice } from '../domain/subscribing.ts'
import type { Money, Provider, Plan as Term } from '../domain/subscription.ts'

export type { Authenticators, Codes, FactorVault, KeptPasskey } from './factor-ports.ts'

/** The log of facts. */
export type Log = EventStore<Facts>

/** ISO 8601, UTC. */
export type Clock = () => string

/** Secrets that are not history: hashed, with an expiry, in ordinary tables. */
export type Vault = {
  /** The first password of a user who is about to register. */
  readonly setPassword: (user: string, hash: string) => Promise<void>
  readonly password: (user: string) => Promise<Password | null>
  /** The same password under today's parameters, unless it was changed meanwhile. */
  readonly rehash: (user: string, from: Password, hash: string) => Promise<void>
  /**
   * Puts a new password in the place of version `from` and ends the user's sessions but `keep`, all or nothing. The
   * change is owed to the log until `told`. Answers the new version, or null when `from` is not the version any more.
   */
  readonly changePassword: (user: string, from: number, hash: string, keep: string) => Promise<number | null>
  /** The same by a token of the mail. The same command again has the same answer. */
  readonly resetPassword: (
    token: string,
    hash: string,
    commandId: string,
  ) => Promise<{ user: string; version: number } | null>
  /** Password changes that the log has not been told of yet. */
  readonly owed: () => Promise<readonly { user: string; version: number; changedAt: string }[]>
  readonly told: (user: string, version: number) => Promise<void>
  /** Everything kept about a person: password, tokens, sessions. */
  readonly forget: (user: string) => Promise<void>
  /** Ends earlier tokens of the same user and purpose; answers the plain token, which rests nowhere. */
  readonly issueToken: (user: string, purpose: Purpose, boundTo: string, validForSeconds: number) => Promise<string>
  /**
   * Whose token this is and what it is bound to, without using it. Null when unknown, expired or used, unless it was
   * this very command that used it.
   */
  readonly lookUpToken: (
    purpose: Purpose,
    token: string,
    commandId?: string,
  ) => Promise<{ user: string; boundTo: string } | null>
  /** Single use: of two users of one token one gets true. */
  readonly spendToken: (purpose: Purpose, token: string) => Promise<boolean>
  /** Ends the tokens of a purpose that a user may hold. */
  readonly endTokens: (user: string, purpose: Purpose) => Promise<void>
  /** What was destroyed of a person's keys; nulls where nothing was. */
  readonly destroyed: (
    user: string,
  ) => Promise<{ keys: number; destroyedAt: string | null; beyondReachAt: string | null }>
  /** Removes what has expired, and sessions that ended so many days ago. Answers how many of these. */
  readonly tidy: (days: number) => Promise<number>
}

export type Purpose = 'verify-email' | 'reset-password' | 'change-email' | 'parent'

/** The version counts the passwords a user has had; a rehash is the same version. */
export type Password = { readonly hash: string; readonly version: number }

/** One device signed in. Its refresh token works once; a used one coming back ends the session. */
export type Sessions = {
  /** Null when the password that was shown is not the newest any more. */
  readonly begin: (
    user: string,
    device: string,
    passwordVersion: number,
  ) => Promise<{ session: string; refreshToken: string } | null>
  readonly renew: (refreshToken: string) => Promise<{ session: string; user: string; refreshToken: string } | null>
  /** May be a second old. Confined: it may only do what is left to do with an account that is being closed. */
  readonly standing: (session: string) => Promise<'open' | 'confined' | 'over'>
  /** Whether its person showed who they are, by all they have, at most so many seconds ago. */
  readonly isProven: (session: string, seconds: number) => Promise<boolean>
  readonly prove: (session: string) => Promise<void>
  readonly confine: (session: string) => Promise<void>
  /** All confined sessions of this user are open again. */
  readonly release: (user: string) => Promise<void>
  /** Whether it began, by a password, at most so many seconds ago. */
  readonly isFresh: (session: string, seconds: number) => Promise<boolean>
  /** False when this user has no such open session. */
  readonly end: (user: string, session: string) => Promise<boolean>
  readonly endAll: (user: string, except?: string) => Promise<void>
  readonly list: (user: string) => Promise<readonly OpenSession[]>
}

export type OpenSession = {
  readonly id: string
  readonly device: string
  readonly beganAt: string
  readonly seenAt: string
}

/** At most `most` within any `seconds`. */
export type Limit = { readonly most: number; readonly seconds: number }

/** How often something happened lately. All processes that share the database count together. */
export type RateLimits = {
  /** Counts one more; or says after how many seconds that will be possible again. */
  readonly take: (key: string, limit: Limit) => Promise<{ readonly taken: string } | { readonly waitSeconds: number }>
  /** The same as far as it is known without asking: how long it stays full, or null. */
  readonly knownFull: (key: string) => { readonly waitSeconds: number } | null
  /** What was taken shall not count after all. */
  readonly giveBack: (key: string, taken: string) => Promise<void>
  readonly clear: (key: string) => Promise<void>
  readonly tidy: () => Promise<void>
}

/** Argon2id. `verify` against null costs the same as against a hash. */
export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (password: string, hash: string | null) => Promise<{ matches: boolean; outdated: boolean }>
  /** How many at once leave the machine to others; whoever asks sees to it. */
  readonly lanes: number
  /** About how many milliseconds so many of them take, as fast as they went lately. */
  readonly timeFor: (count: number) => number
}

/** Ids that a person is given to keep, and that nobody can make up. */
export type SignedIds = {
  readonly of: (id: string) => string
  readonly read: (text: string) => string | null
}

/** Keyed hash of a normalised address. */
export type HashEmail = (address: string) => string

/**
 * Which claim an address leads to, by its hash. Apart from the log, so that it can be taken away: without it nobody can
 * tell from the log that an address was ever known here.
 */
export type AddressBook = {
  readonly find: (hash: string) => Promise<string | null>
  /** The claim that is there, or this one from now on. */
  readonly keep: (hash: string, claim: string) => Promise<string>
  readonly drop: (hash: string, claim: string) => Promise<void>
}

export type Mail = {
  readonly to: string
  /** Who is answered, when it is not the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Each mail has an id that follows from the event that asked for it, so that it is sent once. */
export type Mailer = {
  readonly wasSent: (id: string) => Promise<boolean>
  /** `subject`: the person whom it is about. What is kept of it goes with their keys. */
  readonly send: (id: string, mail: Mail, subject: string) => Promise<void>
}

/** Named only where the address is known to be the person's own: everybody else's mails carry no words of theirs. */
type Addressee = { readonly email: string; readonly firstName?: string }

/** The mails' words, with links already absolute. */
export type MailWords = {
  readonly verification: (to: Addressee & { token: string }) => Mail
  readonly passwordReset: (to: Addressee & { token: string }) => Mail
  readonly passwordChanged: (to: Addressee) => Mail
  readonly emailChange: (to: Addressee & { token: string }) => Mail
  readonly emailChangeRequested: (to: Addressee) => Mail
  readonly emailChanged: (to: Addressee) => Mail
  readonly membership: (to: Addressee, news: MembershipNews) => Mail
  readonly accountClosing: (to: Addressee & { eraseAt: string; receipt: string }) => Mail
  readonly factorChanged: (to: Addressee & { kind: FactorKind; added: boolean }) => Mail
  readonly recoveryCodeUsed: (to: Addressee) => Mail
  readonly closingUndone: (to: Addressee) => Mail
  readonly parentAsked: (
    asked: { readonly to: string; readonly of: string; readonly until: string; readonly token: string },
    isReminder: boolean,
  ) => Mail
  readonly parentConfirmed: (to: Addressee) => Mail
  readonly termsAnnounced: (to: Addressee & { version: string; from: string }) => Mail
  readonly termsObjected: (to: Addressee & { version: string }) => Mail
  readonly accountErased: (to: Addressee & { receipt: string }) => Mail
}

type PaidPeriod = {
  readonly plan: Term
  readonly from: string
  readonly until: string
  /** Null: whoever was paid sends the receipt. */
  readonly amount: Money | null
  readonly payment: string
  readonly at: string
}

/** What happened to a subscription, as far as a mail tells of it. */
export type MembershipNews =
  | ({ readonly what: 'started'; readonly waived: boolean; readonly withdrawUntil: string } & PaidPeriod)
  | ({ readonly what: 'renewed' } & PaidPeriod)
  | { readonly what: 'failed'; readonly graceUntil: string | null }
  | { readonly what: 'cancelled'; readonly receivedAt: string; readonly endsAt: string }
  | { readonly what: 'withdrawn'; readonly receivedAt: string }
  | { readonly what: 'refunded'; readonly amount: Money | null }
  | { readonly what: 'resumed' | 'revoked' | 'ended' }

/** Destroys the keys under which a person's fields are sealed: what was sealed can be read by nobody any more. */
export type DestroyKeys = (user: string) => Promise<void>

/** Takes the rows about a person, or a workout, out of every copy of the read models, whoever made it. */
export type ForgetRows = (about: string) => Promise<void>

export type Made =
  | {
      readonly plan: Plan
      readonly verdict: Verdict
      readonly planner: 'rules' | 'ai'
      readonly model?: string
      readonly usage?: { calls: number; inputTokens: number; outputTokens: number; costUsd: number | null }
      /** What the built-in planner's plan is worth, and the best that a model offered; null: none was readable. */
      readonly scores?: { readonly rules: number; readonly model: number | null }
    }
  | { readonly refused: string; readonly hints: readonly Text[]; readonly flags?: readonly RedFlag[] }

/** Makes a plan that has passed the gate, or says why none can be. */
export type PlanGenerator = (
  request: PlanRequest,
  options: {
    readonly signal: AbortSignal
    readonly onStage: (stage: Stage) => void
    readonly athlete: string
    /** Names of the athlete, to be left out of what leaves the house. */
    readonly hide?: readonly string[]
  },
) => Promise<Made>

/** Where the making of a workout stands. */
export type Stage = 'history' | 'planning' | 'checking' | 'repairing' | 'done' | 'failed'

/** Tells whoever watches how far a workout is. Nothing depends on it: what is told may be lost. */
export type Live = {
  readonly tell: (workout: string, stage: Stage) => void
  /** The stage told last, while the workout is being made. */
  readonly latest: (workout: string) => Stage | null
  /** Answers how to stop listening. */
  readonly listen: (workout: string, hear: (stage: Stage) => void) => () => void
  /** Something of this person changed, up to this place in the log. */
  readonly tellChange: (person: string, position: Position) => void
  /** Answers how to stop listening. */
  readonly listenForChanges: (person: string, hear: (position: Position) => void) => () => void
}

/** What the coach must know about an athlete, as of a place in the log at least. */
export type AthleteMemory = (
  athlete: string,
  profile: string | null,
  atLeast: Position,
) => Promise<
  Pick<PlanRequest, 'athlete' | 'place' | 'history' | 'feelings' | 'feedback'> & {
    /** What the week of a moment is for. */
    programmeAt: (moment: string) => WeekTargets | null
    /** What was told of the body by forms, as it holds at a moment. */
    saidAt: (moment: string) => readonly Health[]
    sources: { plan: string | null; profile: string | null }
  }
>

export type { Parked, ReactionStore } from '../domain/kernel/reaction.ts'

/** What was not taken by a subscriber. `isDue`: somebody asked for it again. */
export type Waiting = Parked & { readonly isDue: boolean }

export type WebhookStore = ReactionStore & {
  readonly waiting: (name: string) => Promise<readonly Waiting[]>
  /** Whatever still waits of a subscription that ended. */
  readonly forget: (name: string) => Promise<void>
}

/** Tells a subscriber of one event; throws what went wrong. */
export type SendWebhook = (
  message: { readonly webhook: string; readonly url: string; readonly id: string; readonly body: string },
  signal: AbortSignal,
) => Promise<void>

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** What happened that matters to security. Ids only: no address, no name, no machine. */
export type SecurityFact = {
  readonly what: string
  readonly person?: string
  readonly request?: string
  readonly command?: string
  /** Method and pattern of the path, never what was filled in. */
  readonly call?: string
  readonly status?: number
  readonly why?: string
  readonly role?: string
  /** How much of what was forgotten for its age. */
  readonly went?: Readonly<Record<string, number>>
}

export type SecurityLog = {
  readonly note: (fact: SecurityFact) => void
  /** Forgets what is older than so many days. Answers how many days went. */
  readonly tidy: (days: number) => Promise<number>
}

/** How many free workouts were made for an address that nobody holds any more. Keeps no address, only its keyed hash. */
export type SpentAddresses = {
  readonly of: (address: string, now: string) => Promise<number>
  readonly keep: (address: string, used: number, until: string) => Promise<void>
  /** Forgets what was to be kept until then. Answers how many. */
  readonly tidy: (now: string) => Promise<number>
}

/** Where messages to the operator wait. `suspect`: a robot fell into the trap; nobody is bothered with it. */
export type ContactDesk = {
  readonly keep: (received: {
    id: string
    receivedAt: string
    suspect: boolean
    message: ContactMessage
  }) => Promise<void>
  readonly waiting: () => Promise<readonly { readonly id: string; readonly message: ContactMessage }[]>
  readonly mailed: (id: string) => Promise<void>
  /** Forgets what was mailed, or suspected, more than so many days ago. */
  readonly tidy: (days: number) => Promise<number>
}

export type SiteEvent = {
  readonly name: string
  readonly category: 'engagement' | 'conversion' | 'navigation' | 'form' | 'video'
  readonly path: string
  readonly value?: number | undefined
  readonly label?: string | undefined
}

type Counted = { readonly count: number; readonly visitors: number }

export type SiteSummary = {
  readonly perDay: readonly (Counted & { readonly day: string })[]
  readonly perPage: readonly (Counted & { readonly path: string })[]
  readonly perEvent: readonly (Counted &
    Pick<SiteEvent, 'name' | 'category'> & { readonly value: number | null; readonly label: string | null })[]
}

/** A tree of hashes over the whole log (RFC 9162), so that nobody can change it unseen. */
export type LogProofs = {
  /** Takes in what was recorded since. */
  readonly extend: () => Promise<void>
  /** Signs what the log is now, and keeps that apart from it; null when nothing was recorded since. */
  readonly attest: () => Promise<Signed | null>
}

export type SiteEventStore = {
  readonly add: (event: SiteEvent, visitor: Buffer, at: string) => Promise<void>
  readonly summary: (days: number, now: string) => Promise<SiteSummary>
  readonly tidy: (months: number, now: string) => Promise<number>
}

export type Checkout = {
  readonly order: string
  readonly user: string
  readonly email: string
  readonly plan: Term
  readonly price: Money
}

/** What a provider told us, and about whom. */
export type ProviderNotice = { readonly user: string; readonly notice: Notice }

/** As it came, unparsed: a signature is over bytes. */
export type ProviderMessage = { readonly raw: Buffer; readonly signature: string | null }

/**
 * A message that is proven to be the provider's, in words of ours; empty where it is about nothing that we keep.
 * `forged`: not proven; `unreadable`: proven, but not about anything we sell.
 */
export type ReadMessage = (
  message: ProviderMessage,
) => Promise<readonly ProviderNotice[] | { readonly refused: 'message-forged' | 'message-unreadable' }>

/** Who takes the money. Everything may be asked twice: the same `key` is done once. */
export type PaymentProvider = {
  readonly name: Provider
  /** Where the athlete pays. */
  readonly checkout: (checkout: Checkout) => Promise<string>
  /** Where the athlete changes how they pay. */
  readonly manage: (subscription: string) => Promise<string>
  /** Nothing more is taken after this moment. */
  readonly cancel: (subscription: string, endsAt: string, key: string) => Promise<void>
  readonly resume: (subscription: string, key: string) => Promise<void>
  /** Ends it at once and gives back these payments. */
  readonly giveBack: (subscription: string, payments: readonly string[], key: string) => Promise<void>
  readonly read: ReadMessage
}
