import { createCipheriv, createHmac } from 'node:crypto'
import { secretKey } from '../../adapters/crypto/secret-key.ts'
import type { Level } from './columns.ts'

/** Ids as an export shows them: the same id reads the same all through it, and nothing outside it leads back. */
export type Pseudonyms = {
  /** Ids, whatever they look like, as text or as its bytes; many together cost a fraction of one by one. */
  readonly ids: (ids: readonly string[]) => readonly (string | Uint8Array)[]
  /** Every UUID in a text; what has another form stays. */
  readonly within: (text: string) => string
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/**
 * By a key of 32 bytes that is destroyed with the export's completion. A UUID is one block of AES, so that no two ids
 * ever become one; any other id goes through HMAC-SHA-256 to 128 bits.
 */
export const keyedPseudonyms = (key: Buffer): Pseudonyms => {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  const ofOther = (id: string) => createHmac('sha256', secretKey(key)).update(id).digest().subarray(0, blockBytes)

  const ids = (all: readonly string[]): readonly Buffer[] => {
    const blocks = Buffer.alloc(all.length * blockBytes)
    const others = [...all.keys()].filter(nth => !readUuid(all[nth] ?? '', blocks, nth * blockBytes))
    const shown = cipher.update(blocks)
    for (const nth of others) shown.set(ofOther(all[nth] ?? ''), nth * blockBytes)
    return written(shown)
  }

  // A text names few people and things, again and again.
  const known = new Map<string, string>()
  const ofUuid = (id: string): string => {
    const before = known.get(id)
    if (before !== undefined) return before
    if (known.size > mostKnown) known.clear()
    const shown = String(ids([id])[0])
    known.set(id, shown)
    return shown
  }
  return { ids, within: text => (text.length < uuidLength ? text : text.replace(uuid, ofUuid)) }
}

const [uuidLength, blockBytes] = [36, 16]
const mostKnown = 20_000

/** By hand, digit by digit: by way of the platform's own hex a row's ids take longer. */
const digits = Uint8Array.from('0123456789abcdef', digit => digit.charCodeAt(0))
const dashes = [8, 13, 18, 23]
/** Where each byte's two digits stand. */
const places = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34)

const none = 16
const worth = new Uint8Array(128).fill(none)
for (const [value, digit] of digits.entries()) {
  worth[digit] = value
  worth[String.fromCharCode(digit).toUpperCase().charCodeAt(0)] = value
}

/** Writes a UUID's bytes there; false where it is none. */
const readUuid = (id: string, into: Uint8Array, at: number) => {
  if (id.length !== uuidLength || dashes.some(place => id[place] !== '-')) return false
  for (let byte = 0; byte < blockBytes; byte++) {
    const place = places[byte] ?? 0
    const high = worth[id.charCodeAt(place)] ?? none
    const low = worth[id.charCodeAt(place + 1)] ?? none
    if (high === none || low === none) return false
    into[at + byte] = high * 16 + low
  }
  return true
}

/** Blocks as UUIDs are written. */
const written = (blocks: Uint8Array): readonly Buffer[] => {
  const text = Buffer.alloc((blocks.length / blockBytes) * uuidLength, '-')
  const all: Buffer[] = []
  for (let from = 0, at = 0; from < blocks.length; from += blockBytes, at += uuidLength) {
    for (let byte = 0; byte < blockBytes; byte++) {
      const value = blocks[from + byte] ?? 0
      const place = at + (places[byte] ?? 0)
      text[place] = digits[value >> 4] ?? 0
      text[place + 1] = digits[value & 15] ?? 0
    }
    all.push(text.subarray(at, at + uuidLength))
  }
  return all
}

const realIds: Pseudonyms = { ids: ids => ids, within: text => text }

/** With names, ids are what they are. */
export const pseudonymsAt = (level: Level, key: Buffer): Pseudonyms =>
  level === 'names' ? realIds : keyedPseudonyms(key)
