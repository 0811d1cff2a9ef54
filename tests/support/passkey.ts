import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** Byte strings in CBOR (RFC 8949), of any length that is needed here. */
const bytes = (data: Buffer) =>
  Buffer.concat([data.length < 24 ? Buffer.from([0x40 + data.length]) : Buffer.from([0x58, data.length]), data])
const word = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** A passkey without a browser: makes and shows itself as WebAuthn says, user verified, without attestation. */
export const passkey = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const site = sha256(new URL(origin).hostname)
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  const names = { id: base64url(id), rawId: base64url(id) }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    /** What of it the server may keep. */
    kept: [base64url(id), base64url(cose)],
    make: (challenge: string) => {
      const lengthOfId = Buffer.from([0, id.length])
      const authData = Buffer.concat([site, Buffer.from([0x45, 0, 0, 0, 0]), Buffer.alloc(16), lengthOfId, id, cose])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[word('fmt'), word('none'), word('attStmt'), Buffer.from([0xa0]), word('authData'), bytes(authData)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
      return { ...names, response }
    },
    show: (challenge: string) => {
      const data = clientData('webauthn.get', challenge)
      const authData = Buffer.concat([site, Buffer.from([0x05, 0, 0, 0, 0])])
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      }
      return { ...names, response }
    },
  }
}
