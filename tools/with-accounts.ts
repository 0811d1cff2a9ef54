import { userInfo } from 'node:os'
import { type Config, readConfig } from '../adapters/config.ts'
import { freshId } from '../adapters/crypto/fresh-id.ts'
import { openAddressBook } from '../app/address-book.ts'
import { openInfrastructure } from '../app/infrastructure.ts'
import { openProofs } from '../app/proofs.ts'
import { accountStreams } from '../commands/account-streams.ts'
import { progress } from './progress.ts'
import { misuse } from './usage.ts'

export type Accounts = ReturnType<typeof accountStreams>
type Log = Awaited<ReturnType<typeof openInfrastructure>>['log']
type Beside = { readonly config: Config; readonly proofs: () => ReturnType<typeof openProofs> }

/** The accounts and the log, for a tool: beside a running server as well as without one. */
export const withAccounts = async (work: (accounts: Accounts, log: Log, beside: Beside) => Promise<number>) => {
  const config = await readConfig(process.env)
  const infrastructure = await openInfrastructure(config, {
    say: progress().say,
    connections: 2,
  })
  const { log } = infrastructure
  const clock = () => new Date().toISOString()
  try {
    const book = await openAddressBook(infrastructure)
    const beside = { config, proofs: () => openProofs(infrastructure, config, clock) }
    return await work(accountStreams({ log, ...book, newId: freshId, clock }), log, beside)
  } finally {
    await infrastructure.close()
  }
}

/** Who acts at the command line. */
export const byHand = () => `command line, ${userInfo().username}`

const longestReason = 500

/** Why somebody's account or data is touched: recorded, so it must say something. */
export const reasonIn = (text: string | undefined) => {
  const reason = text?.trim() ?? ''
  if (reason.length < 3 || reason.length > longestReason)
    throw misuse(`--reason takes 3 to ${longestReason} characters`)
  return reason
}
