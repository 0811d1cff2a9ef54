import { askedTypes, type Subscriptions } from '../subscriptions.ts'
import { reaction } from './run.ts'

/** With pauses that grow to an hour: three days. */
const attempts = 84

/** What is cancelled here must not be taken money for there. */
export const whenAthleteAskedThenTellProvider = ({ tellProvider }: Pick<Subscriptions, 'tellProvider'>) =>
  reaction({
    name: 'when-athlete-asked-then-tell-provider',
    category: 'membership',
    on: askedTypes,
    width: 4,
    attempts,
    react: ({ id, event, metadata }) => tellProvider(metadata.subject, id, event),
  })
