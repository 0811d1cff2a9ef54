import type { UserId } from '../../domain/ids.ts'

/** What somebody declares who need not be signed in. */
export type Declaration = {
  readonly what: 'cancel' | 'withdraw'
  readonly name: string
  readonly email: string
  readonly kind: 'ordinary' | 'cause'
  readonly reason: string
  /** A day; null: as soon as possible. */
  readonly end: string | null
}

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** That a declaration has arrived, to be confirmed to whoever made it. `person`: whose address it is. */
export type Confirmation = Omit<Declaration, 'name' | 'reason'> & {
  readonly receivedAt: string
  readonly person: UserId | null
}

/** What waits for the mail server. */
export type Posted = ContactMessage | Confirmation

/** `tries`: how often it was not taken; `key`: the one that it rests under, gone when it is forgotten. */
type Waiting = { readonly id: string; readonly message: Posted; readonly tries: number; readonly key: string }

/** Where messages to the operator wait, and confirmations of what came without signing in. `suspect`: a robot fell into the trap; nobody is bothered with it. */
export type ContactDesk = {
  readonly keep: (received: { id: string; receivedAt: string; suspect: boolean; message: Posted }) => Promise<void>
  /** Of what is due, the longest waiting. */
  readonly waiting: () => Promise<readonly Waiting[]>
  readonly mailed: (id: string) => Promise<void>
  /** Not taken by the mail server: comes again after so many seconds. */
  readonly postpone: (id: string, seconds: number) => Promise<void>
  readonly drop: (id: string) => Promise<void>
  /** Forgets what came from whoever this is; what waits for the mail server goes as soon as it was mailed. Answers how many. */
  readonly forgetFrom: (isTheirs: (email: string) => boolean) => Promise<number>
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

export type SiteEventStore = {
  readonly add: (event: SiteEvent, visitor: Buffer, at: string) => Promise<void>
  readonly summary: (days: number, now: string) => Promise<SiteSummary>
  readonly tidy: (months: number, now: string) => Promise<number>
}
