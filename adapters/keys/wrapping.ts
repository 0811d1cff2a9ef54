import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secretKey } from '../crypto/secret-key.ts'

const authTagLength = 16

/** A key under another: AES-256-GCM; `place` is bound into it, so that it opens nowhere else. */
export const wrap = (secret: Buffer, by: Buffer, place: string): Buffer => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', secretKey(by), iv, { authTagLength }).setAAD(Buffer.from(place))
  const ct = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), ct])
}

/** Throws when it was wrapped by another key, or for another place. */
export const unwrap = (wrapped: Buffer, by: Buffer, place: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', secretKey(by), wrapped.subarray(0, 12), { authTagLength })
    .setAAD(Buffer.from(place))
    .setAuthTag(wrapped.subarray(12, 28))
  return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()])
}

export const opens = (wrapped: Buffer, by: Buffer, place: string): boolean => {
  try {
    unwrap(wrapped, by, place)
    return true
  } catch {
    return false
  }
}
