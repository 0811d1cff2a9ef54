import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { secretKey } from '../crypto/secret-key.ts'

/** One value as it rests: AES-256-GCM under version `sealed` of a key, base64 parts. */
export type Sealed = { readonly sealed: number; readonly iv: string; readonly tag: string; readonly ct: string }

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'sealed' in value

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

export const seal = (value: unknown, { version, secret }: Key, place: Place): Sealed => {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, secretKey(secret), iv, { authTagLength }).setAAD(bound(place, version))
  const ct = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return {
    sealed: version,
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    ct: ct.toString('base64'),
  }
}

/** Throws when the value was changed or moved: that is a corrupted log, not a missing key. */
export const open = ({ sealed, iv, tag, ct }: Sealed, secret: Buffer, place: Place): unknown => {
  const decipher = createDecipheriv(algorithm, secretKey(secret), Buffer.from(iv, 'base64'), { authTagLength })
    .setAAD(bound(place, sealed))
    .setAuthTag(Buffer.from(tag, 'base64'))
  const plain = Buffer.concat([decipher.update(Buffer.from(ct, 'base64')), decipher.final()])
  return JSON.parse(plain.toString('utf8'))
}

const [ivBytes, tagBytes] = [12, authTagLength]

/** Random bytes are asked for many at a time, and each is used once. */
let spare = Buffer.alloc(0)
const freshIv = () => {
  if (spare.length < ivBytes) spare = randomBytes(512 * ivBytes)
  const iv = spare.subarray(0, ivBytes)
  spare = spare.subarray(ivBytes)
  return iv
}

/** Values by name in one text, "<version of the key>.<iv, tag and ciphertext in base64>". */
export const sealTogether = (values: object, key: Key, place: Place): string =>
  sealedText(JSON.stringify(values), freshIv(), key, place)

/** The same, and the same each time: the vector follows from key, place and values. */
export const sealAlike = (values: object, key: Key, place: Place): string => {
  const text = JSON.stringify(values)
  const vector = createHmac('sha256', key.secret).update(bound(place, key.version)).update('|').update(text).digest()
  return sealedText(text, vector.subarray(0, ivBytes), key, place)
}

/** What nobody can open, for there is no such key: it reads as what was erased does. */
export const sealedUnderNoKey = '0.'

const sealedText = (text: string, iv: Buffer, { version, secret }: Key, place: Place): string => {
  const cipher = createCipheriv(algorithm, secretKey(secret), iv, { authTagLength }).setAAD(bound(place, version))
  const ct = cipher.update(text, 'utf8')
  cipher.final()
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), ct]).toString('base64')}`
}

export const sealedVersion = (text: string): number => Number(text.slice(0, text.indexOf('.')))

/** Throws like `open`. */
export const openTogether = (text: string, secret: Buffer, place: Place): Readonly<Record<string, unknown>> => {
  const bytes = Buffer.from(text.slice(text.indexOf('.') + 1), 'base64')
  const decipher = createDecipheriv(algorithm, secretKey(secret), bytes.subarray(0, ivBytes), { authTagLength })
    .setAAD(bound(place, sealedVersion(text)))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const plain = decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8')
  return JSON.parse(plain + decipher.final('utf8'))
}

const bound = ({ subject, stream, event, field }: Place, version: number) =>
  Buffer.from(`${subject}|${stream}|${event}|${field}|${version}`)
