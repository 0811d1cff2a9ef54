import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

/** A personal value as it rests in an event: AES-256-GCM under version `sealed` of the person's key, base64 parts. */
export type Sealed = {
  readonly sealed: number
  readonly iv: string
  readonly tag: string
  readonly ct: string
  /** The names in a sealed object. */
  readonly keys?: readonly string[]
}

export type Key = { readonly version: number; readonly secret: Buffer }

/** Where a value belongs. Bound into the seal, so that it opens nowhere else. */
export type Place = {
  readonly subject: string
  readonly stream: string
  readonly event: string
  readonly field: string
}

const algorithm = 'aes-256-gcm'
const authTagLength = 16

const prepared = new WeakMap<Buffer, KeyObject>()

/** Made once a secret: with it a field opens in a quarter of the time. */
const keyOf = (secret: Buffer): KeyObject => {
  const key = prepared.get(secret) ?? createSecretKey(secret)
  prepared.set(secret, key)
  return key
}

export const seal = (value: unknown, { version, secret }: Key, place: Place): Sealed => {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv, { authTagLength }).setAAD(bound(place, version))
  const ct = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  const sealed = {
    sealed: version,
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    ct: ct.toString('base64'),
  }
  return isPlainObject(value) ? { ...sealed, keys: Object.keys(value) } : sealed
}

/** Throws when the value was changed or moved: that is a corrupted log, not a missing key. */
export const open = ({ sealed, iv, tag, ct }: Sealed, secret: Buffer, place: Place): unknown => {
  const decipher = createDecipheriv(algorithm, keyOf(secret), Buffer.from(iv, 'base64'), { authTagLength })
    .setAAD(bound(place, sealed))
    .setAuthTag(Buffer.from(tag, 'base64'))
  const plain = Buffer.concat([decipher.update(Buffer.from(ct, 'base64')), decipher.final()])
  return JSON.parse(plain.toString('utf8'))
}

const bound = ({ subject, stream, event, field }: Place, version: number) =>
  Buffer.from([subject, stream, event, field, version].join('|'))

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
