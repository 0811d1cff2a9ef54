import { expect } from 'vitest'
import { derivedId } from '../../../commands/derived-id.ts'
import type { Facts } from '../../../domain/facts.ts'
import { streamOf } from '../../../domain/streams.ts'
import { anna, asking, at, given } from '../../support/language.ts'
import { nothing } from '../../support/stories.ts'
import { closed, gone, mail, open, registered, user, verified } from '../a-person.ts'
import { ben, claimed, known, own, person, type Some, unopened, unverified } from './over-memory.ts'

const wanted = 'neu@example.org'
const asked: Facts['user'] = { type: 'EmailChangeRequested', email: wanted, at }
const moved: Facts['user'] = { type: 'EmailChanged', email: wanted, previous: mail, at }
const theirs = streamOf('email', wanted)
const byBen: Facts['email'] = { ...claimedBy(ben), email: wanted }
function claimedBy(user: typeof ben) {
  return { type: 'EmailClaimed', user, ...person } as const
}
const moving = given(user, registered, verified, asked).and(own, claimed)
const both = { 'no-such-user': nothing, 'account-closed': gone }

const somebody: typeof ben = derivedId(asking, 'user')
const registering = { email: mail, password: 'new', firstName: 'Anna', lastName: 'Beispiel' }
const stated = { ofAge: true, terms: '1.1', parent: null }
const here = { address: 'here' }
const came = [claimedBy(somebody), registered] as const
/** Came half the way, and was closed since. */
const leftAgain = given(own, claimedBy(somebody)).and(streamOf('user', somebody), registered, closed)
const taken = given(own, claimedBy(ben))

export const addresses = {
  askClaim: {
    by: (ask, context) => ask(context, mail, { type: 'Claim', user: anna, ...person }),
    done: { facts: [claimed] },
    refused: { 'email-already-claimed': taken },
  },
  release: {
    by: (release, context) => release(context, mail, anna),
    done: { given: known, facts: [{ type: 'EmailReleased', user: anna, at }] },
    refused: {},
  },
  requestEmailChange: {
    by: (request, context) => request(context, wanted, 'right'),
    done: { given: known, facts: [asked] },
    refused: {
      ...both,
      'email-unchanged': { given: known, by: (request, context) => request(context, mail, 'right') },
      'email-already-claimed': known.and(theirs, byBen),
      'wrong-password': { given: known, by: (request, context) => request(context, wanted, 'wrong') },
      'too-busy': { given: known, by: (_, context, { busy }) => busy().requestEmailChange(context, wanted, 'right') },
    },
  },
  issueChangeToken: {
    by: issue => issue(anna, wanted),
    done: { given: moving, answers: 'change-email token' },
    refused: {},
  },
  finishByToken: {
    by: async (finish, _, { issueChangeToken }) => finish((await issueChangeToken(anna, wanted)) ?? ''),
    done: {
      given: moving,
      facts: [
        { ...claimed, email: wanted, purpose: 'email-change' } as Facts['email'],
        moved,
        { type: 'EmailReleased', user: anna, at },
      ],
    },
    refused: {
      ...unopened,
      'token-invalid': { given: moving, by: finish => finish('none') },
      'email-already-claimed': moving.and(theirs, byBen),
      'email-change-not-requested': { unless: 'the link is for what was asked' },
      'already-confirmed': {
        given: moving,
        by: async (_, __, { overtaken }) =>
          overtaken.finishByToken((await overtaken.issueChangeToken(anna, wanted)) ?? ''),
        facts: [
          { ...claimed, email: wanted, purpose: 'email-change' } as Facts['email'],
          moved,
          { type: 'EmailReleased', user: anna, at },
        ],
      },
    },
  },
  completeEmailChange: {
    by: (complete, context) => complete(context, wanted),
    done: { given: moving, facts: [moved] },
    refused: { ...both, 'email-change-not-requested': known },
  },
  requestVerification: {
    by: (request, { commandId }) => request(commandId, mail),
    done: { given: unverified, facts: [{ type: 'VerificationRequested', at }] },
    refused: { ...unopened, 'already-verified': known },
  },
  issueVerificationToken: {
    by: issue => issue(anna, mail),
    done: { given: unverified, answers: 'verify-email token' },
    refused: {},
  },
  verifyEmail: {
    by: async (verify, _, { issueVerificationToken }) => verify(await issueVerificationToken(anna, mail)),
    done: { given: unverified, facts: [verified] },
    refused: {
      ...unopened,
      'token-invalid': { given: unverified, by: verify => verify('none') },
      'already-confirmed': {
        given: known,
        by: async (verify, { commandId }, { issueVerificationToken, vault }) => {
          const token = await issueVerificationToken(anna, mail)
          await vault.spendToken('verify-email', token, commandId)
          return verify(token)
        },
      },
      'email-already-claimed': {
        given: moving.and(theirs, byBen),
        by: async (verify, _, { issueChangeToken }) => verify((await issueChangeToken(anna, wanted)) ?? ''),
      },
      'email-change-not-requested': { unless: 'the link is for what was asked' },
    },
  },
  confirmEmail: {
    by: (confirm, context) => confirm(context),
    done: { given: unverified, facts: [verified] },
    refused: both,
  },
  register: {
    by: (register, { commandId }) => register(commandId, registering, here),
    done: { facts: came },
    refused: {
      'email-already-claimed': taken,
      'password-too-common': {
        by: (register, { commandId }) => register(commandId, { ...registering, password: 'guessable' }, here),
      },
      'password-leaked': {
        by: (register, { commandId }) => register(commandId, { ...registering, password: 'leaked' }, here),
      },
      'too-busy': { by: (_, { commandId }, { busy }) => busy().register(commandId, registering, here) },
      'account-closed': leftAgain,
    },
  },
  registerStating: {
    by: (register, { commandId }) => register(commandId, registering, stated, here),
    done: { facts: [...came, { type: 'AgeStated', at }, { type: 'TermsAccepted', version: '1.1', at }] },
    refused: {
      'email-already-claimed': taken,
      'terms-outdated': {
        by: (register, { commandId }) => register(commandId, registering, { ...stated, terms: '1.0' }, here),
      },
      'parent-is-self': {
        by: (register, { commandId }) => register(commandId, registering, { ...stated, parent: mail }, here),
      },
      'password-too-common': {
        by: (register, { commandId }) => register(commandId, { ...registering, password: 'guessable' }, stated, here),
      },
      'password-leaked': {
        by: (register, { commandId }) => register(commandId, { ...registering, password: 'leaked' }, stated, here),
      },
      'too-busy': {
        by: (_, { commandId }, { busy }) => busy().registerStating(commandId, registering, stated, here),
      },
      'account-closed': leftAgain,
    },
  },
  completeRegistration: {
    by: (complete, context) => complete(context, person),
    done: { facts: [registered] },
    refused: { 'account-closed': gone },
  },
  spendingFree: {
    by: (spend, context) => spend(context, async () => 'used'),
    done: { given: open, answers: 'used' },
    refused: {},
  },
  changeOnboarding: {
    by: (change, context) => change(context, { onboardingCompleted: true }),
    done: {
      given: open,
      facts: [expect.objectContaining({ type: 'OnboardingChanged', onboardingCompleted: true })],
    },
    refused: both,
  },
} satisfies Some
