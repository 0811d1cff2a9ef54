import { createCipheriv, createDecipheriv, createSecretKey, hash, type KeyObject } from 'node:crypto'
import type { Key } from '../../event-store/sealing.ts'

const algorithm = 'aes-256-gcm'
const authTagLength = 16
const ivBytes = 12
const mark = '§'

/** A sealed value as it rests in a column: whose key, its version, and the rest in base64. */
export const isSealedCell = (value: unknown): value is string => typeof value === 'string' && value.startsWith(mark)

export const partsOf = (text: string) => {
  const [name = '', version = '', sealed = ''] = text.slice(mark.length).split('.')
  return { name, version: Number(version), bytes: () => Buffer.from(sealed, 'base64') }
}

type Prepared = { readonly cipher: KeyObject; readonly iv: string }
const prepared = new WeakMap<Buffer, Prepared>()

const keysOf = (secret: Buffer): Prepared => {
  const known = prepared.get(secret)
  if (known) return known
  const made = { cipher: createSecretKey(secret), iv: hash('sha256', `rows|${secret.toString('hex')}`) }
  prepared.set(secret, made)
  return made
}

/** The vector follows from the value and its place, so that a model made anew is the same to the last byte. */
export const sealCell = (value: unknown, name: string, { version, secret }: Key, place: string): string => {
  const text = JSON.stringify(value)
  const keys = keysOf(secret)
  const iv = Buffer.from(hash('sha256', `${keys.iv}|${place}|${text}`, 'hex').slice(0, 2 * ivBytes), 'hex')
  const cipher = createCipheriv(algorithm, keys.cipher, iv, { authTagLength }).setAAD(Buffer.from(`${name}|${version}`))
  const ct = cipher.update(text, 'utf8')
  cipher.final()
  return `${mark}${name}.${version}.${Buffer.concat([iv, cipher.getAuthTag(), ct]).toString('base64')}`
}

export const openCell = (bytes: Buffer, secret: Buffer, bound: string): unknown => {
  const end = ivBytes + authTagLength
  const decipher = createDecipheriv(algorithm, keysOf(secret).cipher, bytes.subarray(0, ivBytes), { authTagLength })
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(ivBytes, end))
  return JSON.parse(decipher.update(bytes.subarray(end), undefined, 'utf8') + decipher.final('utf8'))
}
