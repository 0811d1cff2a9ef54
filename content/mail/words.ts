import type { Operator } from '../operator.ts'
import { unsubscribePath } from '../site/unsubscribing.ts'
import { accountClosing, accountErased, closingUndone } from './closing.ts'
import { declarationMail } from './declaration.ts'
import { emailChange, emailChanged, emailChangeRequested } from './email-change.ts'
import { membershipMail } from './membership.ts'
import { parentAsked, parentConfirmed } from './parent.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import {
  type FactorKind,
  factorChanged,
  factorResetRequested,
  factorResetStopped,
  factorsReset,
  recoveryCodeUsed,
} from './second-factor.ts'
import { termsAnnounced, termsObjected } from './terms.ts'
import { verification } from './verification.ts'
import { weekInReview } from './week.ts'

type Addressee = { readonly email: string; readonly firstName?: string }
type WithToken = Addressee & { readonly token: string }
type ToParent = { readonly to: string; readonly of: string; readonly until: string; readonly token: string }

/** Every mail about an account, its links under this address. A reset's token stays out of logs and referrers: `#`. */
export const mailWords = (publicUrl: string, operator: Operator) => {
  const link = (path: string) => `${publicUrl}${path}`
  return {
    verification: ({ token, ...to }: WithToken) =>
      verification({ ...to, link: link(`/auth/verify-email?token=${token}`) }),
    passwordReset: ({ token, ...to }: WithToken) =>
      passwordReset({ ...to, link: link(`/auth/update-password#token=${token}`) }),
    passwordChanged: (to: Addressee) => passwordChanged({ ...to, link: link('/auth/forgot-password') }),
    emailChange: ({ token, ...to }: WithToken) =>
      emailChange({ ...to, link: link(`/auth/verify-email?token=${token}`) }),
    emailChangeRequested: (to: Addressee) => emailChangeRequested({ ...to, link: link('/auth/forgot-password') }),
    declaration: (declared: Omit<Parameters<typeof declarationMail>[0], 'link'>) =>
      declarationMail({ ...declared, link: link('/settings/membership') }),
    membership: (to: Addressee, news: Parameters<typeof membershipMail>[1]) =>
      membershipMail({ ...to, link: link('/settings/membership') }, news, operator),
    emailChanged: (to: Addressee) => emailChanged({ ...to, link: link('/kontakt') }),
    accountClosing: ({ receipt, ...to }: Addressee & { eraseAt: string; receipt: string }) =>
      accountClosing({ ...to, link: link('/auth/login'), receipt: link(receiptPath(receipt)) }),
    factorChanged: (to: Addressee & { kind: FactorKind; added: boolean }) =>
      factorChanged({ ...to, link: link('/auth/forgot-password') }),
    recoveryCodeUsed: (to: Addressee) => recoveryCodeUsed({ ...to, link: link('/settings/account') }),
    factorResetRequested: ({ token, ...to }: WithToken & { opensAt: string }) =>
      factorResetRequested({ ...to, link: link(`/auth/lost-factor#token=${token}`) }),
    factorResetStopped: (to: Addressee) => factorResetStopped({ ...to, link: link('/auth/forgot-password') }),
    factorsReset: (to: Addressee) => factorsReset({ ...to, link: link('/auth/forgot-password') }),
    parentAsked: ({ token, ...to }: ToParent, isReminder: boolean) =>
      parentAsked({ ...to, link: link(`/auth/parent#token=${token}`) }, isReminder),
    parentConfirmed: (to: Addressee) => parentConfirmed({ ...to, link: link('/dashboard') }),
    termsAnnounced: (to: Addressee & { version: string; from: string }) =>
      termsAnnounced({ ...to, read: link(`/agb/${to.version}`), link: link('/settings/terms') }),
    termsObjected: (to: Addressee & { version: string }) =>
      termsObjected({ ...to, link: link('/settings/membership') }),
    closingUndone: (to: Addressee) => closingUndone({ ...to, link: link('/auth/forgot-password') }),
    accountErased: ({ receipt, ...to }: Addressee & { receipt: string }) =>
      accountErased({ ...to, receipt: link(receiptPath(receipt)) }),
    weekInReview: (to: Addressee & { unsubscribe: string }, week: Parameters<typeof weekInReview>[1]) =>
      weekInReview({ ...to, link: link('/dashboard'), unsubscribe: link(unsubscribePath(to.unsubscribe)) }, week),
  }
}

/** After `#`, so that the receipt stays out of logs and referrers. */
const receiptPath = (receipt: string) => `/auth/receipt#receipt=${receipt}`
