import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Live, Sessions, Stage } from '../commands/ports.ts'
import type { WorkoutCommands } from '../commands/workouts.ts'
import * as contract from '../contract/coach.ts'
import { problem, refused } from './problems.ts'
import type { Serving } from './route.ts'
import { type Watcher, watcher } from './watcher.ts'

export type LiveSettings = {
  readonly connections: number
  readonly connectionsPerPerson: number
  readonly heartbeatMs: number
  /** Then the client asks again, with a token of that day. */
  readonly longestMs: number
  readonly mostBuffered: number
}

export const usualLive: LiveSettings = {
  connections: 5000,
  connectionsPerPerson: 20,
  heartbeatMs: 15_000,
  longestMs: 600_000,
  mostBuffered: 64 * 1024,
}

type Parts = {
  readonly live: Live
  readonly workouts: Pick<WorkoutCommands, 'of'>
  readonly sessions: Pick<Sessions, 'isOpen'>
  /** Whether the workout's end of the making can be read by now. */
  readonly isReadable: (person: string, workout: string) => Promise<boolean>
  readonly settings: LiveSettings
}

/** Stages of a workout in the making, as server-sent events. Hints only: what counts is the workout itself. */
export const liveRoute = ({ app, identify }: Serving, { live, workouts, sessions, isReadable, settings }: Parts) => {
  const open = new Map<Watcher, string>()
  app.addHook('preClose', async () => {
    for (const each of open.keys()) each.end()
  })

  const makeRoom = (person: string) => {
    if (open.size >= settings.connections) throw Object.assign(refused('too-busy'), { headers: { 'retry-after': '5' } })
    if ([...open.values()].filter(other => other === person).length >= settings.connectionsPerPerson)
      throw problem(429, 'Too many streams are open at once', {
        code: 'too-many-attempts',
        headers: { 'retry-after': '5' },
      })
  }

  /** The end of the making, as the log tells it; null while it goes on. */
  const outcome = async (person: string, workout: string): Promise<Stage | null> => {
    const state = await workouts.of(person, workout)
    if (!state) throw refused('no-such-workout')
    if (state.phase === 'requested') return null
    await readable(person, workout)
    return state.phase === 'failed' ? 'failed' : 'done'
  }

  /** Who is told that a workout is there can read it. */
  const readable = async (person: string, workout: string) => {
    for (const end = Date.now() + 2000; Date.now() < end; await pause(25)) if (await isReadable(person, workout)) return
  }

  app.route({
    method: contract.live.method,
    url: contract.live.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const who = await identify(request)
      const { workout } = contract.live.query.parse(request.query)
      makeRoom(who.id)
      const watching = watcher(reply.raw, settings.mostBuffered)
      open.set(watching, who.id)
      const tell = (stage: Stage) => watching.send('stage', { workout, stage })
      const settle = async () => {
        const stage = await outcome(who.id, workout)
        if (stage === null) return
        tell(stage)
        watching.end()
      }
      const stop = live.listen(workout, stage =>
        stage === 'done' || stage === 'failed' ? settle().catch(watching.end) : tell(stage),
      )
      const beat = async () => {
        if (Date.now() > endsAt || !(await sessions.isOpen(who.session))) return watching.end()
        watching.beat()
        await settle()
      }
      const endsAt = Date.now() + settings.longestMs
      const beating = setInterval(() => beat().catch(watching.end), settings.heartbeatMs)
      watching.onClosed(() => {
        clearInterval(beating)
        stop()
        open.delete(watching)
      })
      try {
        const latest = live.latest(workout)
        if (latest) tell(latest)
        await settle()
      } catch (error) {
        watching.forget()
        throw error
      }
      return stream(reply, watching)
    },
  })
}

const stream = (reply: FastifyReply, watching: Watcher) =>
  reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(watching.stream)
