import type { Config } from '../adapters/config.ts'
import { forgetPerson } from '../adapters/postgres/read-models/forget.ts'
import { whenAccountChangedThenMail } from '../commands/reactions/when-account-changed-then-mail.ts'
import { whenAccountChangedThenNote } from '../commands/reactions/when-account-changed-then-note.ts'
import { whenAccountClosedThenErase } from '../commands/reactions/when-account-closed-then-erase.ts'
import { whenAccountClosesThenCancel } from '../commands/reactions/when-account-closes-then-cancel.ts'
import { whenAthleteAskedThenTellProvider } from '../commands/reactions/when-athlete-asked-then-tell-provider.ts'
import { whenConsentWithdrawnThenForget } from '../commands/reactions/when-consent-withdrawn-then-forget.ts'
import { whenCreditUsedThenRequestWorkout } from '../commands/reactions/when-credit-used-then-request-workout.ts'
import { whenEmailChangedThenReleaseOld } from '../commands/reactions/when-email-changed-then-release-old.ts'
import { whenEmailClaimedThenRegister } from '../commands/reactions/when-email-claimed-then-register.ts'
import { whenMembershipChangedThenMail } from '../commands/reactions/when-membership-changed-then-mail.ts'
import { whenPlanCameToNothingThenReturnCredit } from '../commands/reactions/when-plan-came-to-nothing-then-return-credit.ts'
import { whenRepairConfirmedThenRepair } from '../commands/reactions/when-repair-confirmed-then-repair.ts'
import { whenStaffEndSessionsThenEnd } from '../commands/reactions/when-staff-end-sessions-then-end.ts'
import { whenWorkoutRequestedThenPlan } from '../commands/reactions/when-workout-requested-then-plan.ts'
import { mailWords } from '../content/mail/words.ts'
import type { Commands } from './commands.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Means } from './means.ts'

type Parts = {
  readonly infrastructure: Infrastructure
  readonly means: Means
  readonly commands: Commands
  readonly config: Config
}

/** What the product does by itself when something has happened. */
export const wireReactions = ({ infrastructure, means, commands, config }: Parts) => {
  const { database, keys, log } = infrastructure
  const { memory, mailer, security, sessions, live } = means
  const { accounts, consents, contact, workouts, programmes, subscriptions, generate, repairs } = commands
  const words = mailWords(config.PUBLIC_URL, config.operator)
  return [
    whenEmailClaimedThenRegister(accounts),
    whenEmailChangedThenReleaseOld({ accounts, forgetMessages: contact.forgetFrom }),
    whenAccountChangedThenMail({ accounts, mailer, words }),
    whenAccountClosesThenCancel(subscriptions),
    whenAccountClosedThenErase({
      accounts,
      destroyKeys: async user => {
        await subscriptions.leave(user)
        await keys.destroy(user)
      },
      forgetRows: forgetPerson(database),
      forgetMessages: contact.forgetFrom,
      mailer,
      words,
    }),
    whenAccountChangedThenNote(security),
    whenConsentWithdrawnThenForget(consents),
    whenAthleteAskedThenTellProvider(subscriptions),
    whenMembershipChangedThenMail({ log, accounts, mailer, words }),
    whenCreditUsedThenRequestWorkout(workouts),
    whenWorkoutRequestedThenPlan({ log, workouts, programmes, memory, generate, live }),
    whenPlanCameToNothingThenReturnCredit(workouts),
    whenRepairConfirmedThenRepair(repairs),
    whenStaffEndSessionsThenEnd(sessions),
  ]
}
