import { randomBytes } from 'node:crypto'
import type { Authenticators } from '../../commands/ports/factors.ts'

// Three hundred files, for the moment in which somebody shows a passkey.
const library = () => import('@simplewebauthn/server')

/** WebAuthn for the site at this address. What cannot be read or verified is nothing, whatever the library says. */
export const webAuthn = (publicUrl: string): Authenticators => {
  const { origin: expectedOrigin, hostname: expectedRPID } = new URL(publicUrl)
  const expected = { expectedOrigin, expectedRPID, requireUserVerification: true }
  return {
    site: expectedRPID,
    newChallenge: () => randomBytes(32).toString('base64url'),
    made: async ({ id, rawId, clientDataJSON, attestationObject, transports }, expectedChallenge) => {
      const response = {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      } as const
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await verifyRegistrationResponse({ ...expected, response, expectedChallenge }).catch(
        nothing,
      )
      if (!registrationInfo) return null
      const { credential } = registrationInfo
      return {
        credential: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
      }
    },
    shown: async ({ id, rawId, clientDataJSON, authenticatorData, signature }, expectedChallenge, passkey) => {
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge,
        response: {
          id,
          rawId,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON, authenticatorData, signature },
        },
        credential: {
          id: passkey.credential,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(nothing)
      return verified && authenticationInfo ? { counter: authenticationInfo.newCounter } : null
    },
  }
}

const nothing = (): { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined } => ({
  verified: false,
})
