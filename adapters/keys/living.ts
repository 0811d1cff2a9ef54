import { createReadStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { missing } from './file-safe.ts'

/** A key wrapped by a master; what it is bound to is in `placeOf`. */
export type Held = { readonly subject: string; readonly version: number; readonly wrapped: Buffer }

/**
 * All keys that lived when the masters before were destroyed, as they were wrapped anew, beside the masters: a backup of
 * the data that is older holds them wrapped by a master that is no more. Only the newest is kept, so it forgets whom the
 * masters forget.
 */
export type LivingKeys = {
  /** In the place of what was there, whole or not at all, on the disk when this answers. */
  readonly keep: (by: { master: number; canary: Buffer }, pages: AsyncIterable<readonly Held[]>) => Promise<void>
  /** Null when none were ever kept. The pages must be read to their end. */
  readonly read: () => Promise<{ master: number; canary: Buffer; pages: AsyncIterable<readonly Held[]> } | null>
}

const atOnce = 1000
const first = z.object({ master: z.int(), canary: z.base64() })
const line = z.tuple([z.string(), z.int(), z.base64()])
const bytes = (text: string) => Buffer.from(text, 'base64')

export const livingKeys = (folder: string, ring: string): LivingKeys => {
  const file = join(folder, `${ring}.living`)
  return {
    keep: async ({ master, canary }, pages) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const next = await open(`${file}.new`, 'w', 0o600)
      try {
        await next.write(`${JSON.stringify({ master, canary: canary.toString('base64') })}\n`)
        for await (const page of pages)
          await next.write(
            page.map(one => `${JSON.stringify([one.subject, one.version, one.wrapped.toString('base64')])}\n`).join(''),
          )
        await next.sync()
      } finally {
        await next.close()
      }
      await rename(`${file}.new`, file)
      const shelf = await open(folder, 'r')
      await shelf.sync().finally(() => shelf.close())
    },
    read: async () => {
      const there = await open(file, 'r').catch(missing)
      if (!there) return null
      await there.close()
      const lines = createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]()
      const { master, canary } = first.parse(JSON.parse((await lines.next()).value ?? 'null'))
      return { master, canary: bytes(canary), pages: pagesOf(lines) }
    },
  }
}

async function* pagesOf(lines: AsyncIterator<string>) {
  let page: Held[] = []
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const [subject, version, wrapped] = line.parse(JSON.parse(next.value))
    page.push({ subject, version, wrapped: bytes(wrapped) })
    if (page.length === atOnce) {
      yield page
      page = []
    }
  }
  yield page
}
