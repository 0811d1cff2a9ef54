import * as contract from '../../contract/origins.ts'
import type { UserId } from '../../domain/ids.ts'
import { refuse } from '../../domain/kernel/decider.ts'
import type { Db } from '../../projections/all.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { weeksOf } from '../../projections/workout-list.queries.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import type { Origins } from '../origins.ts'
import { route, type Serving } from '../route.ts'

type Parts = Inspecting & { readonly origins: Origins; readonly db: Db; readonly clock: () => string }

/** "Woher kommt das?": for an athlete's own numbers, and at the desk for everybody's. */
export const originsRoutes = (serving: Serving, { origins, db, clock, ...inspecting }: Parts) => {
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

  route(serving, contract.weeksOfPerson, async asked => {
    const { id } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'numbers', unsealed: false })
    return { weeks: await weeksOf(db, id, clock()) }
  })

  route(serving, contract.originAtDesk, async asked => {
    const { id, week } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'numbers', unsealed: true })
    return origins.ofWeek(id, week, asked.query.of)
  })
}
