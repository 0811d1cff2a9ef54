import { createHash } from 'node:crypto'
import { asId, type Id } from '../domain/kernel/stream.ts'

/** UUIDv5 (RFC 9562) of a name within a UUID: the same cause gives the same id, on every machine. */
export const derivedId = <Kind extends string>(within: string, name: string): Id<Kind> => {
  const hash = createHash('sha1')
    .update(Buffer.from(within.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return asId(`${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`)
}

/** A whole number in digits that every client can hold exactly, never 0: the first 52 bits of what is derived. */
export const derivedNumber = <Kind extends string>(within: string, name: string): Id<Kind> =>
  asId(String(Number.parseInt(derivedId(within, name).replaceAll('-', '').slice(0, 13), 16) || 1))
