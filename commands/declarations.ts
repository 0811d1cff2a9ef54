import type { CommandId } from '../domain/ids.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import type { Accounts } from './accounts.ts'
import type { ContactMessages } from './contact.ts'
import { derivedId } from './derived-id.ts'
import type { Clock } from './ports/log.ts'
import type { Declaration } from './ports/site.ts'
import type { Subscriptions } from './subscriptions.ts'

type Parts = {
  readonly accounts: Pick<Accounts, 'find'>
  readonly subscriptions: Pick<Subscriptions, 'cancel'>
  readonly contact: Pick<ContactMessages, 'receive' | 'confirm'>
  readonly clock: Clock
}

/**
 * A cancellation holds at once, for it can be taken back by the athlete. A withdrawal cannot, and who declares it is not
 * known here: people look at it, as at everything that a form cannot decide. Whatever comes of it, its arrival is
 * confirmed as soon as the mail server takes it, and whoever asks learns nothing about whose address it is.
 */
export const declarations = ({ accounts, subscriptions, contact, clock }: Parts) => {
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
    await contact.confirm({ ...declared, receivedAt, person: person?.id ?? null })
    return receivedAt
  }

  return { declare }
}

export type Declarations = ReturnType<typeof declarations>
