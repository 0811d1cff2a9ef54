import { describe } from 'vitest'
import { consents } from '../../commands/consent.ts'
import { derivedId } from '../../commands/derived-id.ts'
import { health } from '../../commands/health.ts'
import type { Log } from '../../commands/ports/log.ts'
import { profiles } from '../../commands/profiles.ts'
import type { Facts } from '../../domain/facts.ts'
import { asComplaintId, asProfileId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { anna, asking, at, given } from '../support/language.ts'
import { nothing, telling } from '../support/stories.ts'
import { allowing, consent, gone, healthAllowed, open, registered, user, waiting } from './a-person.ts'

const clock = () => at
const consentsOver = (log: Log) =>
  consents({ log, clock, textOf: () => '2026-11-22', holdsSince: () => null, destroyKeys: async () => {} })

const [told, body] = [streamOf('profiles', anna), streamOf('health', anna)]
const forgotten = [
  { type: 'HealthForgotten', consent, at },
  { type: 'BodyForgotten', consent, at },
] as const

describe('consents', () =>
  telling(log => ({ commands: consentsOver(log), means: {} }))(['of', 'standings'], {
    give: {
      by: (give, context) => give(context, 'health'),
      done: { given: open, facts: [{ ...healthAllowed, consent: derivedId(asking, 'consent') }] },
      refused: { 'no-such-user': nothing, 'account-closed': gone },
    },
    withdraw: {
      by: (withdraw, context) => withdraw(context, 'health'),
      done: { given: allowing, facts: [{ type: 'ConsentWithdrawn', consent, purpose: 'health', at }, ...forgotten] },
      refused: { 'no-such-user': nothing, 'account-closed': gone },
    },
    carryOut: {
      by: (carryOut, context) => carryOut(context, { purpose: 'health', consent }),
      done: { given: allowing, facts: forgotten },
      refused: {},
    },
    forHealth: {
      by: (forHealth, context) => forHealth(context, 'a client'),
      done: { given: allowing, answers: { consent } },
      refused: {
        'parent-needed': waiting,
        'health-consent-needed': given(user, registered, healthAllowed, {
          type: 'ConsentWithdrawn',
          consent,
          purpose: 'health',
          at,
        }),
      },
    },
  }))

const place = asProfileId('p1')
const fields = { name: 'Studio', equipment: ['Rack'] }
const created = { type: 'TrainingProfileCreated', profile: place, fields, at } as const
const chosen = { type: 'PrimaryProfileChosen', profile: place, at } as const
const ill = { equipmentDetails: 'wegen Asthma nur drinnen' }
const full = Array.from({ length: 20 }, (_, nth): Facts['profiles'] => ({
  ...created,
  profile: asProfileId(`full-${nth}`),
}))

describe('profiles', () =>
  telling(log => ({
    commands: profiles({
      log,
      clock,
      consents: consentsOver(log),
      tellsHealth: words => words.includes('Asthma'),
    }),
    means: {},
  }))([], {
    create: {
      by: (create, context) => create(context, place, fields, true),
      done: { facts: [created, chosen] },
      refused: {
        'too-many-profiles': given(told, ...full),
        'parent-needed': {
          given: waiting,
          by: (create, context) => create(context, place, { ...fields, ...ill }, true),
        },
        'health-consent-needed': {
          given: open,
          by: (create, context) => create(context, place, { ...fields, ...ill }, true, null),
        },
      },
    },
    change: {
      by: (change, context) => change(context, place, ill, false),
      done: {
        given: allowing.and(told, created, chosen),
        facts: [{ type: 'TrainingProfileChanged', profile: place, fields: ill, consent, at }],
      },
      refused: {
        'no-such-profile': allowing,
        'parent-needed': waiting,
        'health-consent-needed': {
          given: open.and(told, created, chosen),
          by: (change, context) => change(context, place, ill, false, null),
        },
      },
    },
    remove: {
      by: (remove, context) => remove(context, place),
      done: { given: given(told, created, chosen), facts: [{ type: 'TrainingProfileDeleted', profile: place, at }] },
      refused: { 'no-such-profile': nothing },
    },
    changePlan: {
      by: (change, context) => change(context, { restrictions: 'Asthma' }),
      done: { given: allowing, facts: [{ type: 'HealthTold', consent, fields: { restrictions: 'Asthma' }, at }] },
      refused: {
        'parent-needed': waiting,
        'health-consent-needed': {
          given: open,
          by: (change, context) => change(context, { restrictions: 'Asthma' }, null),
        },
      },
    },
  }))

const complaint = asComplaintId('k')
const knee = { part: 'knee', side: 'left', severity: 'pain' } as const
const reported = (id = complaint): Facts['health'] => ({ type: 'ComplaintReported', complaint: id, ...knee, at })
const cleared = { of: 'chest-pain', by: 'doctor', on: '2026-02-27' } as const
const unasked = { 'parent-needed': waiting, 'health-consent-needed': gone }

describe('health', () =>
  telling(log => ({ commands: health({ log, clock, consents: consentsOver(log) }), means: {} }))([], {
    report: {
      by: (report, context) => report(context, knee),
      done: { given: allowing, facts: [{ ...reported(derivedId(asking, 'complaint')), consent }] },
      refused: {
        ...unasked,
        'too-many-complaints': allowing.and(
          body,
          ...Array.from({ length: 30 }, (_, nth) => reported(asComplaintId(`k${nth}`))),
        ),
      },
    },
    screen: {
      by: (screen, context) => screen(context, { joints: true }),
      done: { given: allowing, facts: [{ type: 'ScreeningAnswered', answers: { joints: true }, consent, at }] },
      refused: unasked,
    },
    answer: {
      by: (answer, context) => answer(context, complaint, 'better'),
      done: {
        given: allowing.and(body, reported()),
        facts: [{ type: 'ComplaintAnswered', complaint, change: 'better', consent, at }],
      },
      refused: { ...unasked, 'no-such-complaint': allowing },
    },
    revoke: {
      by: (revoke, context) => revoke(context, complaint),
      done: { given: given(body, reported()), facts: [{ type: 'ComplaintRevoked', complaint, at }] },
      refused: { 'no-such-complaint': nothing },
    },
    stateClearance: {
      by: (state, context) => state(context, cleared),
      done: { given: allowing, facts: [{ type: 'ClearanceStated', ...cleared, consent, at }] },
      refused: {
        ...unasked,
        'clearance-in-future': {
          given: allowing,
          by: (state, context) => state(context, { ...cleared, on: '2026-03-02' }),
        },
      },
    },
    revokeClearance: {
      by: (revoke, context) => revoke(context, 'chest-pain'),
      done: {
        given: given(body, { type: 'ClearanceStated', ...cleared, at }),
        facts: [{ type: 'ClearanceRevoked', of: 'chest-pain', at }],
      },
      refused: {},
    },
    allow: {
      by: (allow, context) => allow(context, 'back-squat'),
      done: { facts: [{ type: 'ExerciseAllowed', exercise: 'back-squat', at }] },
      refused: {},
    },
  }))
