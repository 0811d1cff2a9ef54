import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { misuse } from '../usage.ts'
import { levels } from './columns.ts'
import { formats } from './parts.ts'

const part = z.object({ file: z.string(), rows: z.number(), bytes: z.number(), sha256: z.string() })

const manifest = z.object({
  kind: z.literal('formkurve-export'),
  version: z.literal(1),
  id: z.string(),
  /** The place in the log up to which everything in it goes; null of an empty log. */
  position: z.string().nullable(),
  begun: z.string(),
  format: z.enum(formats),
  level: z.enum(levels),
  finished: z.boolean(),
  tables: z.record(
    z.string(),
    z.object({ done: z.boolean(), rows: z.number(), place: z.string().nullable(), parts: z.array(part).readonly() }),
  ),
})

export type Manifest = Readonly<z.infer<typeof manifest>>
export type TableState = Manifest['tables'][string]

const manifestIn = (folder: string) => join(folder, 'manifest.json')
const keyIn = (folder: string) => join(folder, '.key')

/** What a folder says of the export in it; null where there is none. */
export const readManifest = async (folder: string): Promise<Manifest | null> => {
  const text = await readFile(manifestIn(folder), 'utf8').catch(unlessMissing)
  if (text === null) return null
  const read = manifest.safeParse(parsed(text))
  if (!read.success) throw misuse(`${manifestIn(folder)} is not the manifest of an export`)
  return read.data
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const unlessMissing = (error: unknown) => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Whole or not at all, whatever cuts it off. */
const writeWhole = async (file: string, text: string) => {
  await writeFile(`${file}.unfinished`, text, { mode: 0o600 })
  await rename(`${file}.unfinished`, file)
}

export const saveManifest = (folder: string, state: Manifest) =>
  writeWhole(manifestIn(folder), `${JSON.stringify(state, null, 2)}\n`)

type Wanted = Pick<Manifest, 'format' | 'level'> & { readonly tables: readonly string[] }

/** An export that was cut off goes on as it was begun; else a new one begins where the log ends now. */
export const openFolder = async (
  folder: string,
  { format, level, tables }: Wanted,
  head: () => Promise<string | null>,
): Promise<{ readonly state: Manifest; readonly key: Buffer; readonly resumed: boolean }> => {
  const before = await readManifest(folder)
  if (before?.finished) throw misuse(`${folder} holds a finished export`)
  if (before) {
    const isSame =
      before.format === format && before.level === level && Object.keys(before.tables).join() === tables.join()
    if (!isSame) throw misuse(`${folder} holds an export begun otherwise: go on with the same options, or elsewhere`)
    return { state: before, key: Buffer.from(await readFile(keyIn(folder), 'utf8'), 'hex'), resumed: true }
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const key = randomBytes(32)
  await writeWhole(keyIn(folder), key.toString('hex'))
  const state: Manifest = {
    kind: 'formkurve-export',
    version: 1,
    id: randomUUID(),
    position: await head(),
    begun: new Date().toISOString(),
    format,
    level,
    finished: false,
    tables: Object.fromEntries(tables.map(name => [name, { done: false, rows: 0, place: null, parts: [] }])),
  }
  await saveManifest(folder, state)
  return { state, key, resumed: false }
}

/** Nothing leads the export's ids back to the log any more. */
export const dropKey = (folder: string) => rm(keyIn(folder), { force: true })

/** Nothing is left of an export that was begun. */
export const emptyFolder = async (folder: string, { tables }: Manifest) => {
  for (const name of Object.keys(tables)) await rm(join(folder, name), { recursive: true, force: true })
  for (const file of [manifestIn(folder), keyIn(folder)]) await rm(file, { force: true })
}
