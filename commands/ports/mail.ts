import type { FactorKind } from '../../domain/second-factor.ts'
import type { Money, Plan as Term } from '../../domain/subscription.ts'

export type Mail = {
  readonly to: string
  /** Who is answered, when it is not the sender. */
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one click, or a mailbox for its owner, takes back what it is sent by (RFC 8058). */
  readonly unsubscribe?: string
}

/** Each mail has an id that follows from the event that asked for it, so that it is sent once. */
export type Mailer = {
  readonly wasSent: (id: string) => Promise<boolean>
  /** `key`: of the person whom it is about, or of what it tells. What is kept of it goes with that key. */
  readonly send: (id: string, mail: Mail, key: string) => Promise<void>
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
  readonly factorResetRequested: (to: Addressee & { opensAt: string; token: string }) => Mail
  readonly factorResetStopped: (to: Addressee) => Mail
  readonly factorsReset: (to: Addressee) => Mail
  readonly closingUndone: (to: Addressee) => Mail
  readonly parentAsked: (
    asked: { readonly to: string; readonly of: string; readonly until: string; readonly token: string },
    isReminder: boolean,
  ) => Mail
  readonly parentConfirmed: (to: Addressee) => Mail
  readonly termsAnnounced: (to: Addressee & { version: string; from: string }) => Mail
  readonly termsObjected: (to: Addressee & { version: string }) => Mail
  readonly accountErased: (to: Addressee & { receipt: string }) => Mail
  readonly weekInReview: (to: Addressee & { unsubscribe: string }, week: WeekInReview) => Mail
}

/** Of a week from its Monday to its Sunday. */
type WeekInReview = {
  readonly from: string
  readonly until: string
  readonly workouts: number
  readonly sets: number
  readonly minutes: number
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
  | { readonly what: 'renews'; readonly plan: Term; readonly renewsAt: string; readonly price: Money | null }
  | { readonly what: 'failed'; readonly graceUntil: string | null }
  | { readonly what: 'cancelled'; readonly receivedAt: string; readonly endsAt: string }
  | { readonly what: 'withdrawn'; readonly receivedAt: string }
  | { readonly what: 'refunded'; readonly amount: Money | null }
  | { readonly what: 'resumed' | 'revoked' | 'reinstated' | 'ended' }
