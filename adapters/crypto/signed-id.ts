import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedIds } from '../../commands/ports/secrets.ts'
import { asUserId } from '../../domain/ids.ts'
import { secretKey } from './secret-key.ts'

/** An id with a mark that only this service can make: whoever holds it was given it. */
export const signedIds = (key: Buffer): SignedIds => {
  const markOf = (id: string) => createHmac('sha256', secretKey(key)).update(id).digest().subarray(0, 16)
  return {
    of: id => `${id}.${markOf(id).toString('base64url')}`,
    read: text => {
      const [, id = '', mark = ''] = /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(text) ?? []
      const shown = Buffer.from(mark, 'base64url')
      const isOurs = shown.length === 16 && shown.toString('base64url') === mark && timingSafeEqual(shown, markOf(id))
      return isOurs ? asUserId(id) : null
    },
  }
}
