import type { z } from 'zod'
import type { Log } from '../../commands/ports/log.ts'
import type { beginTodaysRules } from '../../contract/what-if.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import type { Finding } from '../../domain/coach/basis/plan.ts'
import type { Category, RecordedEvent } from '../../domain/facts.ts'
import type { FeedbackId, UserId, WorkoutId } from '../../domain/ids.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import { underTodaysRules } from '../../domain/what-if.ts'
import { inTurns } from './in-turns.ts'
import { pageAfter, readable } from './pages.ts'
import { workoutsAskedFor } from './people.ts'
import { plansAnew } from './plans-anew.ts'
import { isOfWorkout } from './screens.ts'

export type TodaysRules = NonNullable<z.input<typeof beginTodaysRules.answer>['today']>

/** Whose, and which of their workouts: one alone, or those asked for before one. */
export type OfPerson = {
  readonly person: UserId
  readonly workout?: WorkoutId | undefined
  readonly before?: WorkoutId | undefined
}

const askedAtOnce = 100
const mostChanged = 1000

type Parts = {
  readonly log: Pick<Log, 'load' | 'compare'>
  readonly feedbackOf: (person: UserId) => Promise<readonly FeedbackId[]>
  readonly catalogue: Catalogue
  readonly plannerVersion: string
}

type Told = { readonly done: number; readonly of: number }

/**
 * A person's workouts under today's rules, newest first, a hundred at a time: each command asked again, and each wish asked
 * of today's planner. All streams that the coach remembers them by are read for it.
 */
export const todaysRules =
  ({ log, feedbackOf, catalogue, plannerVersion }: Parts, tell: (asked: Told) => Promise<void> = async () => {}) =>
  async ({ person, workout, before }: OfPerson): Promise<TodaysRules> => {
    const read = readable(log)
    const all = workoutsAskedFor(await log.load(streamOf('membership', person)))
    const { page, next } = workout
      ? { page: all.filter(id => id === workout), next: null }
      : pageAfter(all, before, askedAtOnce)
    const unreadable: string[] = []
    const open = async (name: string): Promise<readonly RecordedEvent[]> => {
      const past = await read(asStream<Category>(name))
      if (!past) unreadable.push(name)
      return past ?? []
    }
    const own = (['user', 'profiles', 'programme', 'health'] as const).map(category => streamOf(category, person))
    const said = (await feedbackOf(person)).map(id => streamOf('feedback', id))
    const beside = await inTurns([...own, ...said], open)
    const workouts = await inTurns(all, async id => (await open(streamOf('workout', id))).filter(isOfWorkout))
    const asked = all.flatMap((id, nth) => (page.includes(id) ? [workouts[nth] ?? []] : []))
    const answers = asked.map(past => ({
      stream: past[0]?.stream ?? '',
      ...underTodaysRules(past.map(({ event, revision, metadata: { commandId } }) => ({ event, revision, commandId }))),
    }))
    const changed = answers.flatMap(({ stream, changed }) =>
      changed.map(each => ({
        stream,
        revision: each.revision,
        type: each.type,
        refused: 'refused' in each ? each.refused : null,
        instead: 'instead' in each ? [...each.instead] : [],
      })),
    )
    const plans = await plansAnew({ log, catalogue, plannerVersion })(person, [...beside, ...workouts].flat(), {
      of: new Set(page.map(id => streamOf('workout', id))),
      onAsked: done => tell({ done, of: page.length }),
    })
    return {
      workouts: page.length,
      commands: answers.reduce((sum, { commands }) => sum + commands, 0),
      unreadable,
      changed: changed.slice(0, mostChanged),
      unshown: Math.max(0, changed.length - mostChanged),
      plans: {
        ...plans,
        changed: plans.changed.map(plan => ({ ...plan, violations: plan.violations.map(violationAnswer) })),
        notAsked: [...plans.notAsked],
      },
      next,
    }
  }

const violationAnswer = ({ rule, where, expected, found }: Finding) => ({ rule, where, expected, found })
