import type { UserId } from '../domain/ids.ts'
import { streamOf } from '../domain/streams.ts'
import * as User from '../domain/user.ts'
import type { Log } from './ports/log.ts'
import { readingOn } from './reading-on.ts'

/** Reads what an account is at this moment, and remembers what it read. */
export const accountReading = (log: Pick<Log, 'load'>) => {
  const read = readingOn<'user', User.State>(log, User.decider)
  return (user: UserId) => read(streamOf('user', user))
}

export type ReadAccount = ReturnType<typeof accountReading>
