import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { consents } from '../../commands/consent.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { Mailer } from '../../commands/ports/mail.ts'
import { programmes } from '../../commands/programmes.ts'
import { whenAccountChangedThenMail } from '../../commands/reactions/when-account-changed-then-mail.ts'
import { whenAccountChangedThenNote } from '../../commands/reactions/when-account-changed-then-note.ts'
import { whenAccountClosedThenErase } from '../../commands/reactions/when-account-closed-then-erase.ts'
import { whenAccountClosesThenCancel } from '../../commands/reactions/when-account-closes-then-cancel.ts'
import { whenAthleteAskedThenTellProvider } from '../../commands/reactions/when-athlete-asked-then-tell-provider.ts'
import { whenConsentWithdrawnThenForget } from '../../commands/reactions/when-consent-withdrawn-then-forget.ts'
import { whenCreditUsedThenRequestWorkout } from '../../commands/reactions/when-credit-used-then-request-workout.ts'
import { whenEmailChangedThenReleaseOld } from '../../commands/reactions/when-email-changed-then-release-old.ts'
import { whenEmailClaimedThenRegister } from '../../commands/reactions/when-email-claimed-then-register.ts'
import { whenMembershipChangedThenMail } from '../../commands/reactions/when-membership-changed-then-mail.ts'
import { whenPlanCameToNothingThenReturnCredit } from '../../commands/reactions/when-plan-came-to-nothing-then-return-credit.ts'
import { whenRepairConfirmedThenRepair } from '../../commands/reactions/when-repair-confirmed-then-repair.ts'
import { whenStaffEndSessionsThenEnd } from '../../commands/reactions/when-staff-end-sessions-then-end.ts'
import { whenWorkoutRequestedThenPlan } from '../../commands/reactions/when-workout-requested-then-plan.ts'
import { repairs } from '../../commands/repairs.ts'
import { workouts } from '../../commands/workouts.ts'
import { mailWords } from '../../content/mail/words.ts'
import { unnamed } from '../../content/operator.ts'
import { daysAfter } from '../../domain/days.ts'
import type { Facts } from '../../domain/facts.ts'
import { asPaymentId, asRepairId, asSubscriptionId, asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { anna, at, given } from '../support/language.ts'
import { memoryOf } from './a-memory.ts'
import { closed, consent, healthAllowed, mail, registered, user, verified } from './a-person.ts'
import { subscriptionsOver } from './a-provider.ts'
import * as W from './a-workout.ts'
import { accountsOver, claimed, own, known as registeredAndVerified, unverified } from './accounts/over-memory.ts'

const clock = () => at
const accounts = (log: Log) => accountsOver(log).commands
const words = mailWords('https://formkurve.example', unnamed)
const mailing = (sent: string[]): Mailer => ({
  wasSent: async () => false,
  send: async (_, { to, text }) => void sent.push(`${to} ${/token=[\w %-]*/.exec(text)?.[0] ?? ''}`.trim()),
})

const membership = streamOf('membership', anna)
const told = { provider: 'test', subscription: asSubscriptionId('sub'), proof: 'evt', at } as const
const until = daysAfter(at, 29)
const paid: Facts['membership'] = {
  type: 'SubscriptionStarted',
  ...told,
  payment: asPaymentId('pay'),
  plan: 'monthly',
  from: daysAfter(at, -1),
  until,
}
const cancelled: Facts['membership'] = {
  type: 'SubscriptionCancelled',
  by: 'athlete',
  ...told,
  endsAt: until,
  happenedAt: at,
}
const used: Facts['membership'] = { type: 'WorkoutCreditUsed', workout: W.id, kind: 'free', ...W.wish }
const repair = asRepairId('r1')

/** By the name of its file. */
const stories: Readonly<Record<string, () => Promise<void>>> = {
  'when-email-claimed-then-register': () =>
    given(own, claimed)
      .reaction(log => whenEmailClaimedThenRegister(accounts(log)))
      .asks(registered),
  'when-email-changed-then-release-old': async () => {
    const forgotten: string[] = []
    await given(user, registered, verified, { type: 'EmailChanged', email: 'neu@example.org', previous: mail, at })
      .and(own, claimed)
      .reaction(log =>
        whenEmailChangedThenReleaseOld({
          accounts: accounts(log),
          forgetMessages: async email => forgotten.push(email),
        }),
      )
      .asks({ type: 'EmailReleased', user: anna, at })
    expect(forgotten).toEqual([mail])
  },
  'when-account-changed-then-mail': async () => {
    const sent: string[] = []
    await unverified
      .reaction(log => whenAccountChangedThenMail({ accounts: accounts(log), mailer: mailing(sent), words }))
      .asks()
    expect(sent).toEqual([`${mail} token=verify-email token`])
  },
  'when-account-changed-then-note': async () => {
    const noted: object[] = []
    await given(user, registered, closed)
      .reaction(() => whenAccountChangedThenNote({ note: fact => noted.push(fact) }))
      .asks()
    expect(noted).toEqual([expect.objectContaining({ what: 'account closed', person: anna })])
  },
  'when-account-closes-then-cancel': () =>
    given(user, registered, { type: 'AccountClosingRequested', eraseAt: daysAfter(at, 30), at })
      .and(membership, paid)
      .reaction(log => whenAccountClosesThenCancel(subscriptionsOver(log).commands))
      .asks(expect.objectContaining({ type: 'SubscriptionCancelled', by: 'athlete', endsAt: until })),
  'when-account-closed-then-erase': async () => {
    const done: string[] = []
    await given(user, registered, verified, closed)
      .and(own, claimed)
      .reaction(log =>
        whenAccountClosedThenErase({
          accounts: accounts(log),
          destroyKeys: async () => void done.push('keys'),
          forgetRows: async () => void done.push('rows'),
          forgetMessages: async () => void done.push('messages'),
          mailer: mailing(done),
          words,
        }),
      )
      .asks({ type: 'EmailReleased', user: anna, at }, { type: 'PersonalDataErased', at })
    expect(done).toEqual([mail, 'messages', 'keys', 'rows'])
  },
  'when-consent-withdrawn-then-forget': async () => {
    const destroyed: string[] = []
    const parts = { clock, textOf: () => '1', holdsSince: () => null }
    await given(user, registered, healthAllowed, { type: 'ConsentWithdrawn', consent, purpose: 'health', at })
      .reaction(log =>
        whenConsentWithdrawnThenForget(consents({ log, ...parts, destroyKeys: async of => void destroyed.push(of) })),
      )
      .asks({ type: 'HealthForgotten', consent, at }, { type: 'BodyForgotten', consent, at })
    expect(destroyed).toEqual([`consent-${consent}`])
  },
  'when-athlete-asked-then-tell-provider': async () => {
    const asked: string[][] = []
    await given(membership, paid, cancelled)
      .reaction(log => {
        const { commands, means } = subscriptionsOver(log)
        asked.push(means.calls)
        return whenAthleteAskedThenTellProvider(commands)
      })
      .asks()
    expect(asked).toEqual([[`cancel sub ${until}`]])
  },
  'when-membership-changed-then-mail': async () => {
    const sent: string[] = []
    await registeredAndVerified
      .and(membership, paid, cancelled)
      .reaction(log =>
        whenMembershipChangedThenMail({
          log,
          accounts: accounts(log),
          mailer: mailing(sent),
          words: {
            membership: (to, { what }) => ({ ...to, to: `${to.email} ${what}`, subject: '', text: '', html: '' }),
          },
        }),
      )
      .asks()
    expect(sent).toEqual([`${mail} started`, `${mail} cancelled`])
  },
  'when-credit-used-then-request-workout': () =>
    given(membership, used)
      .reaction(log => whenCreditUsedThenRequestWorkout(workouts({ log, clock })))
      .asks(W.requested),
  'when-workout-requested-then-plan': async () => {
    const stages: string[] = []
    await given(W.workout, W.requested)
      .reaction(log =>
        whenWorkoutRequestedThenPlan({
          log,
          workouts: workouts({ log, clock }),
          programmes: programmes({ log }),
          memory: memoryOf(log),
          generate: async () => W.made,
          live: { tell: (_, stage) => stages.push(stage) },
        }),
      )
      .asks(expect.objectContaining({ type: 'ProgrammeStarted', athlete: anna }), W.generated)
    expect(stages).toEqual(['history', 'planning', 'done'])
  },
  'when-plan-came-to-nothing-then-return-credit': () =>
    given(membership, used)
      .and(W.workout, W.requested, W.failed)
      .reaction(log => whenPlanCameToNothingThenReturnCredit(workouts({ log, clock })))
      .asks({ type: 'WorkoutCreditReturned', workout: W.id, at }),
  'when-repair-confirmed-then-repair': () => {
    const [one, other] = [asUserId('staff-1'), asUserId('staff-2')]
    return W.training
      .and(
        streamOf('repair', anna),
        {
          type: 'RepairProposed',
          repair,
          what: { case: 'remove-set', workout: W.id, set: W.set },
          by: one,
          reason: 'asked by phone',
          at,
        },
        { type: 'RepairConfirmed', repair, by: other, at },
      )
      .reaction(log => whenRepairConfirmedThenRepair(repairs({ log, clock })))
      .asks(
        { type: 'SetReopened', exercise: W.exercise, set: W.set, at },
        { type: 'RepairDone', repair, stream: W.workout, revision: 4, at },
      )
  },
  'when-staff-end-sessions-then-end': async () => {
    const ended: string[] = []
    await given(streamOf('inspection', anna), { type: 'SessionsEndedByStaff', by: 'staff-1', reason: 'lost', at })
      .reaction(() => whenStaffEndSessionsThenEnd({ endAll: async user => void ended.push(user) }))
      .asks()
    expect(ended).toEqual([anna])
  },
}

test.each(Object.entries(stories))('%s', (_, story) => story())

test('of each reaction it is told what it asks', () => {
  const all = globSync('commands/reactions/when-*.ts').map(file => basename(file, '.ts'))
  expect(all.length).toBeGreaterThan(10)
  expect(Object.keys(stories).sort()).toEqual(all.sort())
})
