import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formsOf, smallLetters } from './forms.ts'
import { packedValues } from './packed.ts'
import { type Needle, seeker } from './seeker.ts'
import { isWalFile, walReader } from './wal-pages.ts'

export type Hit = { readonly file: string; readonly text: string }

/** Of whole pages of PostgreSQL, so that none lies in two. */
const chunk = 4 * 1024 * 1024

/**
 * Where any of the texts stands, byte for byte, in any form that something may have given it, in these files and folders;
 * also in what PostgreSQL packed into a row or into a page of its write-ahead log.
 */
export async function* searchFiles(places: readonly string[], texts: readonly string[]): AsyncGenerator<Hit> {
  const needles: readonly Needle[] = texts.flatMap(text => formsOf(text).map(bytes => ({ text, bytes })))
  const longest = Math.max(0, ...needles.map(({ bytes }) => bytes.length))
  const seek = seeker(needles)
  const records = walReader()
  for await (const file of filesIn(places)) {
    const found = new Set<string>()
    let kept = Buffer.alloc(0)
    for await (const piece of createReadStream(file, { highWaterMark: chunk })) {
      const bytes = Buffer.concat([kept, smallLetters(piece)])
      seek(bytes, found)
      kept = bytes.subarray(Math.max(0, bytes.length - longest + 1))
      for (const inside of isWalFile(file) ? records(piece) : [piece]) {
        if (inside !== piece) seek(smallLetters(inside), found)
        for (const value of packedValues(inside)) seek(smallLetters(value), found)
      }
    }
    for (const text of found) yield { file, text }
  }
}

/** In the order of their names, by which parts of a log follow each other. */
export async function* filesIn(places: readonly string[]): AsyncGenerator<string> {
  for (const place of places) {
    const kind = await stat(place).catch(() => null)
    if (kind?.isFile()) yield place
    if (kind?.isDirectory()) yield* filesIn((await readdir(place)).sort().map(name => join(place, name)))
  }
}
