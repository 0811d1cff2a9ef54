import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** Byte strings in CBOR (RFC 8949), of any length that is needed here. */
const bytes = (data: Buffer) =>
  Buffer.concat([data.length < 24 ? Buffer.from([0x40 + data.length]) : Buffer.from([0x58, data.length]), data])
const word = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** What a forger changes. */
type Change = {
  readonly origin?: string
  readonly site?: string
  readonly type?: string
  readonly flags?: number
  readonly counter?: number
  readonly crossOrigin?: boolean
  readonly userHandle?: string
}

const counted = (counter: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

/** A passkey without a browser: makes and shows itself as WebAuthn says, user verified, without attestation. */
export const passkey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const siteOf = ({ site = new URL(origin).hostname }: Change) => sha256(site)
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  const names = { id: base64url(id), rawId: base64url(id) }
  const clientData = (usual: string, challenge: string, change: Change) => {
    const { type = usual, origin: from = origin, crossOrigin = false } = change
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin }))
  }

  return {
    /** What of it the server may keep. */
    kept: [base64url(id), base64url(cose)],
    make: (challenge: string, change: Change = {}) => {
      const lengthOfId = Buffer.from([0, id.length])
      const { flags = 0x45, counter = 0 } = change
      const head = Buffer.concat([siteOf(change), Buffer.from([flags]), counted(counter)])
      const authData = Buffer.concat([head, Buffer.alloc(16), lengthOfId, id, cose])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[word('fmt'), word('none'), word('attStmt'), Buffer.from([0xa0]), word('authData'), bytes(authData)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, change)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
      return { ...names, response }
    },
    show: (challenge: string, change: Change = {}) => {
      const data = clientData('webauthn.get', challenge, change)
      const { flags = 0x05, counter = 0, userHandle } = change
      const authData = Buffer.concat([siteOf(change), Buffer.from([flags]), counted(counter)])
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        ...(userHandle === undefined ? {} : { userHandle }),
      }
      return { ...names, response }
    },
  }
}
