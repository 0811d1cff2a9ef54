import { expect } from 'vitest'
import { daysAfter } from '../../../domain/days.ts'
import type { Facts } from '../../../domain/facts.ts'
import { asFactorId } from '../../../domain/ids.ts'
import { anna, at, given } from '../../support/language.ts'
import { rightCode, session, wrongPasskey } from '../../support/memory-secrets.ts'
import { nothing } from '../../support/stories.ts'
import { gone, open, registered, user, verified } from '../a-person.ts'
import type { accountsOver, Some } from './over-memory.ts'

type Factors = ReturnType<typeof accountsOver>['means']['factors']
type Fact = Facts['user']

const totp = asFactorId('totp')
const newIds = [0, 1].map(nth => asFactorId(`00000000-0000-4000-8000-00000000000${nth}`))
const [first, second] = [newIds[0] ?? totp, newIds[1] ?? totp]
const made = (id = 'passkey') => ({ id, rawId: id, clientDataJSON: '', attestationObject: '', transports: [] })
const name = 'mine'
const closed = { 'no-such-user': nothing, 'account-closed': gone }

const begunPasskey = (factors: Factors) => factors.begin('add-passkey', anna, { challenge: 'challenge' }, 60)
const begunTotp = (factors: Factors) => factors.begin('add-totp', anna, { secret: 'secret' }, 60)
const keep = async (factors: Factors, count: number) => {
  for (let nth = 0; nth < count; nth++)
    await factors.addPasskey(anna, asFactorId(`p${nth}`), {
      credential: `c${nth}`,
      publicKey: 'key',
      counter: 0,
      transports: [],
      name,
    })
}

const added: Fact = { type: 'FactorAdded', factor: totp, kind: 'totp', at }
const requested = (opensAt: string): Fact => ({ type: 'FactorResetRequested', opensAt, at })
const staff: Fact = { type: 'StaffRoleGranted', by: 'staff-1', role: 'staff', reason: 'new here', at }
const [sooner, later] = [daysAfter(at, -1), daysAfter(at, 7)]
const waitingFor = (opensAt: string, ...more: readonly Fact[]) =>
  given(user, registered, verified, added, requested(opensAt), ...more)
const over = { unless: 'a link leads only to what an open account waits for' }

export const factors = {
  offerPasskey: {
    by: offer => offer(anna),
    done: { given: open, answers: expect.objectContaining({ known: [], ticket: 'add-passkey ticket' }) },
    refused: { 'account-closed': gone },
  },
  addPasskey: {
    by: async (add, context, { factors }) =>
      add(context, session, { ticket: await begunPasskey(factors), name, made: made() }),
    done: {
      given: open,
      facts: [
        { type: 'FactorAdded', factor: first, kind: 'passkey', at },
        { type: 'FactorAdded', factor: second, kind: 'recovery-codes', at },
      ],
    },
    refused: {
      ...closed,
      'ticket-invalid': {
        given: open,
        by: (add, context) => add(context, session, { ticket: 'none', name, made: made() }),
      },
      'factor-wrong': {
        given: open,
        by: async (add, context, { factors }) =>
          add(context, session, { ticket: await begunPasskey(factors), name, made: made(wrongPasskey) }),
      },
      'too-many-factors': {
        given: open,
        by: async (add, context, { factors }) => {
          await keep(factors, 20)
          return add(context, session, { ticket: await begunPasskey(factors), name, made: made() })
        },
      },
    },
  },
  offerTotp: {
    by: offer => offer(anna),
    done: { given: open, answers: expect.objectContaining({ secret: 'secret', ticket: 'add-totp ticket' }) },
    refused: { 'account-closed': gone },
  },
  addTotp: {
    by: async (add, context, { factors }) =>
      add(context, session, { ticket: await begunTotp(factors), name, code: rightCode }),
    done: {
      given: open,
      facts: [
        { type: 'FactorAdded', factor: first, kind: 'totp', at },
        { type: 'FactorAdded', factor: second, kind: 'recovery-codes', at },
      ],
    },
    refused: {
      ...closed,
      'ticket-invalid': {
        given: open,
        by: (add, context) => add(context, session, { ticket: 'none', name, code: rightCode }),
      },
      'factor-wrong': {
        given: open,
        by: async (add, context, { factors }) =>
          add(context, session, { ticket: await begunTotp(factors), name, code: '000000' }),
      },
    },
  },
  newRecoveryCodes: {
    by: async (make, context, { factors }) => {
      await factors.addTotp(anna, totp, 'secret', name)
      return make(context)
    },
    done: { given: open, facts: [{ type: 'FactorAdded', factor: first, kind: 'recovery-codes', at }] },
    refused: { 'no-such-factor': { given: open, by: (make, context) => make(context) } },
  },
  removeFactor: {
    by: async (remove, context, { factors }) => {
      await factors.addTotp(anna, totp, 'secret', name)
      return remove(context, totp)
    },
    done: {
      given: given(user, registered, added),
      facts: [{ type: 'FactorRemoved', factor: totp, kind: 'totp', at }],
    },
    refused: { ...closed, 'no-such-factor': { given: open, by: (remove, context) => remove(context, totp) } },
  },
  requestFactorReset: {
    by: async (request, { commandId }, { factors }) => request(commandId, await factors.begin('sign-in', anna, {}, 60)),
    done: { given: given(user, registered, added), facts: [requested(later)] },
    refused: {
      ...closed,
      'ticket-invalid': { given: open, by: (request, { commandId }) => request(commandId, 'none') },
      'no-such-factor': open,
      'factor-reset-not-for-staff': given(user, registered, verified, added, staff),
    },
  },
  issueFactorResetToken: {
    by: issue => issue(anna),
    done: { given: waitingFor(later), answers: 'reset-factors token' },
    refused: {},
  },
  lookAtFactorReset: {
    by: async (look, _, { issueFactorResetToken }) => look((await issueFactorResetToken(anna)) ?? 'none'),
    done: { given: waitingFor(later), answers: { user: anna, opensAt: later } },
    refused: { 'factor-reset-over': open },
  },
  resetFactors: {
    by: async (reset, _, { vault }) => reset(await vault.issueToken(anna, 'reset-factors', at, 60)),
    done: { given: waitingFor(sooner), facts: [{ type: 'FactorsReset', at }] },
    refused: {
      ...closed,
      'factor-reset-early': waitingFor(later),
      'factor-reset-over': { given: waitingFor(sooner), by: reset => reset('none') },
      'factor-reset-not-for-staff': waitingFor(sooner, staff),
    },
  },
  stopFactorReset: {
    by: (stop, { commandId }) => stop(commandId, anna),
    done: { given: waitingFor(later), facts: [{ type: 'FactorResetStopped', at }] },
    refused: closed,
  },
  stopFactorResetByLink: {
    by: async (stop, _, { issueFactorResetToken }) => stop((await issueFactorResetToken(anna)) ?? 'none'),
    done: { given: waitingFor(later), facts: [{ type: 'FactorResetStopped', at }] },
    refused: { 'factor-reset-over': open, 'no-such-user': over, 'account-closed': over },
  },
} satisfies Some
