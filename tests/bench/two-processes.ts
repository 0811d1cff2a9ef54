import { randomUUID } from 'node:crypto'
import { asUserId } from '../../domain/ids.ts'
import { athlete } from '../faults/athlete.ts'
import { row } from './append.ts'
import { busy, inTurns, percentile } from './measure.ts'
import { type Row, withinMs } from './row.ts'
import { callers, client, inTraining, setToLog, start } from './served.ts'
import { rounds, type Stand } from './stand.ts'

const ms = 2000
const writes = 100

/** Two processes on one database, which share models and reactions between them, beside one of them alone. */
export const benchTwoProcesses = async (stand: Stand): Promise<readonly Row[]> => {
  const one = await start('product', stand)
  const { user, token, workout } = await athlete(one.url)
  const next = await inTraining(stand, asUserId(user), 1000, 'workout')
  const { ask, close } = client()
  const signedIn = { authorization: `Bearer ${token}` }
  const log = (url: string) => {
    const { path, body } = setToLog(next())
    return ask('PUT', url + path, { ...signedIn, 'idempotency-key': randomUUID() }, body)
  }
  let turn = 0
  const taken =
    (...urls: readonly string[]) =>
    async () => {
      const { rate } = await busy(callers, ms, () => log(urls[turn++ % urls.length] ?? ''))
      return { rate }
    }
  const other = await start('product', stand)
  await taken(one.url, other.url)()
  const shared = await inTurns(rounds, taken(one.url), taken(one.url, other.url))

  const across: number[] = []
  for (let round = 0; round < rounds; round++) {
    const waits: number[] = []
    for (let n = 0; n < writes; n++) {
      const headers = await log(one.url)
      const began = performance.now()
      const after = { ...signedIn, 'x-read-after': headers['x-position'] ?? '' }
      const answer = await ask('GET', `${other.url}/workouts/${workout}`, after)
      if (answer['x-stale']) throw new Error('a stale answer')
      waits.push(performance.now() - began)
    }
    across.push(percentile(waits, 0.99))
  }
  close()
  await Promise.all([one.stop(), other.stop()])
  return [
    row('Sets logged at two processes, 32 callers', 'at one, the other at rest', shared, 'rate', '/s', {
      atLeast: 0.9,
    }),
    withinMs('Written at one process, read at the other, p99', 50, across),
  ]
}
