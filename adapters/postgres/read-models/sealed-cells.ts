import { createCipheriv, createDecipheriv, hash } from 'node:crypto'
import { secretKey } from '../../crypto/secret-key.ts'
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

const vectors = new WeakMap<Buffer, string>()

/** What the vectors of a secret's cells follow from, with their value and place. */
const vectorOf = (secret: Buffer): string => {
  const vector = vectors.get(secret) ?? hash('sha256', `rows|${secret.toString('hex')}`)
  vectors.set(secret, vector)
  return vector
}

/** The vector follows from the value and its place, so that a model made anew is the same to the last byte. */
export const sealCell = (value: unknown, name: string, { version, secret }: Key, place: string): string => {
  const text = JSON.stringify(value)
  const iv = Buffer.from(hash('sha256', `${vectorOf(secret)}|${place}|${text}`, 'hex').slice(0, 2 * ivBytes), 'hex')
  const cipher = createCipheriv(algorithm, secretKey(secret), iv, { authTagLength }).setAAD(
    Buffer.from(`${name}|${version}`),
  )
  const ct = cipher.update(text, 'utf8')
  cipher.final()
  return `${mark}${name}.${version}.${Buffer.concat([iv, cipher.getAuthTag(), ct]).toString('base64')}`
}

export const openCell = (bytes: Buffer, secret: Buffer, bound: string): unknown => {
  const end = ivBytes + authTagLength
  const decipher = createDecipheriv(algorithm, secretKey(secret), bytes.subarray(0, ivBytes), { authTagLength })
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(ivBytes, end))
  return JSON.parse(decipher.update(bytes.subarray(end), undefined, 'utf8') + decipher.final('utf8'))
}
