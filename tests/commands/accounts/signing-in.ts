import { expect } from 'vitest'
import type { Assertion, Begun } from '../../../commands/ports/factors.ts'
import { asFactorId } from '../../../domain/ids.ts'
import { anna } from '../../support/language.ts'
import { rightCode, session, wrongPasskey } from '../../support/memory-secrets.ts'
import { nothing } from '../../support/stories.ts'
import { mail } from '../a-person.ts'
import { type accountsOver, known, type Some, unverified } from './over-memory.ts'

type Factors = ReturnType<typeof accountsOver>['means']['factors']

const credentials = { email: mail, password: 'right' }
const from = { address: 'here', device: 'a telephone' }
const inside = expect.objectContaining({ user: anna, session })
const right = { totp: rightCode }
const shown: Assertion = {
  id: 'passkey',
  rawId: 'passkey',
  clientDataJSON: '',
  authenticatorData: '',
  signature: '',
  userHandle: null,
}

/** An app with codes is there, and something was begun. */
const begun = async (factors: Factors, purpose: Begun, version = 1) => {
  await factors.addTotp(anna, asFactorId('totp'), 'secret', 'mine')
  return factors.begin(purpose, anna, { version, challenge: 'challenge' }, 60)
}
const withPasskey = async (factors: Factors) => {
  const passkey = { credential: 'passkey', publicKey: 'key', counter: 0, transports: [], name: 'mine' }
  await factors.addPasskey(anna, asFactorId('passkey'), passkey)
}

export const signingIn = {
  signIn: {
    by: signIn => signIn(credentials, from),
    done: { given: known, answers: inside },
    refused: {
      'invalid-credentials': { given: known, by: signIn => signIn({ ...credentials, password: 'wrong' }, from) },
      'not-verified': unverified,
      'too-busy': { given: known, by: (_, __, { busy }) => busy().signIn(credentials, from) },
    },
  },
  beginSession: {
    by: begin => begin(anna, 'a telephone', 1),
    done: { given: known, answers: inside },
    refused: { 'invalid-credentials': { given: known, by: begin => begin(anna, 'a telephone', 2) } },
  },
  reauthenticate: {
    by: prove => prove(anna, 'right'),
    done: { given: known, answers: { version: 1 } },
    refused: {
      'wrong-password': { given: known, by: prove => prove(anna, 'wrong') },
      'too-busy': { given: known, by: (_, __, { busy }) => busy().reauthenticate(anna, 'right') },
    },
  },
  finishSignIn: {
    by: async (finish, _, { factors }) => finish(await begun(factors, 'sign-in'), right, 'a telephone'),
    done: { given: known, answers: inside },
    refused: {
      'ticket-invalid': { given: known, by: finish => finish('none', right, 'a telephone') },
      'factor-wrong': {
        given: known,
        by: async (finish, _, { factors }) =>
          finish(await begun(factors, 'sign-in'), { totp: '000000' }, 'a telephone'),
      },
      'invalid-credentials': {
        given: known,
        by: async (finish, _, { factors }) => finish(await begun(factors, 'sign-in', 2), right, 'a telephone'),
      },
    },
  },
  offerPasskeySignIn: {
    by: offer => offer(),
    done: { answers: { challenge: 'challenge', site: 'example.org', ticket: 'passkey-sign-in ticket' } },
    refused: {},
  },
  signInByPasskey: {
    by: async (signIn, _, { factors, offerPasskeySignIn }) => {
      await withPasskey(factors)
      return signIn((await offerPasskeySignIn()).ticket, shown, 'a telephone')
    },
    done: { given: known, answers: inside },
    refused: {
      'factor-wrong': {
        given: known,
        by: async (signIn, _, { offerPasskeySignIn }) =>
          signIn((await offerPasskeySignIn()).ticket, { ...shown, id: wrongPasskey }, 'a telephone'),
      },
      'ticket-invalid': {
        given: known,
        by: async (_, __, { factors, overtaken }) => {
          await withPasskey(factors)
          return overtaken.signInByPasskey((await overtaken.offerPasskeySignIn()).ticket, shown, 'a telephone')
        },
      },
      'invalid-credentials': {
        given: known,
        by: async (_, __, { factors, outdated }) => {
          await withPasskey(factors)
          return outdated.signInByPasskey((await outdated.offerPasskeySignIn()).ticket, shown, 'a telephone')
        },
      },
    },
  },
  proveAgain: {
    by: prove => prove(anna, session, { proof: { password: 'right' } }),
    done: { given: known, answers: { proven: true } },
    refused: {
      'wrong-password': { given: known, by: prove => prove(anna, session, { proof: { password: 'wrong' } }) },
      'too-busy': {
        given: known,
        by: (_, __, { busy }) => busy().proveAgain(anna, session, { proof: { password: 'right' } }),
      },
      'second-factor-needed': {
        given: known,
        by: async (prove, _, { factors }) => {
          await begun(factors, 'step-up')
          return prove(anna, session, { proof: { password: 'right' } })
        },
      },
      'factor-wrong': { given: known, by: prove => prove(anna, session, { proof: { totp: '000000' } }) },
      'ticket-invalid': {
        given: known,
        by: async (prove, _, { factors }) => {
          await begun(factors, 'step-up')
          return prove(anna, session, { ticket: 'none', proof: right })
        },
      },
    },
  },
  tidyFactors: { by: tidy => tidy(), done: { given: nothing, answers: undefined }, refused: {} },
} satisfies Some
