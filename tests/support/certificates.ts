import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const list = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const ecdsaWithSha256 = list(bytes('06082a8648ce3d040302'))
const named = (name: string) => list(der(0x31, list(bytes('0603550403'), der(0x0c, Buffer.from(name)))))
const time = (date: Date) => der(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
const isCa = list(bytes('0603551d13'), bytes('0101ff'), der(0x04, list(bytes('0101ff'))))
const marked = (oid: string) => list(bytes(oid), der(0x04, bytes('0500')))

/** The marks of Apple's certificates. */
export const appleMarks = { leaf: '060a2a864886f76364060b01', intermediate: '060a2a864886f76364060201' }

type Holder = { readonly name: string; readonly key: KeyObject; readonly certificate: X509Certificate }
type Wanted = { name: string; by?: Holder; ca?: boolean; mark?: string; from?: Date; until?: Date }

/** A certificate with its key, made by hand: signed by another, or by itself. */
export const certified = ({ name, by, ca = false, mark, from, until }: Wanted): Holder => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const extensions = [...(ca ? [isCa] : []), ...(mark ? [marked(mark)] : [])]
  const body = list(
    der(0xa0, bytes('020102')),
    der(0x02, Buffer.concat([bytes('01'), randomBytes(8)])),
    ecdsaWithSha256,
    named(by?.name ?? name),
    list(time(from ?? new Date('2020-01-01')), time(until ?? new Date('2040-01-01'))),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [der(0xa3, list(...extensions))] : []),
  )
  const signature = sign('sha256', body, by?.key ?? privateKey)
  const certificate = new X509Certificate(list(body, ecdsaWithSha256, der(0x03, bytes('00'), signature)))
  return { name, key: privateKey, certificate }
}

/** Root, intermediate and leaf as the App Store has them. */
export const appleLike = () => {
  const root = certified({ name: `Root ${createHash('md5').update(randomBytes(8)).digest('hex')}`, ca: true })
  const intermediate = certified({ name: 'Intermediate', by: root, ca: true, mark: appleMarks.intermediate })
  return { root, intermediate, leaf: certified({ name: 'Leaf', by: intermediate, mark: appleMarks.leaf }) }
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JWS that carries the certificates of these holders and is signed by the first. */
export const signedBy = (chain: readonly Holder[], payload: unknown, head: object = {}): string => {
  const x5c = chain.map(({ certificate }) => certificate.raw.toString('base64'))
  const text = `${base64url({ alg: 'ES256', x5c, ...head })}.${base64url(payload)}`
  const [first] = chain
  if (!first) throw new Error('nobody signs')
  return `${text}.${sign('sha256', Buffer.from(text), { key: first.key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
