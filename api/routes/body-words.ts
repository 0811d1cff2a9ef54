import { getLimitingWords } from '../../contract/body-words.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import { limitingWords } from '../../domain/coach/read/limiting-words.ts'
import type * as Health from '../../domain/health.ts'
import { saidOf } from '../../domain/health-said.ts'
import type { UserId } from '../../domain/ids.ts'
import { feedback } from '../../projections/feedback.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { limitingWordsAnswer } from '../limiting-words-answer.ts'
import { route, type Serving } from '../route.ts'
import { wordsWritten } from '../words-written.ts'

type Parts = Parameters<typeof wordsWritten>[0] & {
  readonly healthNow: (user: UserId) => Promise<Health.State>
  readonly catalogue: Catalogue
  readonly clock: () => string
}

export const bodyWordsRoute = (serving: Serving, { healthNow, catalogue, clock, ...parts }: Parts) =>
  route(
    serving,
    getLimitingWords,
    async ({ who }) => {
      const now = clock()
      const [written, state] = await Promise.all([wordsWritten(parts, who.id, now), healthNow(who.id)])
      return limitingWordsAnswer(limitingWords(written, { told: saidOf(state, now), now, catalogue }), catalogue)
    },
    [feedback.name, workoutDetail.name, workoutList.name],
  )
