import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formsOf, smallLetters } from './forms.ts'
import { type Needle, seeker } from './seeker.ts'

export type Hit = { readonly file: string; readonly text: string }

const chunk = 4 * 1024 * 1024

/** Where any of the texts stands, byte for byte, in any form that something may have given it, in these files and folders. */
export async function* searchFiles(places: readonly string[], texts: readonly string[]): AsyncGenerator<Hit> {
  const needles: readonly Needle[] = texts.flatMap(text => formsOf(text).map(bytes => ({ text, bytes })))
  const longest = Math.max(0, ...needles.map(({ bytes }) => bytes.length))
  const seek = seeker(needles)
  for await (const file of filesIn(places)) {
    const found = new Set<string>()
    let kept = Buffer.alloc(0)
    for await (const piece of createReadStream(file, { highWaterMark: chunk })) {
      const bytes = Buffer.concat([kept, smallLetters(piece)])
      seek(bytes, found)
      kept = bytes.subarray(Math.max(0, bytes.length - longest + 1))
    }
    for (const text of found) yield { file, text }
  }
}

async function* filesIn(places: readonly string[]): AsyncGenerator<string> {
  for (const place of places) {
    const kind = await stat(place).catch(() => null)
    if (kind?.isFile()) yield place
    if (kind?.isDirectory()) yield* filesIn((await readdir(place)).map(name => join(place, name)))
  }
}
