import type { Accounts } from '../../commands/accounts.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { Facts } from '../../domain/facts.ts'
import type { UserId } from '../../domain/ids.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { asStream, type Stream } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import type { Db } from '../../projections/all.ts'
import { feedbackIdsOf } from '../../projections/feedback.ts'
import { inTurns } from './in-turns.ts'
import { readable } from './pages.ts'
import type { SearchEvents } from './search.ts'

export type PlacesOf = {
  readonly log: Log
  readonly db: Db
  readonly accounts: Pick<Accounts, 'claimOf'>
  readonly searchEvents: SearchEvents
}

const aroundMs = 60_000
const most = 200

/** Streams of a person that are not named by their id: the claims on their addresses, and what they answered. */
export const streamsNamedOtherwise = ({ log, db, accounts, searchEvents }: PlacesOf) => {
  const read = readable(log)

  /** The way to a claim goes with its address: then it is looked for beside the fact that it led to. */
  const claimOf = async ({ event, at, metadata }: Recorded<Moved, 'user'>, person: UserId): Promise<string[]> => {
    const claim = await accounts.claimOf(event.email)
    const stream = claim && streamOf('email', claim)
    const [first] = (stream && (await read(stream, { from: 0, most: 1 }))) || []
    if (stream && first?.metadata.subject === person) return [stream]
    const moment = (ms: number) => new Date(Date.parse(at) + ms).toISOString()
    const { events } = await searchEvents({
      category: 'email',
      correlation: metadata.correlationId,
      from: moment(-aroundMs),
      to: moment(aroundMs),
      limit: most,
    })
    return events.map(({ stream }) => stream)
  }

  /** Of whom is erased no row tells any more. */
  const answersOf = async (person: UserId, isErased: boolean, since: string): Promise<string[]> => {
    if (!isErased) return (await feedbackIdsOf(db, person)).map(id => streamOf('feedback', id))
    const { events } = await searchEvents({ category: 'feedback', actor: person, from: since, limit: most })
    return events.map(({ stream }) => stream)
  }

  return async (person: UserId): Promise<readonly Stream[]> => {
    const past = (await read(streamOf('user', person))) ?? []
    const [first] = past
    if (!first) return []
    const claims = await inTurns(past.filter(isMoved), each => claimOf(each, person))
    const isErased = past.some(({ event }) => event.type === 'PersonalDataErased')
    const answers = await answersOf(person, isErased, first.at)
    return [...new Set([...claims.flat(), ...answers])].map(name => asStream(name))
  }
}

type Moved = Extract<Facts['user'], { readonly type: 'UserRegistered' | 'EmailChanged' }>

const isMoved = (recorded: Recorded<Facts['user'], 'user'>): recorded is Recorded<Moved, 'user'> =>
  recorded.event.type === 'UserRegistered' || recorded.event.type === 'EmailChanged'
