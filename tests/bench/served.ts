import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { setsOf } from '../../domain/coach/basis/plan.ts'
import { type Category, schemaOf } from '../../domain/facts.ts'
import type { UserId } from '../../domain/ids.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { storyPlan, storyVerdict } from '../../tools/story-plans.ts'
import { anywhere } from '../support/anywhere.ts'
import type { Stand } from './stand.ts'

const program = new URL('api-server.ts', import.meta.url).pathname
export const callers = 32

export const start = async (kind: 'product' | 'desk' | 'bare', stand: Stand) => {
  const child = spawn(process.execPath, ['--min-semi-space-size=16', program, kind], {
    env: { ...process.env, DATABASE_URL: stand.url, DATA_DIR: stand.config.DATA_DIR, SECRET_KEY: '5e'.repeat(32) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  const stop = async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

export const client = (sockets = callers) => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const ask = async (method: string, url: string, headers: Record<string, string>, body?: string) => {
    const asked = request(url, {
      method,
      agent,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    })
    asked.end(body)
    const [answer] = await once(asked, 'response')
    const said = await text(answer)
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${said}`)
    return answer.headers as Record<string, string>
  }
  return { ask, close: () => agent.destroy() }
}

/** Workouts in training, so short that a command finds little to fold. Streams of the category `bench` are nobody's. */
export const inTraining = async ({ log }: Stand, user: UserId, count: number, category: 'workout' | 'bench') => {
  const plan = storyPlan(1)
  const at = new Date().toISOString()
  const workouts = Array.from({ length: count }, () => randomUUID())
  const make = async (id: string) => {
    const commandId = freshId<'command'>()
    const causes = { commandId, correlationId: commandId, causationId: commandId }
    const events = [
      { type: 'WorkoutRequested', athlete: user, durationMinutes: 30, seed: id, at },
      { type: 'WorkoutGenerated', plan, verdict: storyVerdict, planner: 'rules', at },
      { type: 'WorkoutStarted', at },
    ] as const
    await anywhere(log).append(
      asStream<Category>(`${category}-${id}`),
      'no-stream',
      events.map(event => ({
        id: freshId<'event'>(),
        event,
        metadata: { ...causes, actor: { kind: 'user', id: user }, subject: user, schema: schemaOf(event.type) },
      })),
    )
  }
  for (let from = 0; from < count; from += 50) await Promise.all(workouts.slice(from, from + 50).map(make))
  const sets = setsOf(plan).map(({ id }) => id)
  let next = 0
  return () => {
    const place = next++
    return { workout: workouts[place % count] ?? '', set: sets[Math.floor(place / count) % sets.length] ?? '' }
  }
}

/** A set with weight and repetitions of chance, at the next place of the training. */
export const setToLog = ({ workout, set }: { readonly workout: string; readonly set: string }) => ({
  path: `/api/workouts/${workout}/sets/${set}`,
  body: JSON.stringify({ reps: 8, weight: Math.round(Math.random() * 1000) / 4 }),
})
