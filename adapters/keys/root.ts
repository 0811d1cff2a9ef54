import { hkdfSync, randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { missing, replaceFile } from './file-safe.ts'

type Places = { readonly dataDir: string; readonly keyDir: string }

/** 32 bytes for one purpose. */
export const derived = (root: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', root, '', purpose, 32))

const nameOfRoot = 'secret.key'

/** The root key that was kept; one that still lies beside its data, as it used to, is moved away from there. */
export const readRoot = async ({ dataDir, keyDir }: Places): Promise<Buffer | null> => {
  const kept = await readFile(join(keyDir, nameOfRoot), 'utf8').catch(missing)
  if (kept !== null) return Buffer.from(kept.trim(), 'hex')
  const beside = join(dataDir, nameOfRoot)
  const old = await readFile(beside, 'utf8').catch(missing)
  if (old === null) return null
  await replaceFile(join(keyDir, nameOfRoot), old)
  await replaceFile(beside, '0'.repeat(old.length))
  await rm(beside)
  return Buffer.from(old.trim(), 'hex')
}

/** Made once, for its owner's eyes only. */
export const keepRoot = async ({ keyDir }: Places): Promise<Buffer> => {
  const root = randomBytes(32)
  await replaceFile(join(keyDir, nameOfRoot), root.toString('hex'))
  return root
}
