import { randomUUID } from 'node:crypto'
import { normaliseEmail } from '../domain/email-address.ts'
import { waitAfter } from '../domain/running/lanes.ts'
import type { Mail, Mailer } from './ports/mail.ts'
import type { Confirmation, ContactDesk, ContactMessage, Posted } from './ports/site.ts'

type Parts = {
  readonly desk: ContactDesk
  readonly mailer: Mailer
  /** The mail that tells the operator of a message. */
  readonly letter: (message: ContactMessage) => Mail
  /** The mail that tells whoever declared something that it has arrived. */
  readonly confirmation: (confirmation: Confirmation) => Mail
  readonly clock: () => string
}

/** In seconds. */
const [firstWait, longestWait] = [5, 3600]
/** An address that takes no mail for three days takes none. */
const mostTries = 80

/**
 * Messages to the operator, and confirmations to whoever need not have an account: kept first, mailed as soon as the mail
 * server takes them. Suspects are kept only; a confirmation that went out is not kept.
 */
export const contactMessages = ({ desk, mailer, letter, confirmation, clock }: Parts) => {
  const mailOf = (message: Posted, key: string) =>
    'what' in message
      ? { mail: confirmation(message), about: message.person ?? 'operator' }
      : { mail: letter(message), about: key }

  /** What is not taken goes behind all that waits: one bad address holds nobody up, nor does each of many an outage. */
  const mailWaiting = async () => {
    for (const { id, message, tries, key } of await desk.waiting()) {
      const { mail, about } = mailOf(message, key)
      const isConfirmation = 'what' in message
      try {
        if (!(await mailer.wasSent(id))) await mailer.send(id, mail, about)
      } catch (error) {
        if (isConfirmation && tries + 1 >= mostTries) await desk.drop(id)
        else await desk.postpone(id, waitAfter(tries, firstWait, longestWait))
        throw error
      }
      if (isConfirmation) await desk.drop(id)
      else await desk.mailed(id)
    }
  }

  const keep = (message: Posted, suspect: boolean) =>
    desk.keep({ id: randomUUID(), receivedAt: clock(), suspect, message })

  return {
    receive: (message: ContactMessage, { suspect }: { suspect: boolean }) => keep(message, suspect),
    confirm: (declared: Confirmation) => keep(declared, false),

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
