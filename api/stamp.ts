import { createHmac } from 'node:crypto'
import { isSameBytes } from './same-bytes.ts'

/** A stamp on a form says when the form was handed out, and cannot be made by others. */
export const stamps = (secret: Buffer, clock: () => string) => {
  const key = createHmac('sha256', secret).update('stamps on forms').digest()
  const signed = (moment: string) => createHmac('sha256', key).update(moment).digest().subarray(0, 16)
  const now = () => new Date(clock()).getTime()
  return {
    fresh: () => {
      const moment = now().toString(36)
      return `${moment}.${signed(moment).toString('base64url')}`
    },
    /** How long ago, in ms; null for a stamp that is not ours. */
    age: (stamp: string): number | null => {
      const [moment = '', signature = ''] = stamp.split('.')
      const given = Buffer.from(signature, 'base64url')
      const wanted = signed(moment)
      return isSameBytes(given, wanted) ? now() - Number.parseInt(moment, 36) : null
    },
  }
}

export type Stamps = ReturnType<typeof stamps>
