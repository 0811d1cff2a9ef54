import type { z } from 'zod'
import type { Log } from '../../commands/ports/log.ts'
import type { getOverview } from '../../contract/desk-screens.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import type { Category, Facts, RecordedEvent } from '../../domain/facts.ts'
import * as Health from '../../domain/health.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import { fold } from '../../domain/kernel/decider.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { type NamedBy, streamOf } from '../../domain/streams.ts'
import * as Profiles from '../../domain/training-profiles.ts'
import { accounts } from '../../projections/accounts.ts'
import type { Db } from '../../projections/all.ts'
import { factsOf as athleteIn } from '../../projections/athlete-memory.ts'
import { memberships, standingIn } from '../../projections/memberships.ts'
import { trainedAmong } from '../../projections/workout-detail.queries.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { workoutHistory } from '../../projections/workout-history.ts'
import { progressAmong, weekStarts, weeksAmong, workoutsAmong } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { bodyAnswer } from '../body-answer.ts'
import { mostEntries, overviewAnswer } from '../overview-answer.ts'
import { causesOf, isRacer, programmeAnswer, programmeSince } from '../programme-answer.ts'
import { runsSince } from '../race-answer.ts'
import { strengthAnswer } from '../strength-answer.ts'
import { inTurns } from './in-turns.ts'
import { workoutsAskedFor } from './people.ts'

type Then = Omit<z.input<typeof getOverview.answer>, 'at'>

/** `at`: what the clock said then. */
type Moment = {
  readonly person: UserId
  readonly position: Position
  readonly at: string
  /** A stream whose past is to be taken for another. */
  readonly imagined?: Imagined
}

export type Imagined = {
  readonly workout?: readonly Recorded<Facts['workout'], 'workout'>[]
  readonly membership?: readonly Recorded<Facts['membership'], 'membership'>[]
}

export type PersonThen = (moment: Moment, catalogue: Catalogue) => Promise<Then>

/**
 * What a person's overview showed once the log had come to a place: all their streams up to there, folded by the read
 * models that the overview reads. A stream that cannot be read is left out, as the read models leave it out.
 */
export const personThen =
  ({ log, db }: { readonly log: Pick<Log, 'load' | 'compare'>; readonly db: Db }): PersonThen =>
  async ({ person, position, at: now, imagined = {} }, catalogue) => {
    const upTo = async <C extends Category>(category: C, id: NamedBy[C]): Promise<readonly Recorded<Facts[C], C>[]> => {
      const past = await log.load(streamOf(category, id)).catch(error => {
        if (!isPoison(error)) throw error
        return []
      })
      return past.filter(recorded => log.compare(recorded.position, position) <= 0)
    }
    const [user, membership, profiles, health, laidOut, weeks] = await Promise.all([
      upTo('user', person),
      imagined.membership ?? upTo('membership', person),
      upTo('profiles', person),
      upTo('health', person),
      upTo('programme', person),
      weekStarts(db, now),
    ])
    const { workout: supposed = [] } = imagined
    const isSupposed = (id: WorkoutId) => supposed[0]?.stream === streamOf('workout', id)
    const workouts = await inTurns(workoutsAskedFor(membership), async id =>
      isSupposed(id) ? supposed : upTo('workout', id),
    )
    const details = workouts.flatMap(past => rowOf(workoutDetail, past) ?? [])
    const entries = workouts.flatMap(past => rowOf(workoutList, past) ?? [])
    const account = rowOf(accounts, user)
    const past = factsOf(laidOut)
    const causes = new Set(causesOf(past))
    const state = fold(Health.decider, factsOf(health))
    const alive = details.filter(({ deleted_at }) => deleted_at === null)
    return {
      overview:
        account &&
        overviewAnswer(
          {
            account,
            membership: standingIn(rowOf(memberships, membership) ?? undefined),
            progress: progressAmong(entries),
            weeks: await weeksAmong(db, entries, now),
            entries: workoutsAmong(entries, mostEntries),
          },
          now,
        ),
      programme: programmeAnswer(
        {
          past,
          rows: trainedAmong(details, programmeSince(now)),
          because: workouts.flat().flatMap(one => (causes.has(one.id) ? (workoutHistory.fold(null, one) ?? []) : [])),
          racer: isRacer(past)
            ? {
                athlete: athleteIn(fold(Profiles.decider, factsOf(profiles)).plan, null),
                rows: trainedAmong(details, runsSince(now)),
              }
            : null,
          moment: now,
        },
        catalogue,
      ),
      strength: strengthAnswer(
        {
          weeks,
          rows: trainedAmong(details, weeks[0]?.at ?? now),
          bodyKg: fold(Profiles.decider, factsOf(profiles)).plan.weightKg ?? null,
          now,
        },
        catalogue,
      ),
      body: bodyAnswer(
        {
          state,
          felt: alive.filter(({ felt }) => felt).sort((one, other) => (one.id < other.id ? -1 : 1)),
          finished: entries.flatMap(({ finished_at, deleted_at, logged }) =>
            finished_at !== null && deleted_at === null && logged > 0 ? [finished_at] : [],
          ),
          now,
        },
        new Map(catalogue.exercises.map(({ id, name }) => [id, name])),
      ),
    }
  }

const factsOf = <Event>(past: readonly { readonly event: Event }[]) => past.map(({ event }) => event)

const rowOf = <Row, Past>(
  { fold: step }: { readonly fold: (row: Row | null, recorded: Past) => Row | null },
  past: readonly Past[],
) => past.reduce<Row | null>((row, recorded) => step(row, recorded), null)

/** Whom an event tells of; null where it is about the product. */
export const subjectOf = ({ metadata }: RecordedEvent) => (isPerson(metadata.subject) ? metadata.subject : null)

const isPerson = (subject: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(subject)
