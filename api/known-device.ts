import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameBytes } from './same-bytes.ts'

const validForSeconds = 90 * 86_400

/**
 * A browser that has signed in to an account before shows it by a cookie that nobody else can make (OWASP: device
 * cookies). Its tries are counted by themselves, so that others' mistakes, at the same address or on the same account,
 * do not shut it out. The cookie proves nothing else. `account` is the keyed hash of the e-mail address.
 */
export const knownDevices = (secret: Buffer, { isSecure }: { readonly isSecure: boolean }) => {
  const key = createSecretKey(createHmac('sha256', secret).update('known devices').digest())
  const signed = (device: string, account: string) => createHmac('sha256', key).update(`${device} ${account}`).digest()
  const nameOf = (account: string) => `${isSecure ? '__Secure-' : ''}known-${account.slice(0, 16)}`

  return {
    /** The device that asks, if it is known to this account. */
    of: ({ headers }: FastifyRequest, account: string): string | null => {
      const [, device = '', signature = ''] =
        new RegExp(`(?:^|; )${nameOf(account)}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '') ?? []
      const given = Buffer.from(signature, 'base64url')
      const wanted = signed(device, account)
      return isSameBytes(given, wanted) ? device : null
    },

    remember: (reply: FastifyReply, account: string, device = randomBytes(16).toString('base64url')) =>
      reply.header(
        'set-cookie',
        `${nameOf(account)}=${device}.${signed(device, account).toString('base64url')}; Path=/auth/login; Max-Age=${validForSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
      ),
  }
}

export type KnownDevices = ReturnType<typeof knownDevices>
