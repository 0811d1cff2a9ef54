import * as contract from '../../contract/programme.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import type { UserId } from '../../domain/ids.ts'
import type * as Programme from '../../domain/programme.ts'
import type { Db } from '../../projections/all.ts'
import { factsOf } from '../../projections/athlete-memory.ts'
import { profilesOf, trainingProfiles } from '../../projections/training-profiles.ts'
import { trainedSince } from '../../projections/workout-detail.queries.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { eventsBy, workoutHistory } from '../../projections/workout-history.ts'
import { causesOf, isRacer, programmeAnswer, programmeSince } from '../programme-answer.ts'
import { type Racer, runsSince } from '../race-answer.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => string
  readonly programmePast: (user: UserId) => Promise<readonly Programme.Event[]>
}

/** The programme as it stands, or stood: folded from its own stream, so that any day can be asked for. */
export const programmeRoutes = (serving: Serving, { db, catalogue, clock, programmePast }: Parts) => {
  route(
    serving,
    contract.getProgramme,
    async ({ query, who }) => {
      const now = clock()
      const moment = query.at && `${query.at}T23:59:59.999Z` < now ? `${query.at}T23:59:59.999Z` : now
      const past = (await programmePast(who.id)).filter(({ at }) => at <= moment)
      const [rows, because, racer] = await Promise.all([
        trainedSince(db, who.id, programmeSince(moment)),
        eventsBy(db, who.id, causesOf(past)),
        moment === now && isRacer(past) ? racerOf(db, who.id, moment) : null,
      ])
      return programmeAnswer({ past, rows, because, racer, moment }, catalogue)
    },
    [workoutDetail.name, workoutHistory.name, trainingProfiles.name],
  )
}

const racerOf = async (db: Db, user: UserId, moment: string): Promise<Racer> => {
  const [{ plan, goalToldAt }, rows] = await Promise.all([
    profilesOf(db, user),
    trainedSince(db, user, runsSince(moment)),
  ])
  return { athlete: factsOf(plan, goalToldAt), rows }
}
