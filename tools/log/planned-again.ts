import { readingFrom } from '../../adapters/postgres/reading.ts'
import { type TodaysRules, todaysRules } from '../../api/desk/todays-rules.ts'
import type { openInfrastructure } from '../../app/infrastructure.ts'
import { plannerVersion } from '../../app/planner-version.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { workoutId } from '../../contract/ids.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { idOf } from '../../domain/streams.ts'
import type { Tables } from '../../projections/all.ts'
import { feedbackIdsOf } from '../../projections/feedback.ts'
import type { Reporter } from '../progress.ts'

type ChangedPlan = TodaysRules['plans']['changed'][number]

/** What would be planned otherwise in one way. Why somebody is refused a plan tells of their health: it is not said. */
type Kind = {
  readonly was: string
  readonly is: string
  readonly why: ChangedPlan['why']
  readonly version: string | null
  readonly refusedByGate: boolean
  readonly times: number
  readonly first: { readonly stream: string; readonly revision: number }
}

type Plans = Omit<TodaysRules['plans'], 'changed' | 'notAsked'> & {
  readonly notAsked: number
  readonly changed: readonly Kind[]
}

/** Every wish of the log asked of today's planner. In memory are the streams of one person. */
export const plannedAgain = async (
  { log, database, keys }: Pick<Awaited<ReturnType<typeof openInfrastructure>>, 'log' | 'database' | 'keys'>,
  reporter: Reporter,
): Promise<Plans> => {
  const db = readingFrom<Tables>(database, 'read_models', keys)
  const feedbackOf = (person: UserId) => feedbackIdsOf(db, person)
  const ask = todaysRules({ log, feedbackOf, catalogue, plannerVersion: await plannerVersion() }, async () =>
    reporter.moved('planning again', 1, null),
  )
  const kinds = new Map<string, Kind>()
  const counts = { asked: 0, alike: 0, reworded: 0, notAsked: 0 }

  const note = ({ stream, revision, answer, why, version, violations }: ChangedPlan) => {
    const [was, is] = [planOrNone(answer.was), planOrNone(answer.is)]
    const refusedByGate = violations.length > 0
    const key = [was, is, why, version.was, refusedByGate].join(' ')
    const { times = 0, first = { stream, revision } } = kinds.get(key) ?? {}
    kinds.set(key, { was, is, why, version: version.was, refusedByGate, times: times + 1, first })
  }

  const askOf = async (person: UserId) => {
    let before: WorkoutId | undefined
    do {
      const { plans, next } = await ask({ person, before })
      counts.asked += plans.asked
      counts.alike += plans.alike
      counts.reworded += plans.reworded
      counts.notAsked += plans.notAsked.length
      plans.changed.forEach(note)
      before = next === null ? undefined : workoutId.parse(next)
    } while (before !== undefined)
  }

  for await (const { events } of log.read(null, { categories: ['user'], types: ['UserRegistered'] }))
    for (const { stream } of events) await askOf(idOf(asStream<'user'>(stream)))
  return { ...counts, changed: [...kinds.values()].sort((one, other) => other.times - one.times) }
}

const planOrNone = (answer: string) => (answer === 'plan' ? 'plan' : 'no plan')

export const plansInWords = ({ asked, alike, reworded, notAsked, changed }: Plans) =>
  [
    ...changed.map(
      ({ was, is, why, version, refusedByGate, times, first }) =>
        `${was} by ${version ?? 'a planner that was not noted'}, ${times} times: today ${
          was === 'plan' && is === 'plan' ? 'another plan' : is
        }${refusedByGate ? ', and the gate refuses the one of then' : ''} (${why}). First at revision ${first.revision} of ${first.stream}.`,
    ),
    `${asked} wishes asked again: ${alike} planned alike, ${reworded} the same but for words or score; ${notAsked} deleted or forgotten since.`,
  ].join('\n')
