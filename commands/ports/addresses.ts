import type { UserId } from '../../domain/ids.ts'

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
  readonly drop: (claim: string) => Promise<void>
}

/** How many free workouts each account of a mailbox has used. Keeps no address and no account, only keyed hashes. */
export type SpentAddresses = {
  /** One after the other for a mailbox, among all processes. */
  readonly inTurn: <Result>(address: string, work: () => Promise<Result>) => Promise<Result>
  /** By every account of the mailbox that an address leads to, but this one. */
  readonly byOthers: (address: string, user: UserId, now: string) => Promise<number>
  /** 0: nothing is kept. */
  readonly note: (address: string, user: UserId, used: number, until: string) => Promise<void>
  /** Notes what they will have used, and answers at once what others have. */
  readonly take: (address: string, user: UserId, used: number, now: string, until: string) => Promise<number>
  /** From now on nothing leads from what they used to them. */
  readonly letGo: (user: UserId) => Promise<void>
  readonly forget: (user: UserId) => Promise<void>
  /** Forgets what was to be kept until then. Answers how many. */
  readonly tidy: (now: string) => Promise<number>
}
