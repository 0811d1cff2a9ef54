import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { appendFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { CheckingKey } from '../../commands/ports/log.ts'
import { type Checkpoint, type Signed, signedText } from '../../domain/proof/checkpoint.ts'
import { missing } from '../keys/file-safe.ts'

const line = z.object({
  origin: z.string(),
  size: z.int().min(1),
  root: z.base64(),
  at: z.string(),
  signature: z.base64(),
})

/** Makes the key that signs checkpoints, or reads it. It lies apart from the data, readable only by its owner. */
export const signingKey = async (folder: string): Promise<KeyObject> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'audit-key.pem')
  const made = generateKeyPairSync('ed25519')
  // Of several processes that start at once, one makes it.
  const own = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    return null
  })
  await own?.writeFile(made.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await own?.close()
  const key = createPrivateKey(await readFile(file))
  await appendOnce(join(folder, 'audit-key.pub.pem'), createPublicKey(key).export({ type: 'spki', format: 'pem' }))
  return key
}

const appendOnce = async (file: string, text: string | Buffer) => {
  const own = await open(file, 'wx', 0o644).catch(() => null)
  await own?.writeFile(text)
  await own?.close()
}

export const signed = (checkpoint: Checkpoint, key: KeyObject): Signed => ({
  ...checkpoint,
  signature: sign(null, Buffer.from(signedText(checkpoint)), key).toString('base64'),
})

/** Named by the SHA-256 of what it is in DER, as `openssl pkey -pubin -outform DER | sha256sum` says it. */
export const checkingKeyOf = (key: KeyObject): CheckingKey => {
  const own = createPublicKey(key)
  const id = createHash('sha256')
    .update(own.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  return { pem: String(own.export({ type: 'spki', format: 'pem' })), id }
}

export const isGenuine = (checkpoint: Signed, key: KeyObject) =>
  verify(null, Buffer.from(signedText(checkpoint)), key, Buffer.from(checkpoint.signature, 'base64'))

/** A month of hours: what is older was not taken for so long that the next one must do, which all of it leads to. */
const mostBehind = 31 * 24
const mostAtOnce = 100

/**
 * Checkpoints in a file, a line of JSON each, only ever added to; and at an address of the operator's, if there is one. What
 * was not taken there is sent again, before what came later.
 */
export const checkpointFile = (folder: string, url: string | null) => {
  const file = join(folder, 'checkpoints.jsonl')
  const sending = url === null ? null : sendingOn(join(folder, 'checkpoints.taken'), file, url)
  return {
    file,
    add: async (checkpoint: Signed) => {
      await sending?.begin()
      await appendFile(file, `${JSON.stringify(checkpoint)}\n`, { mode: 0o600, flush: true })
      await sending?.deliver()
    },
    /** Sends what was not taken so far; throws where it is not taken again. */
    deliver: async () => sending?.deliver(),
    read: () => readCheckpoints(file),
  }
}

/** Throws what is wrong with which line. */
export const readCheckpoints = async (file: string): Promise<readonly Signed[]> => {
  const text = (await readFile(file, 'utf8').catch(missing)) ?? ''
  return text.split('\n').flatMap((written, at) => {
    if (written === '') return []
    try {
      return line.parse(JSON.parse(written))
    } catch {
      throw new Error(`${file}:${at + 1}: this is no checkpoint`)
    }
  })
}

/** How many of the file's lines were taken stands in a file of its own, so that it outlasts the process. */
const sendingOn = (taken: string, file: string, url: string) => {
  const known = async () => {
    const text = await readFile(taken, 'utf8').catch(missing)
    const count = Number(text ?? Number.NaN)
    return Number.isInteger(count) && count >= 0 ? count : null
  }
  const note = (count: number) => writeFile(taken, String(count), { mode: 0o600, flush: true })

  /** Where nothing was ever sent, only what comes from now on is. A file that was begun anew is sent from its beginning. */
  const begin = async () => {
    const [count, { length }] = [await known(), await readCheckpoints(file)]
    if (count !== null && count <= length) return count
    const first = count === null ? length : 0
    await note(first)
    return first
  }

  const deliver = async () => {
    const first = await begin()
    const all = await readCheckpoints(file)
    const from = Math.max(first, all.length - mostBehind)
    for (const [nth, checkpoint] of all.slice(from, from + mostAtOnce).entries()) {
      await post(url, checkpoint)
      await note(from + nth + 1)
    }
  }

  return { begin, deliver }
}

const post = async (url: string, checkpoint: Signed) => {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(checkpoint),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!ok) throw new Error(`${new URL(url).origin} answered ${status} to a checkpoint`)
}
