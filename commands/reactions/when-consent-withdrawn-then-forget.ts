import type { Consents } from '../consent.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** Completes what a crash after the withdrawal left undone. */
export const whenConsentWithdrawnThenForget = ({ carryOut }: Pick<Consents, 'carryOut'>) =>
  reaction({
    name: 'when-consent-withdrawn-then-forget',
    category: 'user',
    on: ['ConsentWithdrawn'],
    width: 4,
    react: async recorded => {
      await carryOut(causedBy(recorded, 'carry out', bySystem('consents')), recorded.event)
    },
  })
