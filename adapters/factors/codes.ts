import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Codes } from '../../commands/ports/factors.ts'

const period = 30

/** Six digits each half minute, as every authenticator app makes them; a clock may be half a minute off. */
export const timeCodes = (issuer: string): Codes => {
  const totp = (secret: string, label = '') =>
    new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })
  return {
    newSecret: () => new Secret({ size: 20 }).base32,
    uri: (secret, account) => totp(secret, account).toString(),
    stepOf: (secret, token, now) => {
      const timestamp = Date.parse(now)
      const delta = totp(secret).validate({ token, timestamp, window: 1 })
      return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
    },
  }
}

const letters = '23456789abcdefghjkmnpqrstuvwxyz0'
const lettersOfCode = 24
export const recoveryCodeBits = lettersOfCode * Math.log2(letters.length)

/** In six groups, without letters that look like digits: 'k7qx-9rtm-2wzp-hf4d-m3sb-x8qe'. */
export const newRecoveryCode = () => {
  const text = Array.from(randomBytes(lettersOfCode), byte => letters[byte % letters.length]).join('')
  return text.match(/.{4}/g)?.join('-') ?? text
}
