import { randomUUID } from 'node:crypto'
import { normaliseEmail } from '../domain/email-address.ts'
import type { Mail, Mailer } from './ports/mail.ts'
import type { ContactDesk, ContactMessage } from './ports/site.ts'

type Parts = {
  readonly desk: ContactDesk
  readonly mailer: Mailer
  /** The mail that tells the operator of a message. */
  readonly letter: (message: ContactMessage) => Mail
  readonly clock: () => string
}

/** Messages to the operator: kept first, mailed as soon as the mail server takes them. Suspects are kept only. */
export const contactMessages = ({ desk, mailer, letter, clock }: Parts) => {
  const mailWaiting = async () => {
    for (const { id, message } of await desk.waiting()) {
      if (!(await mailer.wasSent(id))) await mailer.send(id, letter(message), 'operator')
      await desk.mailed(id)
    }
  }

  return {
    receive: (message: ContactMessage, { suspect }: { suspect: boolean }) =>
      desk.keep({ id: randomUUID(), receivedAt: clock(), suspect, message }),

    mailWaiting,

    /** Who leaves is forgotten here, too, once the operator has what they wrote. */
    forgetFrom: async (email: string) => {
      const forgotten = await desk.forgetFrom(from => normaliseEmail(from) === normaliseEmail(email))
      await mailWaiting().catch(() => {})
      return forgotten
    },

    tidy: desk.tidy,
  }
}

export type ContactMessages = ReturnType<typeof contactMessages>
