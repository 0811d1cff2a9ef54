import { isRefused } from '../../domain/kernel/decider.ts'
import type { Accounts } from '../accounts.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** Who notes something to a place has set it up: nobody asks them about their places again. */
export const whenPlaceNotedThenOnboard = ({ changeOnboarding }: Pick<Accounts, 'changeOnboarding'>) =>
  reaction({
    name: 'when-place-noted-then-onboard',
    category: 'profiles',
    on: ['PlaceNoted'],
    width: 8,
    react: async recorded => {
      const context = causedBy(recorded, 'onboard', bySystem('profiles'))
      const answer = await changeOnboarding(context, { trainingProfileOnboardingCompleted: true })
      if (isRefused(answer) && !['no-such-user', 'account-closed'].includes(answer.refused))
        throw new Error(answer.refused)
    },
  })
