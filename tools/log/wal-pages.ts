import { type Method, unpacked } from './packed.ts'

const page = 8192
const longestRecord = 64 * 1024 * 1024
const methods: readonly (readonly [number, Method])[] = [
  [4, 'pglz'],
  [8, 'lz4'],
  [16, 'zstd'],
]

export const isWalFile = (file: string): boolean => /(^|\/)[0-9A-F]{24}(\.partial)?$/.test(file)

/**
 * Reads PostgreSQL's write-ahead log, a piece of whole pages after the other, files in the order of their names. Answers
 * what each piece completes: records as they are, without the heads of the pages that they lie across, and the pages that
 * records hold packed. Files that were used before hold older pages; each run of pages is read by itself.
 */
export const walReader = () => {
  let next = 0n
  let begun: { parts: Buffer[]; missing: number } | null = null

  return function* (bytes: Buffer): Generator<Buffer> {
    for (let start = 0; start + page <= bytes.length; start += page) {
      const here = bytes.subarray(start, start + page)
      if (here[1] !== 0xd1) {
        begun = null
        continue
      }
      const at = here.readBigUInt64LE(8)
      if (at !== next) begun = null
      next = at + BigInt(page)
      const head = (here.readUInt16LE(2) & 2) === 0 ? 24 : 40
      const rest = Math.min(here.readUInt32LE(16), page - head)
      if (begun && rest > 0) {
        begun.parts.push(here.subarray(head, head + rest))
        begun.missing -= rest
        if (begun.missing <= 0) yield* told(Buffer.concat(begun.parts))
      }
      if (rest < page - head) begun = null
      for (let from = aligned(head + rest); from + 4 <= page; ) {
        const length = here.readUInt32LE(from)
        if (length < 24 || length > longestRecord) break
        const end = Math.min(from + length, page)
        const part = here.subarray(from, end)
        if (from + length <= page) yield* told(part)
        else begun = { parts: [part], missing: length - part.length }
        from = aligned(end)
      }
    }
  }
}

const aligned = (at: number) => (at + 7) & ~7

function* told(record: Buffer): Generator<Buffer> {
  yield record
  try {
    yield* pagesIn(record)
  } catch (error) {
    // Of before this file was used anew, cut off by what was written since.
    if (!(error instanceof RangeError)) throw error
  }
}

type Image = { readonly length: number; readonly method: Method | null; readonly size: number }
type Block = { readonly image: Image | null; readonly data: number }

/** Of each block its heads first, then, for each, its page and its data: PostgreSQL's `xlogrecord.h`. */
function* pagesIn(record: Buffer): Generator<Buffer> {
  const blocks: Block[] = []
  let at = 24
  let behind = 0
  while (at < record.length - behind) {
    const id = record.readUInt8(at)
    if (id === 255) at += 2
    else if (id === 254) at += 5
    else if (id === 253) at += 3
    else if (id === 252) at += 5
    else if (id > 32) return
    else {
      const { block, length } = blockAt(record, at)
      blocks.push(block)
      behind += block.data + (block.image?.length ?? 0)
      at += length
    }
    if (id >= 254) break
  }
  for (const { image, data } of blocks) {
    if (image?.method) {
      const whole = unpacked(image.method, record.subarray(at, at + image.length), image.size)
      if (whole) yield whole
    }
    at += (image?.length ?? 0) + data
  }
}

const blockAt = (record: Buffer, at: number): { readonly block: Block; readonly length: number } => {
  const flags = record.readUInt8(at + 1)
  const data = record.readUInt16LE(at + 2)
  const where = ((flags & 0x80) === 0 ? 12 : 0) + 4
  if ((flags & 0x10) === 0) return { block: { image: null, data }, length: 4 + where }
  const how = record.readUInt8(at + 8)
  const method = methods.find(([bit]) => (how & bit) !== 0)?.[1] ?? null
  const hasLength = (how & 1) !== 0 && method !== null
  const hole = hasLength ? record.readUInt16LE(at + 9) : 0
  const image = { length: record.readUInt16LE(at + 4), method, size: page - hole }
  return { block: { image, data }, length: 4 + 5 + (hasLength ? 2 : 0) + where }
}
