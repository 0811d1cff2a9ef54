import { z } from 'zod'
import { asFactorId } from '../domain/ids.ts'
import { password, said, signedIn } from './accounts.ts'
import { call } from './call.ts'
import { factorId } from './ids.ts'
import { factorStep } from './problem.ts'
import { refusesGone } from './refusals.ts'
import { saying } from './text.ts'

// Passkeys (WebAuthn), codes of an authenticator app (TOTP), recovery codes

const binary = saying(8000).regex(/^[\w-]+$/, 'must be base64url')
const ticket = saying(100)
const name = saying(60)

const asked = z.object({ ticket: z.string(), challenge: z.string(), site: z.string() })

/** What an authenticator made, as `PublicKeyCredential.toJSON` says it; what else it says is not looked at. */
const made = z.object({
  id: binary,
  rawId: binary,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.array(saying(20)).max(10).optional(),
  }),
})

const shown = z.object({
  id: binary,
  rawId: binary,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: binary.nullish(),
  }),
})

const proof = {
  passkey: shown.optional(),
  totp: saying(10).optional().describe('six digits of the app'),
  recovery_code: saying(40).optional(),
}

const oneOf = 'exactly one of passkey, totp, recovery_code'

export const finishLogin = call({
  method: 'POST',
  path: '/auth/login/second-factor',
  summary: 'Go on with a sign-in that asked for a second factor',
  description: 'POST /auth/login answers 403 `second-factor-needed` with a `step`: its ticket, and what may be shown.',
  access: 'anyone',
  body: z.strictObject({ ticket, ...proof }),
  status: 200,
  answer: signedIn,
  refuses: ['ticket-invalid', 'factor-wrong', 'proof-needed', 'invalid-credentials', 'too-many-attempts'],
})

export const offerPasskeyLogin = call({
  method: 'POST',
  path: '/auth/login/passkey-challenge',
  summary: 'What a passkey shall sign to sign in without a password',
  access: 'anyone',
  status: 200,
  answer: asked,
  refuses: ['too-many-attempts'],
})

export const passkeyLogin = call({
  method: 'POST',
  path: '/auth/login/passkey',
  summary: 'Sign in with a passkey alone',
  access: 'anyone',
  body: z.strictObject({ ticket, passkey: shown }),
  status: 200,
  answer: signedIn,
  refuses: ['ticket-invalid', 'factor-wrong', 'invalid-credentials', 'too-many-attempts'],
})

export const listFactors = call({
  method: 'GET',
  path: '/auth/factors',
  summary: 'One’s own passkeys and authenticator app',
  access: 'signed-in',
  status: 200,
  answer: z.object({
    factors: z.array(
      z.object({
        id: z.string().transform(asFactorId),
        kind: z.enum(['passkey', 'totp']),
        name: z.string(),
        added_at: z.string(),
        used_at: z.string().nullable(),
      }),
    ),
    recovery_codes_left: z.number().int(),
    recovery_codes_outdated: z.boolean().describe('made before codes had today’s length: new ones should be made'),
    reset_opens_at: z.string().nullable().describe('somebody said that all are lost: when they may be taken away'),
  }),
})

const added = said.extend({
  recovery_codes: z
    .array(z.string())
    .nullable()
    .describe('shown once, with the first factor; null: the earlier ones hold'),
})

export const offerPasskey = call({
  method: 'POST',
  path: '/auth/factors/passkey-challenge',
  summary: 'Begin to add a passkey',
  access: 'signed-in',
  stepUp: 'always',
  status: 200,
  answer: asked.extend({ user: z.object({ id: z.string(), name: z.string() }), known: z.array(z.string()) }),
  refuses: ['account-closed'],
})

export const addPasskey = call({
  method: 'POST',
  path: '/auth/factors/passkeys',
  summary: 'Add a passkey; with the first factor all other sessions end',
  access: 'signed-in',
  stepUp: 'always',
  body: z.strictObject({ ticket, name, passkey: made }),
  status: 201,
  answer: added,
  refuses: ['ticket-invalid', 'factor-wrong', 'too-many-factors', ...refusesGone],
})

export const offerTotp = call({
  method: 'POST',
  path: '/auth/factors/totp-secret',
  summary: 'Begin to add an authenticator app',
  access: 'signed-in',
  stepUp: 'always',
  status: 200,
  answer: z.object({
    ticket: z.string(),
    secret: z.string(),
    uri: z.string(),
    qr: z
      .object({ path: z.string(), size: z.number() })
      .describe('an SVG path of squares, and how many there are in a row'),
  }),
  refuses: ['account-closed'],
})

export const addTotp = call({
  method: 'POST',
  path: '/auth/factors/totp',
  summary: 'Add an authenticator app, shown by a code of it; instead of the one before',
  access: 'signed-in',
  stepUp: 'always',
  body: z.strictObject({ ticket, code: saying(10) }),
  status: 201,
  answer: added,
  refuses: ['ticket-invalid', 'factor-wrong', 'too-many-attempts', ...refusesGone],
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/auth/factors/recovery-codes',
  summary: 'New recovery codes; those of before end',
  access: 'signed-in',
  stepUp: 'always',
  status: 201,
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refuses: ['no-such-factor'],
})

export const removeFactor = call({
  method: 'DELETE',
  path: '/auth/factors/:id',
  summary: 'Take a passkey or the authenticator app away',
  access: 'signed-in',
  stepUp: 'always',
  params: z.object({ id: factorId }),
  status: 200,
  answer: said,
  refuses: ['no-such-factor', ...refusesGone],
})

export const offerProof = call({
  method: 'POST',
  path: '/auth/step-up/challenge',
  summary: 'What may be shown to prove again who one is; without a second factor, the password',
  access: 'signed-in',
  whileClosing: true,
  status: 200,
  answer: z.object({
    step: factorStep.nullable(),
  }),
})

export const stepUp = call({
  method: 'POST',
  path: '/auth/step-up',
  summary: 'Prove again who one is; it holds ten minutes',
  description: `What is refused with \`step-up-needed\` may be asked again then. Needs ${oneOf}, or, without a second factor, the password.`,
  access: 'signed-in',
  whileClosing: true,
  body: z.strictObject({ ticket: ticket.optional(), password: password.optional(), ...proof }),
  status: 200,
  answer: said,
  refuses: [
    'ticket-invalid',
    'factor-wrong',
    'proof-needed',
    'second-factor-needed',
    'wrong-password',
    'too-many-attempts',
    'too-busy',
  ],
})
