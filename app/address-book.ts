import { hmacEmail } from '../adapters/crypto/email-hash.ts'
import { postgresAddressBook } from '../adapters/postgres/address-book.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { erased } from '../domain/personal.ts'
import { streamOf } from '../domain/streams.ts'
import type { Infrastructure } from './infrastructure.ts'

/** Which address is whose; what a backup brought back is found by what the log says of it. */
export const openAddressBook = async ({ database, masters, log, key }: Infrastructure) => {
  const hashEmail = hmacEmail(key('e-mail addresses'))
  const addresses = postgresAddressBook(database, masters)
  await addresses.bringBack(async claim => {
    const last = (await log.load(streamOf('email', claim))).at(-1)?.event
    return last?.type === 'EmailClaimed' && last.email !== erased ? hashEmail(normaliseEmail(last.email)) : null
  })
  return { addresses, hashEmail }
}
