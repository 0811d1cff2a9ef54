import type { CommandId } from '../domain/ids.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import type { Accounts } from './accounts.ts'
import type { ContactMessages } from './contact.ts'
import { derivedId } from './derived-id.ts'
import type { Clock } from './ports/log.ts'
import type { Mail, Mailer } from './ports/mail.ts'
import type { Subscriptions } from './subscriptions.ts'

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

type Parts = {
  readonly accounts: Pick<Accounts, 'find'>
  readonly subscriptions: Pick<Subscriptions, 'cancel'>
  readonly contact: Pick<ContactMessages, 'receive'>
  readonly mailer: Mailer
  readonly letter: (declared: Omit<Declaration, 'name' | 'reason'> & { readonly receivedAt: string }) => Mail
  readonly clock: Clock
}

/**
 * A cancellation holds at once, for it can be taken back by the athlete. A withdrawal cannot, and who declares it is not
 * known here: people look at it, as at everything that a form cannot decide. Whatever comes of it, its arrival is
 * confirmed, and whoever asks learns nothing about whose address it is.
 */
export const declarations = ({ accounts, subscriptions, contact, mailer, letter, clock }: Parts) => {
  const declare = async (commandId: CommandId, { name, reason, ...declared }: Declaration) => {
    const { what, email, kind, end } = declared
    const receivedAt = clock()
    const person = await accounts.find(email)
    const isPlain = what === 'cancel' && kind === 'ordinary' && end === null
    const cancelled =
      person && what === 'cancel'
        ? await subscriptions.cancel({
            commandId: derivedId(commandId, 'cancel'),
            actor: { kind: 'system', id: 'declarations' },
            subject: person.id,
          })
        : null
    const isDone = isPlain && cancelled !== null && !isRefused(cancelled)
    const wish = [`Art: ${kind}`, `Ende: ${end ?? 'nächstmöglich'}`, `Grund: ${reason || 'keiner'}`].join('\n\n')
    const subject = what === 'cancel' ? 'Kündigung' : 'Widerruf'
    if (!isDone) await contact.receive({ name, email, subject, message: wish }, { suspect: false })
    const id = derivedId(commandId, 'confirmation')
    if (!(await mailer.wasSent(id)))
      await mailer.send(id, letter({ ...declared, receivedAt }), person?.id ?? 'operator')
    return receivedAt
  }

  return { declare }
}

export type Declarations = ReturnType<typeof declarations>
