import { createCipheriv, createHmac } from 'node:crypto'

/** Ids as an export shows them: the same id reads the same all through it, and nothing outside it leads back. */
export type Pseudonyms = {
  /** One id, whatever it looks like. */
  readonly id: (id: string) => string
  /** Every UUID in a text; what has another form stays. */
  readonly within: (text: string) => string
  /** Told of ids before they are asked for: many together cost a fraction of one by one. */
  readonly expect: (ids: Iterable<string>) => void
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
  const remember = (id: string, mine: string) => {
    if (known.size >= mostKnown) known.clear()
    known.set(id, mine)
    return mine
  }
  const enciphered = (uuids: readonly string[]) =>
    cipher.update(Buffer.from(uuids.join('').replaceAll('-', ''), 'hex')).toString('hex')
  const ofUuid = (id: string) => known.get(id) ?? remember(id, formed(enciphered([id])))
  const ofOther = (id: string) => remember(id, formed(createHmac('sha256', key).update(id).digest('hex')))
  return {
    id: id => known.get(id) ?? (wholeUuid.test(id) ? ofUuid(id) : ofOther(id)),
    within: text => (text.length < uuidLength ? text : text.replace(uuid, ofUuid)),
    expect: ids => {
      const fresh = [...new Set(ids)].filter(id => !known.has(id) && wholeUuid.test(id))
      if (fresh.length === 0) return
      const hex = enciphered(fresh)
      for (const [nth, id] of fresh.entries()) remember(id, formed(hex.slice(nth * hexLength, (nth + 1) * hexLength)))
    },
  }
}

const [uuidLength, hexLength] = [36, 32]
const mostKnown = 20_000

const formed = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')

/** With names: ids are what they are. */
export const realIds: Pseudonyms = { id: id => id, within: text => text, expect: () => {} }
