import { zstdDecompressSync } from 'node:zlib'

export type Method = 'pglz' | 'lz4' | 'zstd'

/** Neither way of packing makes more of a byte. */
const most = 255
let scratch = Buffer.alloc(256 * 1024)

/** What PostgreSQL packed into this many bytes; null where it is not that. */
export const unpacked = (method: Method, packed: Buffer, size: number): Buffer | null => {
  if (method === 'pglz') return byCopies(size, into => unpackPglz(packed, into))
  if (method === 'lz4') return byCopies(size, into => unpackLz4(packed, into))
  try {
    return zstdDecompressSync(packed, { maxOutputLength: size })
  } catch {
    return null
  }
}

/**
 * The values in these bytes that a table's row holds packed. Such a value begins with its length, of which the lowest two
 * bits are 10, and how long it was before; what only looks so does not unpack to that length.
 */
export function* packedValues(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at + 8 < bytes.length; at++) {
    if (bytes[at + 3] !== 0 || bytes[at + 2] !== 0 || ((bytes[at] ?? 0) & 3) !== 2) continue
    const length = bytes.readUInt16LE(at) >>> 2
    const told = bytes.readUInt32LE(at + 4)
    const size = told & 0x3fffffff
    if (length <= 8 || at + length > bytes.length || size <= length || size > most * length) continue
    const method = told >>> 30
    if (method > 1) continue
    const value = unpacked(method === 0 ? 'pglz' : 'lz4', bytes.subarray(at + 8, at + length), size)
    if (value) yield value
  }
}

/** Literals, and copies of what was written before. */
type Into = {
  readonly literals: (from: Buffer, at: number, length: number) => boolean
  readonly copy: (back: number, length: number) => boolean
}

const byCopies = (size: number, unpack: (into: Into) => boolean) => {
  if (scratch.length < size) scratch = Buffer.alloc(size)
  const whole = scratch
  let end = 0
  const isWell = unpack({
    literals: (from, at, length) => {
      if (end + length > size || at + length > from.length) return false
      from.copy(whole, end, at, at + length)
      end += length
      return true
    },
    copy: (back, length) => {
      if (back === 0 || back > end || end + length > size) return false
      for (let n = 0; n < length; n++, end++) whole[end] = whole[end - back] ?? 0
      return true
    },
  })
  return isWell && end === size ? Buffer.from(whole.subarray(0, end)) : null
}

const unpackPglz = (packed: Buffer, into: Into) => {
  let at = 0
  while (at < packed.length) {
    let control = packed[at++] ?? 0
    for (let bit = 0; bit < 8 && at < packed.length; bit++, control >>>= 1) {
      if ((control & 1) === 0) {
        if (!into.literals(packed, at++, 1)) return false
        continue
      }
      const [one = 0, other = 0] = [packed[at], packed[at + 1]]
      at += 2
      let length = (one & 15) + 3
      if (length === 18) length += packed[at++] ?? 0
      if (!into.copy(((one & 0xf0) << 4) | other, length)) return false
    }
  }
  return true
}

const unpackLz4 = (packed: Buffer, into: Into) => {
  let at = 0
  const more = (length: number) => {
    if (length < 15) return length
    for (let byte = 255; byte === 255; length += byte) byte = packed[at++] ?? 0
    return length
  }
  while (at < packed.length) {
    const token = packed[at++] ?? 0
    const literals = more(token >>> 4)
    if (!into.literals(packed, at, literals)) return false
    at += literals
    if (at >= packed.length) return true
    const back = (packed[at] ?? 0) | ((packed[at + 1] ?? 0) << 8)
    at += 2
    if (!into.copy(back, more(token & 15) + 4)) return false
  }
  return true
}
