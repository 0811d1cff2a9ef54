import { createHmac } from 'node:crypto'

/** HMAC-SHA-256 in hex: finds an address without keeping it. */
export const hmacEmail = (key: Buffer) => (address: string) => createHmac('sha256', key).update(address).digest('hex')
