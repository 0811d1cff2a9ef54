import { createCipheriv, createHmac } from 'node:crypto'

/** Ids as an export shows them: the same id reads the same all through it, and nothing outside it leads back. */
export type Pseudonyms = {
  /** Ids, whatever they look like; many together cost a fraction of one by one. */
  readonly ids: (ids: readonly string[]) => readonly string[]
  /** Every UUID in a text; what has another form stays. */
  readonly within: (text: string) => string
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const wholeUuid = new RegExp(`^${uuid.source}$`, 'i')
const isUuid = (id: string) => wholeUuid.test(id)

/**
 * By a key of 32 bytes that is destroyed with the export's completion. A UUID is one block of AES, so that no two ids
 * ever become one; any other id goes through HMAC-SHA-256 to 128 bits.
 */
export const keyedPseudonyms = (key: Buffer): Pseudonyms => {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  // An id comes several times close together: as command, correlation and causation, or through a whole stream.
  const known = new Map<string, string>()
  const learn = (uuids: readonly string[]) => {
    if (known.size > mostKnown) known.clear()
    const hex = cipher.update(Buffer.from(uuids.join('').replaceAll('-', ''), 'hex')).toString('hex')
    for (const [nth, id] of uuids.entries()) known.set(id, formed(hex, nth * hexLength))
  }
  const ofUuid = (id: string): string => {
    if (!known.has(id)) learn([id])
    return known.get(id) ?? ''
  }
  const ofOther = (id: string) => formed(createHmac('sha256', key).update(id).digest('hex'))
  return {
    ids: ids => {
      learn(ids.filter(id => !known.has(id) && isUuid(id)))
      return ids.map(id => known.get(id) ?? (isUuid(id) ? ofUuid(id) : ofOther(id)))
    },
    within: text => (text.length < uuidLength ? text : text.replace(uuid, ofUuid)),
  }
}

const [uuidLength, hexLength] = [36, 32]
const mostKnown = 20_000

const formed = (hex: string, from = 0) => {
  const part = (start: number, end: number) => hex.slice(from + start, from + end)
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`
}

/** With names: ids are what they are. */
export const realIds: Pseudonyms = { ids: ids => ids, within: text => text }
