import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { schemaOf } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { athlete } from '../faults/athlete.ts'
import { row } from './append.ts'
import { inTurns, percentile, timed } from './measure.ts'
import type { Row } from './row.ts'
import { seed } from './seed.ts'
import { start } from './served.ts'
import { rounds, type Stand } from './stand.ts'
import { setsInTraining } from './steady-writes.ts'

const wanted = Number(process.env.BENCH_EVENTS ?? 30_000)
const perSecond = Number(process.env.BENCH_RATE ?? 300)
const looks = 100

/**
 * The desk's pages while events are being written and a read model is rebuilt, beside the same while nothing else
 * happens; and athletes' pages with the rebuild and somebody at the desk, beside the same with the writing alone.
 */
export const benchDeskLoad = async (stand: Stand): Promise<readonly Row[]> => {
  await seed(stand, wanted, 'desk load')
  await stand.owner.query('vacuum analyze log.events')
  const server = await start('product', stand)
  const trained = await athlete(server.url)
  const staff = await athlete(server.url)
  await grant(stand, staff.user)

  const get = async (path: string, token: string, body?: object) => {
    const answer = await fetch(server.url + path, {
      headers: {
        authorization: `Bearer ${token}`,
        'x-reason': 'bench of the desk',
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    const said: unknown = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`)
    return said
  }
  const stream = `workout-${trained.workout}`
  const deskPages = [
    '/desk/events?type=SetLogged',
    `/desk/people/${trained.user}`,
    `/desk/streams/${stream}`,
    `/desk/streams/${stream}/states/1`,
    `/desk/streams/${stream}/overviews/1`,
    '/desk/models',
  ]
  const athletePages = ['/auth/me', '/dashboard/overview', `/workouts/${trained.workout}`]
  const look = (pages: readonly string[], token: string) =>
    timed(looks, index => get(pages[index % pages.length] ?? '', token))
  const p99 = async (taken: Promise<readonly number[]>) => ({ ms: percentile(await taken, 0.99) })
  const desk = () => p99(look(deskPages, staff.token))
  const pages = () => p99(look(athletePages, trained.token))

  const rebuilding = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const path = `/desk/models/${workoutList.name}/jobs`
      await get(path, staff.token, { what: 'rebuild' }).catch(() => {})
      await setTimeout(250)
    }
  }
  const atTheDesk = async (signal: AbortSignal) => {
    for (let n = 0; !signal.aborted; n++) {
      await get(deskPages[n % deskPages.length] ?? '', staff.token)
      await setTimeout(200)
    }
  }
  type Work = (signal: AbortSignal) => Promise<void>
  const beside = (works: readonly Work[], measure: () => Promise<{ ms: number }>) => async () => {
    const stop = new AbortController()
    const all = works.map(work => work(stop.signal))
    await setTimeout(500)
    const taken = await measure()
    stop.abort()
    await Promise.all(all)
    return taken
  }
  const write = await writing(stand)

  await look([...deskPages, ...athletePages].slice(0, deskPages.length), staff.token)
  const ofDesk = await inTurns(rounds, beside([], desk), beside([write, rebuilding], desk))
  const ofAthletes = await inTurns(rounds, beside([write], pages), beside([write, rebuilding, atTheDesk], pages))
  await server.stop()
  const load = `${perSecond} events/s written, a rebuild running`
  return [
    row(`Desk’s pages, ${load}, p99`, 'the same while nothing else happens', ofDesk, 'ms', 'ms', { atMost: 3 }),
    row(
      `Athletes’ pages, ${load}, somebody at the desk, p99`,
      'the same with the writing alone',
      ofAthletes,
      'ms',
      'ms',
      {
        atMost: 1.2,
      },
    ),
  ]
}

/** Makes a person one of the staff, with the passkey that it takes. */
export const grant = ({ log }: Stand, user: string) => {
  const at = new Date().toISOString()
  const commandId = freshId<'command'>()
  const causes = { commandId, correlationId: commandId, causationId: commandId }
  const actor = { kind: 'system', id: 'bench' } as const
  const role = { type: 'StaffRoleGranted', by: 'bench', role: 'staff', reason: 'bench', at } as const
  const passkey = { type: 'FactorAdded', factor: freshId<'factor'>(), kind: 'passkey', at } as const
  const recorded = [role, passkey].map(event => {
    const metadata = { ...causes, actor, subject: asUserId(user), schema: schemaOf(event.type) }
    return { id: freshId<'event'>(), event, metadata }
  })
  return log.append(streamOf('user', asUserId(user)), 'any', recorded)
}

/** As many sets a second as were asked for: new workouts would ask the coach for as many plans. */
const writing = async ({ log }: Stand) => {
  const append = await setsInTraining(log)
  return async (signal: AbortSignal) => {
    const began = performance.now()
    const open = new Set<Promise<unknown>>()
    for (let n = 0; !signal.aborted; n++) {
      const appended = append()
      open.add(appended)
      void appended.finally(() => open.delete(appended))
      await setTimeout(Math.max(0, began + (n * 1000) / perSecond - performance.now()))
    }
    await Promise.all(open)
  }
}
