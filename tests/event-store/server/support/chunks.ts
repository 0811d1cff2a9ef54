import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Position } from '../../../../domain/kernel/stream.ts'

/** Where a record rests: its length stands before and after it. */
export type Resting = { readonly file: string; readonly start: number; readonly bytes: Buffer }

const headerBytes = 128
const sizeAt = 2
const numberAt = 6

/** The record at a place of the log, in the files of a server that is not running and has not compacted them. */
export const recordIn = async (folder: string, position: Position): Promise<Resting> => {
  const place = Number(position.split('/')[1])
  for (const name of (await readdir(folder)).filter(each => each.startsWith('chunk-')).sort()) {
    const file = join(folder, name)
    const handle = await open(file, 'r')
    try {
      const header = Buffer.alloc(headerBytes)
      await handle.read(header, 0, headerBytes, 0)
      const size = header.readInt32LE(sizeAt)
      const first = header.readInt32LE(numberAt) * size
      if (place < first || place >= first + size) continue
      const start = headerBytes + place - first
      const length = Buffer.alloc(4)
      await handle.read(length, 0, 4, start)
      const bytes = Buffer.alloc(length.readInt32LE() + 8)
      await handle.read(bytes, 0, bytes.length, start)
      return { file, start, bytes }
    } finally {
      await handle.close()
    }
  }
  throw new Error(`no chunk in ${folder} has ${position}`)
}

export const putBack = async ({ file, start, bytes }: Resting) => {
  const handle = await open(file, 'r+')
  await handle.write(bytes, 0, bytes.length, start)
  await handle.close()
}
