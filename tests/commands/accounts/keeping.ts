import { expect } from 'vitest'
import { daysAfter } from '../../../domain/days.ts'
import type { Facts } from '../../../domain/facts.ts'
import { asSessionId } from '../../../domain/ids.ts'
import { anna, at, given } from '../../support/language.ts'
import { session } from '../../support/memory-secrets.ts'
import { nothing } from '../../support/stories.ts'
import { closed, gone, mail, open, parentAsked, registered, user, verified, waiting } from '../a-person.ts'
import { claimed, known, opened, own, type Some, unopened } from './over-memory.ts'

type Fact = Facts['user']
const both = { 'no-such-user': nothing, 'account-closed': gone }
const closing = given(user, registered, { type: 'AccountClosingRequested', eraseAt: at, at })
const parent = 'mutter@example.org'
const confirmed = given(user, registered, parentAsked, { type: 'ParentConfirmed', at })
const announced = (from: string): Fact => ({ type: 'TermsAnnounced', version: '1.2', from, at })
const change = { keep: session, password: 'new', current: 'right' }
const changed: Fact = { type: 'PasswordChanged', at }
const erasing = {
  destroyKeys: async () => {},
  forgetRows: async () => {},
  forgetMessages: async () => {},
}

const passwords = {
  requestReset: {
    by: (request, { commandId }) => request(commandId, mail),
    done: { given: known, facts: [{ type: 'PasswordResetRequested', at }] },
    refused: { ...unopened, 'no-such-email': nothing },
  },
  issueResetToken: {
    by: issue => issue(anna),
    done: { given: known, answers: 'reset-password token' },
    refused: {},
  },
  resetPassword: {
    by: async (reset, { commandId }, { issueResetToken }) =>
      reset(commandId, (await issueResetToken(anna)) ?? '', 'new'),
    done: { given: known, facts: [changed] },
    refused: {
      'token-invalid': { given: known, by: (reset, { commandId }) => reset(commandId, 'none', 'new') },
      'password-too-common': {
        given: known,
        by: async (reset, { commandId }, { issueResetToken }) =>
          reset(commandId, (await issueResetToken(anna)) ?? '', 'guessable'),
      },
      'password-leaked': {
        given: known,
        by: async (reset, { commandId }, { issueResetToken }) =>
          reset(commandId, (await issueResetToken(anna)) ?? '', 'leaked'),
      },
      'too-busy': {
        given: known,
        by: async (_, { commandId }, { busy, issueResetToken }) =>
          busy().resetPassword(commandId, (await issueResetToken(anna)) ?? '', 'new'),
      },
    },
  },
  changePassword: {
    by: (changing, context) => changing(context, change),
    done: { given: known, facts: [changed] },
    refused: {
      'password-needed': {
        given: known,
        by: (changing, context) => changing(context, { keep: session, password: 'new' }),
      },
      'wrong-password': {
        given: known,
        by: (changing, context) => changing(context, { ...change, current: 'wrong' }),
      },
      'password-too-common': {
        given: known,
        by: (changing, context) => changing(context, { ...change, password: 'guessable' }),
      },
      'password-leaked': {
        given: known,
        by: (changing, context) => changing(context, { ...change, password: 'leaked' }),
      },
      'too-busy': { given: known, by: (_, context, { busy }) => busy().changePassword(context, change) },
      'password-already-changed': {
        given: known,
        by: (_, context, { overtaken }) => overtaken.changePassword(context, change),
      },
      'account-closed': {
        given: gone,
        by: async (changing, context, { vault }) => {
          await vault.forget(anna)
          return changing(context, { keep: asSessionId('fresh'), password: 'new' })
        },
      },
    },
  },
  tellWhatIsOwed: { by: tell => tell(), done: { given: known, facts: [changed] }, refused: {} },
} satisfies Some

const leaving = {
  close: {
    by: (close, context) => close(context, 'right', false),
    done: {
      given: known,
      facts: [{ type: 'AccountClosingRequested', eraseAt: daysAfter(at, 30), at }],
    },
    refused: {
      ...both,
      'wrong-password': { given: known, by: (close, context) => close(context, 'wrong', false) },
      'too-busy': { given: known, by: (_, context, { busy }) => busy().close(context, 'right', false) },
    },
  },
  undoClosing: {
    by: (undo, context) => undo(context),
    done: { given: closing, facts: [{ type: 'AccountClosingUndone', at }] },
    refused: both,
  },
  closeDue: { by: close => close([anna]), done: { given: closing, facts: [closed], answers: 1 }, refused: {} },
  closeForgotten: { by: close => close(), done: { given: open, facts: [closed] }, refused: {} },
  erase: {
    by: (erase, context) => erase(context, erasing),
    done: {
      given: given(user, registered, verified, closed).and(own, claimed),
      facts: [
        { type: 'EmailReleased', user: anna, at },
        { type: 'PersonalDataErased', at },
      ],
    },
    refused: { 'no-such-user': nothing, 'account-still-open': open },
  },
  closingReceipt: {
    by: ask => ask(`receipt of ${anna}`),
    done: { given: gone, answers: expect.objectContaining({ state: 'erasing', closedAt: at }) },
    refused: { 'no-such-receipt': nothing },
  },
} satisfies Some

const age = {
  stateAge: {
    by: (state, context) => state(context),
    done: { given: open, facts: [{ type: 'AgeStated', at }] },
    refused: { ...both, 'parent-needed': waiting },
  },
  ageOf: {
    by: of => of(anna),
    done: { given: open, answers: { standing: 'unasked' } },
    refused: { 'no-such-user': nothing },
  },
  mayTrain: {
    by: may => may(anna),
    done: { given: open, answers: null },
    refused: { 'parent-needed': waiting },
  },
  askParent: {
    by: (ask, context) => ask(context, parent),
    done: { given: open, facts: [parentAsked] },
    refused: {
      'no-such-user': nothing,
      'account-closed': { unless: 'of a closed account it is said that there is none' },
      'age-stated': confirmed,
      'parent-is-self': { given: open, by: (ask, context) => ask(context, mail) },
    },
  },
  sayTooYoung: {
    by: (say, context) => say(context),
    done: { given: waiting, facts: [{ ...closed, why: 'age' } as Fact] },
    refused: { 'no-such-user': nothing, 'age-stated': confirmed },
  },
  issueParentToken: {
    by: issue => issue(anna, parent),
    done: { given: waiting, answers: 'parent token' },
    refused: {},
  },
  askedBy: {
    by: async (askedBy, _, { issueParentToken }) => askedBy(await issueParentToken(anna, parent)),
    done: { given: waiting, answers: { user: anna, email: mail, until: daysAfter(at, 14) } },
    refused: { 'parent-not-asked': open },
  },
  answerAsParent: {
    by: async (answer, _, { issueParentToken }) => answer(await issueParentToken(anna, parent), true),
    done: { given: waiting, facts: [{ type: 'ParentConfirmed', at }] },
    refused: { ...unopened, 'parent-not-asked': open },
  },
  mindParents: {
    by: mind => mind(async ({ reminded }) => (reminded === 'not yet' ? [anna] : [])),
    done: {
      given: given(user, registered, { ...parentAsked, until: daysAfter(at, 6) } as Fact),
      facts: [{ type: 'ParentReminded', at }],
      answers: { reminded: 1, closed: 0 },
    },
    refused: {},
  },
} satisfies Some

const agreeing = {
  termsOf: {
    by: of => of(anna),
    done: { given: open, answers: { version: '1.1', change: null } },
    refused: { 'no-such-user': nothing },
  },
  acceptTerms: {
    by: (accept, context) => accept(context, '1.1'),
    done: { given: open, facts: [{ type: 'TermsAccepted', version: '1.1', at }] },
    refused: {
      'no-such-user': nothing,
      'account-closed': opened,
      'terms-outdated': { given: open, by: (accept, context) => accept(context, '1.0') },
    },
  },
  objectToTerms: {
    by: (object, context) => object(context, '1.2'),
    done: {
      given: given(user, registered, announced(daysAfter(at, 14))),
      facts: [{ type: 'TermsObjected', version: '1.2', at }],
    },
    refused: {
      ...both,
      'terms-not-announced': open,
      'terms-objection-late': given(user, registered, announced(daysAfter(at, -1))),
    },
  },
  announceTerms: {
    by: announce => announce(async () => [anna]),
    done: { given: open, facts: [announced('2026-04-01T00:00:00.000Z')], answers: 1 },
    refused: {},
  },
} satisfies Some

export const keeping = { ...passwords, ...leaving, ...age, ...agreeing }
