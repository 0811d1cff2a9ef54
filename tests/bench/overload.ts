import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { asUserId } from '../../domain/ids.ts'
import { athlete } from '../faults/athlete.ts'
import { row } from './append.ts'
import { busy, inTurns, interval, percentile } from './measure.ts'
import { figure, type Row } from './row.ts'
import { callers, client, inTraining, setToLog, start } from './served.ts'
import { rounds, type Stand } from './stand.ts'

const ms = 2000
const leadMs = 2000
const times = 3
const athletes = 16
const none = { workout: '', set: '' }
/** More than these wait for an answer at no time: beyond, the callers' own processor is what gives way. */
const mostOpen = 2000

/** Three times as many sets a second as can be taken at saturation, whether or not the last ones were answered. */
export const benchOverload = async (stand: Stand): Promise<readonly Row[]> => {
  const server = await start('product', stand)
  const { ask, close } = client()
  const people = []
  while (people.length < athletes) people.push(await athlete(server.url))
  const training = await Promise.all(
    people.map(async ({ user, token }) => ({ token, next: await inTraining(stand, asUserId(user), 200, 'workout') })),
  )
  let turn = 0
  const set = () => {
    const { token, next } = training[turn++ % athletes] ?? training[0] ?? { token: '', next: () => none }
    const { path, body } = setToLog(next())
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    return { url: server.url + path, headers, body }
  }

  let peak = 0
  const saturated = async () => {
    const { rate, taken } = await busy(callers, ms, () => {
      const { url, headers, body } = set()
      return ask('PUT', url, headers, body)
    })
    peak = rate
    return { rate, p99: percentile(taken, 0.99) }
  }
  // Kept open, as a proxy keeps them: Node takes one new connection a turn, and the kernel drops who waits beyond that.
  const agent = new Agent({ keepAlive: true, maxSockets: mostOpen })
  const refused: number[] = []
  const flooded = async () => {
    const { taken, away } = await flood(agent, peak * times, set)
    refused.push(away)
    return { rate: (taken.length * 1000) / ms, p99: percentile(taken, 0.99) }
  }
  await saturated()
  const turns = await inTurns(rounds, saturated, flooded)
  close()
  agent.destroy()
  await server.stop()
  console.error(`sent away: ${figure(interval(refused.map(part => part * 100)), '%')}`)
  const bound = `the same route, ${callers} callers`
  return [
    row(`Overload, ${times} times what can be taken: taken`, bound, turns, 'rate', '/s', { atLeast: 0.9 }),
    row('Overload: p99 of what was taken', bound, turns, 'p99', 'ms', { atMost: 2 }),
  ]
}

type Call = { readonly url: string; readonly headers: Record<string, string>; readonly body: string }

/** Asks on the clock's beat, two seconds before it counts: how many were taken while it did, how long each of those had waited. */
const flood = async (agent: Agent, perSecond: number, next: () => Call) => {
  const taken: number[] = []
  const open = new Set<Promise<void>>()
  const began = performance.now()
  const end = began + leadMs + ms
  let asked = 0
  let away = 0
  for (let now = began; now < end; now = performance.now()) {
    for (const due = ((now - began) * perSecond) / 1000; asked < due; asked++) {
      if (open.size >= mostOpen) {
        away++
        continue
      }
      const at = performance.now()
      const call = put(agent, next()).then(status => {
        open.delete(call)
        const now = performance.now()
        if (status !== 200) away++
        else if (now >= began + leadMs && now < end) taken.push(now - at)
      })
      open.add(call)
    }
    await setTimeout(2)
  }
  await Promise.all(open)
  return { taken, away: away / asked }
}

/** The answer's status; 0 where there was none. */
const put = (agent: Agent, { url, headers, body }: Call) =>
  new Promise<number>(resolve => {
    const asked = request(url, { agent, method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } })
    asked.once('error', () => resolve(0))
    asked.once('response', answer => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0))
    })
    asked.end(body)
  })
