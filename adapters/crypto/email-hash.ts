import { createHmac } from 'node:crypto'
import { secretKey } from './secret-key.ts'

/** HMAC-SHA-256 in hex: finds an address without keeping it. */
export const hmacEmail = (key: Buffer) => (address: string) =>
  createHmac('sha256', secretKey(key)).update(address).digest('hex')
