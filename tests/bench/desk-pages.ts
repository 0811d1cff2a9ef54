import { athlete } from '../faults/athlete.ts'
import { row } from './append.ts'
import { grant } from './desk-load.ts'
import { inTurns, percentile, timed } from './measure.ts'
import { fill } from './million.ts'
import type { Row } from './row.ts'
import { seed } from './seed.ts'
import { client, start } from './served.ts'
import { rounds, type Stand } from './stand.ts'

const told = 30_000
const wanted = Number(process.env.BENCH_EVENTS ?? 1_000_000)
const calls = 200
/** Somebody who leafs: each stream is looked at once, and its pages are that same look for a quarter of an hour. */
const streams = 20

/** The desk's pages as they are asked for, beside a server that answers the same rows by their keyset and judges nobody. */
export const benchDeskPages = async (stand: Stand): Promise<readonly Row[]> => {
  await seed(stand, told, 'desk pages')
  const before = await start('product', stand)
  const staff = await athlete(before.url)
  await before.stop()
  await grant(stand, staff.user)
  const events = await fill(stand, wanted)
  // The copies are nobody's, so nothing follows the log here.
  const [ours, bare] = [await start('desk', stand), await start('bare', stand)]
  const { ask, close } = client(1)

  const inspector = { authorization: `Bearer ${staff.token}`, 'x-reason': 'bench of the desk' }
  const p99 = (url: string, headers: Record<string, string>, path: () => string) => async () => ({
    ms: percentile(await timed(calls, () => ask('GET', url + path(), headers)), 0.99),
  })
  const { rows } = await stand.owner.query(
    `select stream from log.events where type = 'WorkoutCompleted' and stream not like '%~%' limit ${streams}`,
  )
  const some = () => String(rows[Math.floor(Math.random() * rows.length)].stream)
  const place = () => 1000 + Math.floor(Math.random() * (events - 1000))
  const leafing = p99(ours.url, inspector, () => `/desk/streams/${some()}?limit=100`)
  await leafing()

  const found = await inTurns(
    rounds,
    p99(bare.url, {}, () => `/events/${place()}`),
    p99(ours.url, inspector, () => `/desk/events?before=${place()}`),
  )
  const read = await inTurns(
    rounds,
    p99(bare.url, {}, () => `/streams/${some()}`),
    leafing,
  )
  close()
  await Promise.all([ours.stop(), bare.stop()])
  const full = `by HTTP, ${events.toLocaleString('en')} in the log, p99`
  const bound = 'Fastify, the same rows by their keyset'
  return [
    row(`Desk: a page of fifty events, ${full}`, bound, found, 'ms', 'ms', { atMost: 2 }),
    row(`Desk: a page of a stream, ${full}`, bound, read, 'ms', 'ms', { atMost: 2 }),
  ]
}
