import { brand } from '../../content/brand.ts'

/** Fetched when somebody reaches for a passkey. */
const library = () => import('@simplewebauthn/browser')

const timeout = 120_000
/** Ed25519, P-256, RSA, by their numbers at COSE. */
const algorithms = [-8, -7, -257]

const named = (id: string) => ({ id, type: 'public-key' }) as const

type Asked = {
  readonly challenge: string
  readonly site: string
  readonly passkeys?: readonly { readonly credential: string }[]
}

/** The browser asks its person for a passkey; what it signed is what the server checks. */
export const showPasskey = async ({ challenge, site, passkeys = [] }: Asked) => {
  const allowCredentials = passkeys.map(({ credential }) => named(credential))
  const optionsJSON = { challenge, rpId: site, allowCredentials, userVerification: 'required', timeout } as const
  const { startAuthentication } = await library()
  const { id, rawId, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  return { id, rawId, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

type Offered = Asked & {
  readonly user: { readonly id: string; readonly name: string }
  readonly known: readonly string[]
}

export const makePasskey = async ({ challenge, site, user, known }: Offered) => {
  const { startRegistration } = await library()
  const { id, rawId, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: site, name: brand.name },
      user: { ...user, displayName: user.name },
      pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map(named),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
      timeout,
    },
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, response: { clientDataJSON, attestationObject, transports } }
}

/** What the browser says when somebody thinks better of it, or nothing fits, is for nobody to read. */
export const wasLeft = (error: unknown) => error instanceof Error && /NotAllowed|Abort/.test(error.name)
