import { describe, expect } from 'vitest'
import { accountReading } from '../../commands/account-reading.ts'
import { coachByConsent, consents, readingByConsent } from '../../commands/consent.ts'
import { contactMessages } from '../../commands/contact.ts'
import { declarations } from '../../commands/declarations.ts'
import { derivedId } from '../../commands/derived-id.ts'
import { expiries } from '../../commands/expiries.ts'
import { handle } from '../../commands/handle.ts'
import { memberships } from '../../commands/memberships.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { PlanGenerator } from '../../commands/ports/planning.ts'
import type { ContactDesk, Posted, SiteEventStore } from '../../commands/ports/site.ts'
import { retention } from '../../commands/retention.ts'
import { siteEvents, visitorHash } from '../../commands/site-events.ts'
import { subscriptions } from '../../commands/subscriptions.ts'
import { unsubscribing } from '../../commands/unsubscribing.ts'
import { weekLetters } from '../../commands/week-letters.ts'
import { workoutErasures } from '../../commands/workout-erasures.ts'
import { workouts } from '../../commands/workouts.ts'
import { daysAfter } from '../../domain/days.ts'
import type { UserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import * as User from '../../domain/user.ts'
import { expiresAfterDays, restorableDays } from '../../domain/workout.ts'
import { request } from '../domain/coach/requests.ts'
import { anna, at, given } from '../support/language.ts'
import { telling } from '../support/stories.ts'
import { mail, open, registered, user, verified } from './a-person.ts'
import { generated, id, requested, workout } from './a-workout.ts'

const clock = () => at

describe('plans that nobody began', () =>
  telling(log => ({
    commands: {
      expire: expiries({ workouts: workouts({ log, clock }), unused: async () => [{ id, owner: anna }], clock }),
    },
    means: {},
  }))([], {
    expire: {
      by: expire => expire(),
      done: {
        given: given(workout, requested, { ...generated, at: daysAfter(at, -expiresAfterDays) }),
        facts: [{ type: 'WorkoutExpired', at }],
        answers: 1,
      },
      refused: {},
    },
  }))

describe('workouts deleted long enough', () =>
  telling(log => {
    const calls: string[] = []
    const erase = workoutErasures({
      workouts: workouts({ log, clock }),
      deleted: async () => [{ id, owner: anna }],
      destroyKeys: async of => void calls.push(`keys of ${of}`),
      forgetRows: async of => void calls.push(`rows of ${of}`),
      clock,
    })
    return { commands: { erase }, means: { calls } }
  })([], {
    erase: {
      by: async (erase, _, { calls }) => [await erase(), ...calls],
      done: {
        given: given(workout, requested, generated, { type: 'WorkoutDeleted', at: daysAfter(at, -restorableDays - 1) }),
        facts: [{ type: 'WorkoutErased', at }],
        answers: [1, `keys of ${workout}`, `rows of ${id}`],
      },
      refused: {},
    },
  }))

describe('what is too old', () =>
  telling(log => ({
    commands: {
      retain: retention({
        accounts: {
          askUser: (context, command) => handle(log, User.decider, streamOf('user', context.subject), command, context),
        },
        unverified: async () => [anna],
        unverifiedDays: 30,
        sweeps: { sessions: async () => 7 },
        note: () => {},
        clock,
      }),
    },
    means: {},
  }))([], {
    retain: {
      by: retain => retain(),
      done: {
        given: open,
        facts: [{ type: 'AccountClosed', at }],
        answers: { 'unverified accounts': 1, sessions: 7 },
      },
      refused: {},
    },
  }))

/** Half past seven on a Monday in Germany. */
const monday = '2026-11-30T06:30:00.000Z'
const agreed = { type: 'ConsentGiven', consent: derivedId<'consent'>(anna, 'consent'), purpose: 'mails' } as const

describe('the week in review', () =>
  telling(log => {
    const calls: string[] = []
    const agreeing = consents({ log, clock, textOf: () => '1', holdsSince: () => null, destroyKeys: async () => {} })
    const tell = weekLetters({
      accounts: { load: accountReading(log) },
      consents: agreeing,
      unsubscribing: { linkOf: id => id },
      mailer: { wasSent: async () => false, send: async (_, { to, subject }) => void calls.push(`${to} ${subject}`) },
      letter: ({ email }, { from, until, workouts, sets, minutes }) => ({
        ...{ to: email, text: '', html: '' },
        subject: [from.slice(0, 10), until.slice(0, 10), workouts, sets, minutes].join(' '),
      }),
      trained: async asked =>
        asked.monday === '2026-11-23' ? [{ owner: anna, workouts: 2, sets: 30, minutes: 80 }] : [],
      clock: () => monday,
    })
    return { commands: { tell }, means: { calls } }
  })([], {
    tell: {
      by: async (tell, _, { calls }) => [await tell(), await tell(), ...calls],
      done: {
        given: given(user, registered, verified, { ...agreed, text: '1', how: 'asked', at }),
        answers: [1, 0, `${mail} 2026-11-23 2026-11-29 2 30 80`],
      },
      refused: {},
    },
  }))

describe('mails that are ended by their link', () =>
  telling(log => {
    const agreeing = consents({ log, clock, textOf: () => '1', holdsSince: () => null, destroyKeys: async () => {} })
    const links = {
      of: (user: UserId) => `${user}.ours`,
      read: (link: string) => (link === `${anna}.ours` ? anna : null),
    }
    return {
      commands: unsubscribing({ accounts: { load: accountReading(log) }, consents: agreeing, links }),
      means: {},
    }
  })(['linkOf', 'personOf'], {
    unsubscribe: {
      by: async (unsubscribe, { commandId }, { linkOf }) => [
        await unsubscribe(commandId, `${anna}.another's`),
        await unsubscribe(commandId, linkOf(anna)),
        await unsubscribe(derivedId(anna, 'pressed again'), linkOf(anna)),
      ],
      done: {
        given: given(user, registered, verified, { ...agreed, text: '1', how: 'asked', at }),
        facts: [{ type: 'ConsentWithdrawn', consent: agreed.consent, purpose: 'mails', at }],
        answers: [false, true, true],
      },
      refused: {},
    },
  }))

const desk = (calls: string[], waiting: Posted[] = []): ContactDesk => ({
  keep: async ({ message, suspect }) =>
    void calls.push(`keep ${'what' in message ? message.what : message.subject} ${suspect}`),
  waiting: async () => waiting.map(message => ({ id: 'm', message, tries: 0, key: 'k' })),
  mailed: async id => void calls.push(`mailed ${id}`),
  postpone: async id => void calls.push(`postpone ${id}`),
  drop: async id => void calls.push(`drop ${id}`),
  forgetFrom: async isTheirs => (isTheirs(' Anna@Example.org') ? 1 : 0),
  tidy: async days => days,
})
const note = { name: 'Anna', email: mail, subject: 'Frage', message: 'Wie?' }
const declared = { what: 'cancel', email: mail, kind: 'ordinary', end: null } as const
const letter = { to: mail, subject: '', text: '', html: '' }
const contactOver = (calls: string[]) =>
  contactMessages({
    desk: desk(calls, [note]),
    mailer: { wasSent: async () => false, send: async id => void calls.push(`send ${id}`) },
    letter: () => letter,
    confirmation: () => letter,
    clock,
  })

describe('messages to the operator', () =>
  telling(() => {
    const calls: string[] = []
    return { commands: contactOver(calls), means: { calls } }
  })(['tidy'], {
    receive: {
      by: async (receive, _, { calls }) => {
        await receive(note, { suspect: true })
        return calls
      },
      done: { answers: ['keep Frage true'] },
      refused: {},
    },
    confirm: {
      by: async (confirm, _, { calls }) => {
        await confirm({ ...declared, receivedAt: at, person: anna })
        return calls
      },
      done: { answers: ['keep cancel false'] },
      refused: {},
    },
    mailWaiting: {
      by: async (mailWaiting, _, { calls }) => {
        await mailWaiting()
        return calls
      },
      done: { answers: ['send m', 'mailed m'] },
      refused: {},
    },
    forgetFrom: {
      by: async (forget, _, { calls }) => [await forget(mail), ...calls],
      done: { answers: [1, 'send m', 'mailed m'] },
      refused: {},
    },
  }))

const paid = {
  type: 'SubscriptionStarted',
  provider: 'test',
  subscription: 'sub',
  payment: 'pay',
  proof: 'evt',
  plan: 'monthly',
  from: daysAfter(at, -1),
  until: daysAfter(at, 29),
  at,
} as const

describe('declarations of who need not be signed in', () =>
  telling(log => {
    const calls: string[] = []
    const load = accountReading(log)
    const find = async () => ({ id: anna, ...(await load(anna)).state }) as never
    const members = memberships({ log, clock })
    const paying = subscriptions({ clock, accounts: { load }, memberships: members, payments: null, messengers: {} })
    const made = declarations({ accounts: { find }, subscriptions: paying, contact: contactOver(calls), clock })
    return { commands: made, means: { calls } }
  })([], {
    declare: {
      by: async (declare, { commandId }, { calls }) => {
        await declare(commandId, { ...declared, name: 'Anna', reason: '' })
        return calls
      },
      done: {
        given: open.and(streamOf('membership', anna), paid as never),
        facts: [expect.objectContaining({ type: 'SubscriptionCancelled', by: 'athlete' })],
        answers: ['keep cancel false'],
      },
      refused: {},
    },
  }))

const visitor = { address: '192.0.2.1', browser: 'Firefox' }
const secret = Buffer.alloc(32)
const visit = { name: 'page', category: 'navigation', path: '/' } as const

describe('what happens on the public pages', () =>
  telling(() => {
    const kept: unknown[] = []
    const store: SiteEventStore = {
      add: async (...event) => void kept.push(event),
      summary: async () => ({ perDay: [], perPage: [], perEvent: [] }),
      tidy: async months => months,
    }
    return { commands: siteEvents({ store, secret, clock }), means: { kept } }
  })(['summary', 'tidy'], {
    record: {
      by: async (record, _, { kept }) => {
        await record(visit, visitor)
        return kept
      },
      done: { answers: [[visit, visitorHash(secret, at, visitor), at]] },
      refused: {},
    },
  }))

const byConsent = (log: Log) => {
  const calls: string[] = []
  const allowed = consents({ log, clock, textOf: () => '1', holdsSince: () => null, destroyKeys: async () => {} })
  const coach =
    (name: string): PlanGenerator =>
    async (_, { hide = [] }) => {
      calls.push(`${name} ${hide.join(' ')}`)
      return { refused: 'nothing-fits', hints: [] }
    }
  const plan = coachByConsent(allowed, { rules: coach('rules'), ai: coach('ai') })
  const read = readingByConsent(allowed, async (text, _, hide) => {
    calls.push(`${text} ${hide.join(' ')}`)
    return []
  })
  return { commands: { plan, read }, means: { calls } }
}
const options = { signal: new AbortController().signal, onStage: () => {}, athlete: anna }
const allowing = given(user, registered, {
  type: 'ConsentGiven',
  consent: derivedId(anna, 'consent'),
  purpose: 'ai',
  text: '1',
  how: 'asked',
  at,
})

describe('a model, by consent', () =>
  telling(byConsent)([], {
    plan: {
      by: async (plan, _, { calls }) => {
        await plan(request(), options)
        return calls
      },
      done: { given: allowing, answers: [`ai ${mail} Anna Beispiel`] },
      refused: {},
    },
    read: {
      by: async (read, _, { calls }) => [await read(anna, 'Rücken', 'wish'), ...calls],
      done: { given: allowing, answers: [[], `Rücken ${mail} Anna Beispiel`] },
      refused: {},
    },
  }))

describe('without one', () =>
  telling(byConsent)([], {
    plan: {
      by: async (plan, _, { calls }) => {
        await plan(request(), options)
        return calls
      },
      done: { given: open, answers: ['rules '] },
      refused: {},
    },
    read: {
      by: async (read, _, { calls }) => [await read(anna, 'Rücken', 'wish'), ...calls],
      done: { given: open, answers: ['not-asked'] },
      refused: {},
    },
  }))
