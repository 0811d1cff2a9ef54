import type { CommandId, SessionId, UserId } from '../../domain/ids.ts'
/** Secrets that are not history: hashed, with an expiry, in ordinary tables. */
export type Vault = {
  /** The first password of a user who is about to register. */
  readonly setPassword: (user: UserId, hash: string) => Promise<void>
  readonly password: (user: UserId) => Promise<Password | null>
  /** The same password under today's parameters, unless it was changed meanwhile. */
  readonly rehash: (user: UserId, from: Password, hash: string) => Promise<void>
  /**
   * Puts a new password in the place of version `from` and ends the user's sessions but `keep`, all or nothing. The
   * change is owed to the log until `told`. Answers the new version, or null when `from` is not the version any more.
   */
  readonly changePassword: (user: UserId, from: number, hash: string, keep: SessionId) => Promise<number | null>
  /** The same by a token of the mail. The same command again has the same answer. */
  readonly resetPassword: (
    token: string,
    hash: string,
    commandId: CommandId,
  ) => Promise<{ user: UserId; version: number } | null>
  /** Password changes that the log has not been told of yet. */
  readonly owed: () => Promise<readonly { user: UserId; version: number; changedAt: string }[]>
  readonly told: (user: UserId, version: number) => Promise<void>
  /** Everything kept about a person: password, tokens, sessions. */
  readonly forget: (user: UserId) => Promise<void>
  /** Ends earlier tokens of the same user and purpose; answers the plain token, which rests nowhere. */
  readonly issueToken: (user: UserId, purpose: Purpose, boundTo: string, validForSeconds: number) => Promise<string>
  /**
   * Whose token this is and what it is bound to, without using it. Null when unknown, expired or used, unless it was
   * this very command that used it.
   */
  readonly lookUpToken: (
    purpose: Purpose,
    token: string,
    commandId?: CommandId,
  ) => Promise<{ user: UserId; boundTo: string } | null>
  /** Single use: of two commands that use one token one gets true. */
  readonly spendToken: (purpose: Purpose, token: string, commandId: CommandId) => Promise<boolean>
  /** Whose token was used up and what it was bound to, as long as it would have been valid. */
  readonly lookUpSpent: (purpose: Purpose, token: string) => Promise<{ user: UserId; boundTo: string } | null>
  /** Ends the tokens of a purpose that a user may hold. */
  readonly endTokens: (user: UserId, purpose: Purpose) => Promise<void>
  /** Some of those whose own key was destroyed while their password is still here. */
  readonly forgotten: () => Promise<readonly UserId[]>
  /** What was destroyed of a person's keys; nulls where nothing was. */
  readonly destroyed: (
    user: UserId,
  ) => Promise<{ keys: number; destroyedAt: string | null; beyondReachAt: string | null }>
  /** Removes what has expired, and sessions that ended so many days ago. Answers how many of these. */
  readonly tidy: (days: number) => Promise<number>
}

type Purpose = 'verify-email' | 'reset-password' | 'change-email' | 'parent' | 'reset-factors'

/** The version counts the passwords a user has had; a rehash is the same version. */
export type Password = { readonly hash: string; readonly version: number }

/** One device signed in. Its refresh token works once; a used one coming back ends the session. */
export type Sessions = {
  /** Null when the password that was shown is not the newest any more. */
  readonly begin: (
    user: UserId,
    device: string,
    passwordVersion: number,
  ) => Promise<{ session: SessionId; refreshToken: string } | null>
  /** Whose refresh token this is or was; null for none. */
  readonly behind: (refreshToken: string) => Promise<SessionId | null>
  readonly renew: (refreshToken: string) => Promise<{ session: SessionId; user: UserId; refreshToken: string } | null>
  /** May be a second old. Confined: it may only do what is left to do with an account that is being closed. */
  readonly standing: (session: SessionId) => Promise<'open' | 'confined' | 'over'>
  /** Whether its person showed who they are, by all they have, at most so many seconds ago. */
  readonly isProven: (session: SessionId, seconds: number) => Promise<boolean>
  readonly prove: (session: SessionId) => Promise<void>
  readonly confine: (session: SessionId) => Promise<void>
  /** All confined sessions of this user are open again. */
  readonly release: (user: UserId) => Promise<void>
  /** Whether it began, by a password, at most so many seconds ago. */
  readonly isFresh: (session: SessionId, seconds: number) => Promise<boolean>
  /** False when this user has no such open session. */
  readonly end: (user: UserId, session: SessionId) => Promise<boolean>
  readonly endAll: (user: UserId, except?: SessionId) => Promise<void>
  readonly list: (user: UserId) => Promise<readonly OpenSession[]>
}

type OpenSession = {
  readonly id: SessionId
  readonly device: string
  readonly beganAt: string
  readonly seenAt: string
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

/** Whether a password stands in a list of leaked ones. Open on failure: false when nobody can say. */
export type IsLeaked = (password: string) => Promise<boolean>

/** Ids that a person is given to keep, and that nobody can make up. */
export type SignedIds = {
  readonly of: (id: UserId) => string
  readonly read: (text: string) => UserId | null
}
