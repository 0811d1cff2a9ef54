import type { FactorId, UserId } from '../../domain/ids.ts'
import type { FactorKind } from '../../domain/second-factor.ts'

/** `name` as its owner calls it. */
type KnownFactor = {
  readonly factor: FactorId
  readonly kind: FactorKind
  readonly name: string
  readonly addedAt: string
  readonly usedAt: string | null
}

/** `counter`: how often an authenticator says that it was used; 0 where it does not count. */
type Passkey = {
  readonly credential: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

export type KeptPasskey = Passkey & { readonly factor: FactorId; readonly user: UserId }

/** Secrets of second factors: sealed under their person's key, or hashed. */
export type FactorVault = {
  readonly list: (user: UserId) => Promise<readonly KnownFactor[]>
  readonly addPasskey: (user: UserId, factor: FactorId, passkey: Passkey & { readonly name: string }) => Promise<void>
  readonly passkeys: (user: UserId) => Promise<readonly KeptPasskey[]>
  readonly passkey: (credential: string) => Promise<KeptPasskey | null>
  /** False where the authenticator counts and did not count on: it may have been copied. */
  readonly spendPasskey: (credential: string, counter: number) => Promise<boolean>
  /** In the place of the one before. */
  readonly addTotp: (user: UserId, factor: FactorId, secret: string, name: string) => Promise<void>
  readonly totp: (user: UserId) => Promise<{ readonly factor: FactorId; readonly secret: string } | null>
  /** Each time step counts once. */
  readonly spendTotp: (factor: FactorId, step: number) => Promise<boolean>
  /** Instead of all there were. */
  readonly setRecoveryCodes: (user: UserId, factor: FactorId, codes: readonly string[]) => Promise<void>
  /** Outdated: they have fewer random bits than those that are made today. */
  readonly recoveryCodes: (user: UserId) => Promise<{ readonly left: number; readonly outdated: boolean }>
  readonly spendRecoveryCode: (user: UserId, code: string) => Promise<boolean>
  readonly remove: (user: UserId, factor: FactorId) => Promise<boolean>
  /** Keeps something that was begun, and answers the ticket that goes on with it, once, within so many seconds. */
  readonly begin: (purpose: Begun, user: UserId | null, data: object, seconds: number) => Promise<string>
  readonly look: (purpose: Begun, ticket: string) => Promise<{ user: UserId | null; data: unknown } | null>
  /** Of two who take the same ticket one gets true. */
  readonly take: (purpose: Begun, ticket: string) => Promise<boolean>
  /** Likewise, and ends whatever else its owner has begun to add: of two factors added in the same instant one stands. */
  readonly takeToAdd: (purpose: Begun & `add-${string}`, ticket: string) => Promise<boolean>
  /** Forgets what was begun and is over, and seals what was kept in the clear before. */
  readonly tidy: () => Promise<void>
}

export type Begun = 'sign-in' | 'passkey-sign-in' | 'step-up' | 'add-passkey' | 'add-totp'

export type Attestation = {
  readonly id: string
  readonly rawId: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

export type Assertion = {
  readonly id: string
  readonly rawId: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string | null
}

/** Checks what authenticators say (WebAuthn). The person is always verified by the authenticator. */
export type Authenticators = {
  readonly site: string
  readonly newChallenge: () => string
  readonly made: (made: Attestation, challenge: string) => Promise<Passkey | null>
  /** The counter after this use. */
  readonly shown: (
    shown: Assertion,
    challenge: string,
    passkey: Passkey,
  ) => Promise<{ readonly counter: number } | null>
}

/** Codes of an authenticator app (TOTP, RFC 6238). */
export type Codes = {
  readonly newSecret: () => string
  readonly uri: (secret: string, account: string) => string
  /** Which time step a code belongs to, this one or a neighbour; null: none. */
  readonly stepOf: (secret: string, code: string, now: string) => number | null
}
