import type { CommandId, UserId } from '../domain/ids.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import type { Accounts } from './accounts.ts'
import type { Consents } from './consent.ts'
import type { SignedIds } from './ports/secrets.ts'

type Parts = {
  readonly accounts: Pick<Accounts, 'load'>
  readonly consents: Pick<Consents, 'withdraw'>
  readonly links: SignedIds
}

/** Takes back the consent for mails by a link that such a mail carries. It may do nothing else, and holds as long as the account. */
export const unsubscribing = ({ accounts, consents, links }: Parts) => {
  const personOf = async (link: string): Promise<UserId | null> => {
    const user = links.read(link)
    return user !== null && (await accounts.load(user)).state.status === 'open' ? user : null
  }

  /** False: the link is nobody's. */
  const unsubscribe = async (commandId: CommandId, link: string) => {
    const user = await personOf(link)
    if (user === null) return false
    const context = { commandId, actor: { kind: 'user', id: user }, subject: user } as const
    return !isRefused(await consents.withdraw(context, 'mails'))
  }

  return { linkOf: links.of, personOf, unsubscribe }
}

export type Unsubscribing = ReturnType<typeof unsubscribing>
