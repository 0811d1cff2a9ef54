import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { KeySafe, MasterKey } from './safe.ts'

const kept = z.object({ keys: z.array(z.object({ version: z.int(), secret: z.string().regex(/^[0-9a-f]{64}$/) })) })

/** The master keys of one ring in a file of its own, for its owner's eyes only. */
export const fileSafe = (folder: string, ring: string): KeySafe => {
  const file = join(folder, `${ring}.keys`)

  const read = async (): Promise<readonly MasterKey[]> => {
    const text = await readFile(file, 'utf8').catch(missing)
    if (text === null) return []
    const { keys } = kept.parse(JSON.parse(text))
    return keys.map(({ version, secret }) => ({ version, secret: Buffer.from(secret, 'hex') }))
  }

  const write = (keys: readonly MasterKey[]) =>
    replaceFile(file, JSON.stringify({ keys: keys.map(key => ({ ...key, secret: key.secret.toString('hex') })) }))

  return {
    name: file,
    read,
    add: async () => {
      const keys = await read()
      const added = { version: (keys.at(-1)?.version ?? 0) + 1, secret: randomBytes(32) }
      await write([...keys, added])
      return added
    },
    destroyBefore: async version => {
      const keys = await read()
      const left = keys.filter(key => key.version >= version)
      if (left.length < keys.length) await write(left)
    },
  }
}

export const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Whole or not at all, on the disk when this answers; what stood there before is overwritten where it lay. */
export const replaceFile = async (file: string, text: string) => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const before = await open(file, 'r+').catch(missing)
  const next = await open(`${file}.new`, 'w', 0o600)
  await next.writeFile(text)
  await next.sync()
  await next.close()
  await rename(`${file}.new`, file)
  const folder = await open(dirname(file), 'r')
  await folder.sync()
  await folder.close()
  if (before) await overwrite(before)
}

const overwrite = async (file: Awaited<ReturnType<typeof open>>) => {
  const { size } = await file.stat()
  await file.write(Buffer.alloc(size), 0, size, 0)
  await file.sync()
  await file.close()
}
