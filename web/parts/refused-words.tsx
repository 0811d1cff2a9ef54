import { Problem, wordsOf } from '../data/problem.ts'
import { later } from './later.tsx'
import { Notice } from './notice.tsx'

const HealthRefused = later(() => import('./health-ask.tsx').then(m => m.HealthRefused))

/** It is a question then, and takes room that nothing else stands in. */
export const asksForConsent = (error: unknown) => error instanceof Problem && error.code === 'health-consent-needed'

/** Why what was written was not taken; `onAgain` sends it once more, when that was for want of a consent. */
export const RefusedWords = ({ error, onAgain }: { error: unknown; onAgain: () => void }) =>
  asksForConsent(error) ? (
    <HealthRefused error={error} onAgain={onAgain} />
  ) : (
    <Notice tone="bad">{wordsOf(error)}</Notice>
  )
