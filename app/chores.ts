import type { Config } from '../adapters/config.ts'
import { rotation } from '../adapters/keys/rotation.ts'
import { tidySent } from '../adapters/mail/sent.ts'
import { dropRetired, forgetWorkout } from '../adapters/postgres/read-models/forget.ts'
import { expiries } from '../commands/expiries.ts'
import type { Chore } from '../commands/reactions/regularly.ts'
import { renewalReminders } from '../commands/renewal-reminders.ts'
import { retention } from '../commands/retention.ts'
import { weekLetters } from '../commands/week-letters.ts'
import { workoutErasures } from '../commands/workout-erasures.ts'
import { mailWords } from '../content/mail/words.ts'
import { kept } from '../content/privacy-record.ts'
import { hour } from '../domain/days.ts'
import {
  accounts as accountList,
  closingBefore,
  toldOtherTerms,
  unverifiedBefore,
  waitingForParent,
} from '../projections/accounts.ts'
import { modelAlarms } from '../projections/alarms.ts'
import { projections } from '../projections/all.ts'
import { renewals, renewingBetween } from '../projections/renewals.ts'
import { trainedWeeks } from '../projections/trained-weeks.ts'
import { deletedBefore, unusedSince } from '../projections/workout-list.queries.ts'
import { workoutList } from '../projections/workout-list.ts'
import type { Commands } from './commands.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Means } from './means.ts'
import type { Proofs } from './proofs.ts'

type Parts = {
  readonly infrastructure: Infrastructure
  readonly means: Means
  readonly commands: Commands
  readonly proofs: Proofs
  readonly config: Config
  readonly clock: () => string
  readonly say: (line: string) => void
}

/** What the product does by itself from time to time, and those of it that somebody may ask for at once. */
export const wireChores = ({ infrastructure, means, commands, proofs, config, clock, say }: Parts) => {
  const { database, keys, log, masters, models } = infrastructure
  const { db, fresh, limits, security, spent, vault } = means
  const { accounts, contact, siteEvents, workouts } = commands

  /** Only a level read model says who or what is too old. */
  const isLevel = async ({ name }: { readonly name: string }) => {
    const head = await log.head()
    return head !== null && (await fresh.reached([name], head, 10_000))
  }
  const letExpire = expiries({
    workouts,
    unused: async (before, limit) => ((await isLevel(workoutList)) ? unusedSince(db, before, limit) : []),
    clock,
  })
  const eraseDeleted = workoutErasures({
    workouts,
    deleted: async (before, limit) => ((await isLevel(workoutList)) ? deletedBefore(db, before, limit) : []),
    destroyKeys: keys.destroy,
    forgetRows: forgetWorkout(database),
    clock,
  })
  const retain = retention({
    accounts,
    unverified: async (before, limit) => ((await isLevel(accountList)) ? unverifiedBefore(db, before, limit) : []),
    unverifiedDays: kept.unverifiedDays,
    sweeps: {
      sessions: () => vault.tidy(kept.sessionDays),
      activity: () => security.tidy(kept.activityDays),
      analytics: () => siteEvents.tidy(kept.siteEventMonths),
      contact: () => contact.tidy(kept.contactDays),
      mails: () => tidySent(database, kept.sentMailDays),
      'spent addresses': () => spent.tidy(clock()),
    },
    note: security.note,
    clock,
  })

  /** Those who closed their account, thirty days on. Answers how many. */
  const eraseClosed = async () =>
    accounts.closeDue((await isLevel(accountList)) ? await closingBefore(db, clock(), 500) : [])

  const letters = wireLetters({ means, commands, config, clock }, isLevel)
  const chores: readonly Chore[] = [
    { name: 'put destroyed keys beyond reach', everyMs: 10_000, work: rotation(database, masters).work },
    { name: 'mail contact messages', everyMs: 5000, work: contact.mailWaiting },
    { name: 'tell the log of password changes', everyMs: 5000, work: accounts.tellWhatIsOwed },
    { name: 'extend the tree over the log', everyMs: 1000, work: proofs.extend },
    { name: 'watch the read models', everyMs: 15_000, work: modelAlarms(projections, { log, models, say }) },
    { name: 'sign what the log is', everyMs: hour, work: () => proofs.attest().then(() => {}) },
    { name: 'drop retired read models', everyMs: hour, work: () => dropRetired(database, projections) },
    { name: 'erase deleted workouts', everyMs: 600_000, work: () => eraseDeleted().then(() => {}) },
    { name: 'close accounts whose day has come', everyMs: 600_000, work: () => eraseClosed().then(() => {}) },
    { name: 'close whom a restore brought back', everyMs: 600_000, work: accounts.closeForgotten },
    { name: 'mind who waits for a parent', everyMs: 600_000, work: () => letters.mindParents().then(() => {}) },
    { name: 'announce new terms', everyMs: 600_000, work: () => letters.announceTerms().then(() => {}) },
    { name: 'remind of renewals', everyMs: hour, work: () => letters.remindOfRenewals().then(() => {}) },
    { name: 'mail the week in review', everyMs: hour, work: () => letters.mailWeeks().then(() => {}) },
    { name: 'let unused plans expire', everyMs: 600_000, work: () => letExpire().then(() => {}) },
    { name: 'forget what is too old', everyMs: hour, work: () => retain().then(() => {}) },
    { name: 'tidy second factors', everyMs: hour, work: accounts.tidyFactors },
    { name: 'tidy the counters', everyMs: hour, work: limits.tidy },
  ]
  return { chores, letExpire, eraseClosed, eraseDeleted, retain, ...letters }
}

/** What somebody is told because a day has come. */
const wireLetters = (
  { means, commands, config, clock }: Pick<Parts, 'means' | 'commands' | 'config' | 'clock'>,
  isLevel: (model: { readonly name: string }) => Promise<boolean>,
) => {
  const { db, mailer } = means
  const { accounts, consents, memberships, unsubscribing } = commands

  const mindParents = () =>
    accounts.mindParents(async asked => ((await isLevel(accountList)) ? waitingForParent(db, asked) : []))

  const announceTerms = () =>
    accounts.announceTerms(async asked => ((await isLevel(accountList)) ? toldOtherTerms(db, asked) : []))

  const remindOfRenewals = renewalReminders({
    memberships,
    renewing: async asked => ((await isLevel(renewals)) ? renewingBetween(db, asked) : []),
    clock,
  })

  const mailWeeks = weekLetters({
    accounts,
    consents,
    unsubscribing,
    mailer,
    letter: mailWords(config.PUBLIC_URL, config.operator).weekInReview,
    trained: async asked => ((await isLevel(workoutList)) ? trainedWeeks(db, asked) : null),
    clock,
  })

  return { mindParents, announceTerms, remindOfRenewals, mailWeeks }
}
