import type { CommandContext } from '../domain/kernel/handle.ts'
import { accountClosing } from './account-closing.ts'
import { type AccountParts, accountStreams } from './account-streams.ts'
import { age } from './age.ts'
import { emailChange } from './email-change.ts'
import { emailVerification } from './email-verification.ts'
import { fairQueue } from './fair-queue.ts'
import { passwordChange } from './password-change.ts'
import { registration } from './registration.ts'
import { secondFactor } from './second-factor.ts'
import { signingIn } from './sign-in.ts'
import { terms } from './terms.ts'

/** Nobody waits longer than this for a password to be hashed; the rest is told to come back. */
const longestWaitMs = 6000
const alwaysRoomFor = 8
const usualTries = 3

/** Everything that can be done to an account. */
export const accounts = (parts: AccountParts) => {
  const { release: letGo, ...others } = accountStreams(parts)
  const release: typeof letGo = async (context, email, user) => {
    const { state } = await others.load(user)
    if (state.status === 'closed' && state.isRefused) await parts.freeWorkouts.forget(user)
    else await parts.freeWorkouts.remember(user, email)
    await letGo(context, email, user)
  }
  const streams = { ...others, release }
  const { lanes, timeFor } = parts.passwords
  const mostWaiting = () => Math.max(alwaysRoomFor, longestWaitMs / timeFor(1))
  const enter = fairQueue({ lanes, mostWaiting, usual: usualTries, costs: () => timeFor(1) })
  const signIn = signingIn(parts, streams, enter)
  const agreed = terms({ clock: parts.clock, published: parts.publishedTerms }, streams)
  const change = emailChange(parts, streams, signIn)

  const changeOnboarding = (
    context: CommandContext,
    wanted: { onboardingCompleted?: boolean; trainingProfileOnboardingCompleted?: boolean },
  ) => streams.askUser(context, { type: 'ChangeOnboarding', ...wanted, at: parts.clock() })

  /** What uses a free workout, counted for the whole mailbox. */
  const spendingFree = async <Answer>(context: CommandContext, use: () => Promise<Answer>) => {
    const { state } = await streams.load(context.subject)
    return state.status === 'open' ? parts.freeWorkouts.spending(context, state.email, use) : use()
  }

  return {
    ...streams,
    ...signIn,
    ...change,
    ...registration(parts, streams, agreed, enter),
    ...emailVerification(parts, streams, change),
    ...passwordChange(parts, streams, signIn, enter),
    ...accountClosing(parts, streams, signIn),
    ...secondFactor(parts, streams, signIn),
    ...age(parts, streams),
    ...agreed,
    changeOnboarding,
    spendingFree,
    /** So many passwords wait to be hashed that another one of this asker would be turned away. */
    isBusy: enter.isFull,
  }
}

export type Accounts = ReturnType<typeof accounts>
