import { createCipheriv, createHmac } from 'node:crypto'

/** Ids as an export shows them: the same id reads the same all through it, and nothing outside it leads back. */
export type Pseudonyms = {
  /** One id, whatever it looks like. */
  readonly id: (id: string) => string
  /** Every UUID in a text; what has another form stays. */
  readonly within: (text: string) => string
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const wholeUuid = new RegExp(`^${uuid.source}$`, 'i')

/**
 * By a key of 32 bytes that is destroyed with the export's completion. A UUID is one block of AES, so that no two ids
 * ever become one; any other id goes through HMAC-SHA-256 to 128 bits.
 */
export const keyedPseudonyms = (key: Buffer): Pseudonyms => {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  // An id comes several times close together: as command, correlation and causation, or through a whole stream.
  const known = new Map<string, string>()
  const ofUuid = (id: string) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const mine = formed(cipher.update(Buffer.from(id.replaceAll('-', ''), 'hex')).toString('hex'))
    if (known.size >= mostKnown) known.clear()
    known.set(id, mine)
    return mine
  }
  return {
    id: id => (wholeUuid.test(id) ? ofUuid(id) : formed(createHmac('sha256', key).update(id).digest('hex'))),
    within: text => text.replace(uuid, ofUuid),
  }
}

const mostKnown = 20_000

const formed = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')

/** With names: ids are what they are. */
export const realIds: Pseudonyms = { id: id => id, within: text => text }
