import { verify, X509Certificate } from 'node:crypto'
import { z } from 'zod'

/** Marks that Apple puts into the certificates that sign for the App Store: nobody else's leaf of the same root counts. */
const marks = {
  leaf: Buffer.from('060a2a864886f76364060b01', 'hex'),
  intermediate: Buffer.from('060a2a864886f76364060201', 'hex'),
}

const header = z.object({ alg: z.literal('ES256'), x5c: z.array(z.string()).length(3) })
const longest = 64 * 1024

type Parts = {
  /** The root that is believed; the one within a message is only compared with it. */
  readonly root: X509Certificate
  readonly clock: () => string
}

/**
 * Reads a JWS that is signed by the first of the three certificates it carries, whose chain ends in the root. Null when
 * it is not: whatever else is wrong with it, nothing of it was believed.
 */
export const signedByChain =
  ({ root, clock }: Parts) =>
  (jws: unknown): unknown => {
    try {
      if (typeof jws !== 'string' || jws.length > longest) return null
      const [head = '', body = '', signature = '', ...more] = jws.split('.')
      if (more.length > 0) return null
      const { x5c } = header.parse(JSON.parse(textOf(head)))
      const [leaf, intermediate, last] = x5c.map(each => new X509Certificate(Buffer.from(each, 'base64')))
      if (!leaf || !intermediate || !last) return null
      if (last.fingerprint256 !== root.fingerprint256) return null
      if (!isIssued(intermediate, root) || !isIssued(leaf, intermediate)) return null
      if (!intermediate.ca || leaf.ca) return null
      if (!leaf.raw.includes(marks.leaf) || !intermediate.raw.includes(marks.intermediate)) return null
      const now = Date.parse(clock())
      if (![leaf, intermediate, root].every(each => isValidAt(each, now))) return null
      const key = { key: leaf.publicKey, dsaEncoding: 'ieee-p1363' } as const
      if (leaf.publicKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return null
      const isSigned = verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))
      return isSigned ? JSON.parse(textOf(body)) : null
    } catch {
      return null
    }
  }

const textOf = (part: string) => Buffer.from(part, 'base64url').toString('utf8')

const isIssued = (one: X509Certificate, by: X509Certificate) => one.checkIssued(by) && one.verify(by.publicKey)

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: number) =>
  validFromDate.getTime() <= now && now <= validToDate.getTime()
