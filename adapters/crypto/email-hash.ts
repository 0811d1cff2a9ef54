import { createHmac, createSecretKey } from 'node:crypto'

/** HMAC-SHA-256 in hex: finds an address without keeping it. */
export const hmacEmail = (secret: Buffer) => {
  const key = createSecretKey(secret)
  return (address: string) => createHmac('sha256', key).update(address).digest('hex')
}
