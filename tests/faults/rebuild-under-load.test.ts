import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { asUserId } from '../../domain/ids.ts'
import { isConflict } from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { isLong } from '../support/long.ts'
import { startServer } from '../support/server.ts'
import { athlete } from './athlete.ts'

const events = Number(process.env.FAULTS_EVENTS ?? 1_000_000)
const perSecond = 300
/** A token opens for a quarter of an hour. */
const renewMs = 10 * 60_000

test.runIf(isLong)(
  'every model is made anew from a million events while 300 a second are written: no read fails, none is empty',
  { timeout: 3_600_000 },
  async () => {
    const database = await freshDatabase()
    const env = { ...process.env, DATABASE_URL: database.url, SECRET_KEY: '5e'.repeat(32) }
    const tool = async (...words: string[]) => {
      const began = Date.now()
      const child: ChildProcess = spawn(process.execPath, ['main.ts', ...words], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const [said, told, [code]] = await Promise.all([
        text(child.stdout as NodeJS.ReadableStream),
        text(child.stderr as NodeJS.ReadableStream),
        once(child, 'exit'),
      ])
      if (code !== 0) throw new Error(`${words.join(' ')}: ${said}${told}`)
      console.log(`${words.join(' ')}: ${((Date.now() - began) / 1000).toFixed(0)} s`)
      return said
    }
    await tool('seed', '--events', String(events))
    await tool('projections', 'rebuild', '--all')
    const server = await startServer(env)
    let done = false
    onTestFinished(async () => {
      done = true
      await server.stop()
      await database.drop()
    }, 60_000)
    const reader = await athlete(server.url)

    const writing = write(database.url, () => done)
    const reading = read(server.url, reader, () => done)
    const rebuilding = tool('projections', 'rebuild', '--all').finally(() => {
      done = true
    })
    const [written, looks] = await Promise.all([writing, reading, rebuilding])
    console.log(`${written.count} events in ${written.seconds.toFixed(0)} s, ${looks} reads meanwhile`)
    expect(written.count / written.seconds).toBeGreaterThan(perSecond * 0.9)
    expect(looks).toBeGreaterThan(100)

    expect(await tool('projections', 'verify', '--all')).not.toContain('differs')
  },
)

/** Workouts that are asked for, 300 a second, whatever the store's answers take. */
const write = async (url: string, done: () => boolean) => {
  const pool = openPool(url, { max: 1 })
  const store = postgresStore(url, pool, wakeUps())
  const began = performance.now()
  const appends: Promise<unknown>[] = []
  while (!done()) {
    await setTimeout(Math.max(0, began + (appends.length * 1000) / perSecond - performance.now()))
    const commandId = freshId<'command'>()
    const person = asUserId(randomUUID())
    const causes = { commandId, correlationId: commandId, causationId: commandId }
    const event = {
      type: 'WorkoutRequested',
      athlete: person,
      durationMinutes: 30,
      seed: 's',
      at: new Date().toISOString(),
    }
    const metadata = { ...causes, actor: { kind: 'user', id: person }, subject: person, schema: 1 } as const
    const stream = `workout-${randomUUID()}`
    appends.push(
      store.append(asStream(stream), 'no-stream', [{ id: freshId<'event'>(), event, metadata }]).then(answer => {
        if (isConflict(answer)) throw new Error('a conflict, where nobody else writes')
      }),
    )
  }
  const seconds = (performance.now() - began) / 1000
  await Promise.all(appends)
  await store.close()
  await pool.end()
  return { count: appends.length, seconds }
}

type Reader = Awaited<ReturnType<typeof athlete>>

/** An athlete who looks at the same things again and again, and must always find them. */
const read = async (url: string, { token: first, renewed, workout }: Reader, done: () => boolean) => {
  let [token, until] = [first, Date.now() + renewMs]
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  let looks = 0
  for (; !done(); looks += 3, await setTimeout(20)) {
    if (Date.now() > until) [token, until] = [await renewed(), Date.now() + renewMs]
    expect(await ask('/auth/me')).toContain('Anna')
    expect(await ask('/workouts')).toContain(workout)
    expect(await ask(`/workouts/${workout}`)).toContain(workout)
  }
  return looks
}
