import * as contract from '../../contract/origins.ts'
import type { UserId } from '../../domain/ids.ts'
import { refuse } from '../../domain/kernel/decider.ts'
import { streamOf } from '../../domain/streams.ts'
import type { Db } from '../../projections/all.ts'
import { memberships } from '../../projections/memberships.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { weeksOf } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import { peopleIn, type Records } from '../desk/records.ts'
import type { Origins } from '../origins.ts'
import { route, type Serving } from '../route.ts'

type Parts = Inspecting & {
  readonly origins: Origins
  readonly records: Records
  readonly db: Db
  readonly clock: () => string
}

/** "Woher kommt das?": for an athlete's own numbers, and at the desk for everybody's. */
export const originsRoutes = (serving: Serving, { origins, records, db, clock, ...inspecting }: Parts) => {
  const look = recordingLooks(inspecting)
  const mustBe = async (person: UserId) => {
    const { state } = await inspecting.accounts.load(person)
    return state.status === 'unknown' ? refuse('no-such-user') : null
  }

  route(
    serving,
    contract.originOfWorkout,
    async ({ params, query, who, refused }) => {
      const found = await origins.ofWorkout(who.id, params.id, query.of)
      if (!found) throw refused('no-such-workout')
      return found
    },
    [workoutList.name],
  )

  route(serving, contract.originOfWeek, ({ params, query, who }) => origins.ofWeek(who.id, params.week, query.of), [
    workoutList.name,
  ])

  route(serving, contract.originOfMuscle, ({ query, who }) => origins.ofMuscle(who.id, query.of, clock()), [
    workoutDetail.name,
  ])

  route(serving, contract.originOfCounter, ({ query, who }) => origins.ofCounter(who.id, query.of, clock()), [
    workoutList.name,
    workoutDetail.name,
    memberships.name,
  ])

  route(
    serving,
    contract.originOfRecord,
    ({ params, who }) => origins.ofRecord(who.id, params.id, params.exercise, clock()),
    [workoutDetail.name],
  )

  route(serving, contract.weeksOfPerson, async asked => {
    const { id } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'numbers', unsealed: false })
    const now = clock()
    const [weeks, counters] = await Promise.all([weeksOf(db, id, now), origins.counters(id, now)])
    return { weeks, counters }
  })

  route(serving, contract.originAtDesk, async asked => {
    const { id, week } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'numbers', unsealed: true })
    return origins.ofWeek(id, week, asked.query.of)
  })

  route(serving, contract.originOfCounterAtDesk, async asked => {
    const { id } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'numbers', unsealed: true })
    return origins.ofCounter(id, asked.query.of, clock())
  })

  route(serving, contract.originOfRecordAtDesk, async asked => {
    const { id, exercise } = asked.params
    const { events } = asked.settle(await records.load(streamOf('workout', id)))
    const [person, ...others] = peopleIn(events)
    if (!person) throw asked.refused('no-such-workout')
    await look(asked, { people: [person, ...others], what: 'numbers', unsealed: true })
    return origins.ofRecord(person, id, exercise, clock())
  })
}
