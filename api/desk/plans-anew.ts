import { requestFor } from '../../commands/reactions/when-workout-requested-then-plan.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import type { Facts, RecordedEvent } from '../../domain/facts.ts'
import type { UserId } from '../../domain/ids.ts'
import type { EventLog, Recorded } from '../../domain/kernel/log.ts'
import { type Made, type PlannedOtherwise, plannedAnew } from '../../domain/planned-anew.ts'
import * as Workout from '../../domain/workout.ts'
import { recallFrom } from '../../projections/athlete-memory.ts'
import { athleteRows } from '../../projections/athlete-rows.ts'
import { isOfWorkout } from './screens.ts'

type Fact = Recorded<Facts['workout'], 'workout'>
type Answer = Recorded<Made, 'workout'>

/** Why it would be another: what it was made from was forgotten since, a language model made it, the rules are others. */
type Why = 'forgotten' | 'model' | 'rules' | 'unknown'

type ChangedPlan = PlannedOtherwise & {
  readonly stream: string
  readonly revision: number
  readonly type: Made['type']
  readonly at: string
  readonly planner: 'rules' | 'ai' | null
  readonly version: { readonly was: string | null; readonly is: string }
  readonly why: Why
}

type PlansAnew = {
  readonly asked: number
  readonly alike: number
  readonly reworded: number
  readonly changed: readonly ChangedPlan[]
  /** Streams whose wish was deleted or forgotten since. */
  readonly notAsked: readonly string[]
}

type Parts = {
  readonly log: Pick<EventLog<Facts>, 'compare'>
  readonly catalogue: Catalogue
  readonly plannerVersion: string
}

type Options = {
  /** Which workouts’ plans; all when absent. */
  readonly of?: ReadonlySet<string>
  /** Told after each, and waited for. */
  readonly onAsked?: (done: number) => Promise<void>
}

/**
 * Each wish of a person asked again of today's built-in planner, from what was recorded of them before it was answered.
 * Walks once through all of their streams in the order of the log.
 */
export const plansAnew =
  ({ log, catalogue, plannerVersion }: Parts) =>
  async (person: UserId, past: readonly RecordedEvent[], { of, onAsked }: Options = {}): Promise<PlansAnew> => {
    const facts = past.toSorted((one, other) => log.compare(one.position, other.position))
    const gone = forgottenIn(facts)
    const { rows, take } = athleteRows()
    const wishes = new Map<string, Fact>()
    const changed: ChangedPlan[] = []
    const [counts, notAsked] = [{ asked: 0, alike: 0, reworded: 0 }, new Set<string>()]

    const ask = async (made: Answer, wished: Fact) => {
      if (wished.event.type !== 'WorkoutRequested') return
      const recall = recallFrom(rows, () => made.event.at)
      const request = await requestFor(wished, wished.event, (_, profile) => recall(person, profile))
      const found = plannedAnew(made.event, request, catalogue)
      counts.asked++
      if (typeof found === 'string') counts[found]++
      else changed.push({ ...found, ...about(made, plannerVersion, gone.after(made)) })
      await onAsked?.(counts.asked)
    }

    for (const recorded of facts) {
      if (isOfWorkout(recorded) && (!of || of.has(recorded.stream))) {
        if (recorded.event.type === 'WorkoutRequested') wishes.set(recorded.stream, recorded)
        const wished = wishes.get(recorded.stream)
        if (isAnswer(recorded) && wished) {
          wishes.delete(recorded.stream)
          if (gone.streams.has(recorded.stream)) notAsked.add(recorded.stream)
          else await ask(recorded, wished)
        }
      }
      take(recorded)
    }
    return { ...counts, changed: changed.reverse(), notAsked: [...notAsked] }
  }

const isAnswer = (recorded: Fact): recorded is Answer =>
  recorded.event.type === 'WorkoutGenerated' || recorded.event.type === 'GenerationFailed'

/** Of what is deleted nothing is told; and what is read as erased says nothing of how it would be planned. */
const forgottenIn = (facts: readonly RecordedEvent[]) => {
  const isErased = facts.some(({ event: { type } }) => type === 'PersonalDataErased')
  const states = new Map<string, Workout.State>()
  for (const { stream, event } of facts.filter(isOfWorkout))
    states.set(stream, Workout.decider.evolve(states.get(stream) ?? Workout.decider.initial, event))
  const deleted = [...states].filter(([, { phase }]) => isErased || phase === 'deleted')
  const last = facts.findLastIndex(({ event: { type } }) => forgetting.has(type))
  return {
    streams: new Set(deleted.map(([stream]) => stream)),
    after: (made: Answer) => facts.indexOf(made) < last,
  }
}

const forgetting: ReadonlySet<string> = new Set(['PersonalDataErased', 'ConsentWithdrawn', 'WorkoutErased'])

const about = ({ stream, revision, event }: Answer, today: string, isForgotten: boolean) => {
  const { type, at, plannerVersion = null } = event
  const planner = type === 'WorkoutGenerated' ? event.planner : null
  const others = plannerVersion === today ? 'unknown' : 'rules'
  const why: Why = isForgotten ? 'forgotten' : planner === 'ai' ? 'model' : others
  return { stream, revision, type, at, planner, version: { was: plannerVersion, is: today }, why }
}
