import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Live, Stage } from '../commands/ports/planning.ts'
import type { Sessions } from '../commands/ports/secrets.ts'
import type { WorkoutCommands } from '../commands/workouts.ts'
import * as contract from '../contract/coach.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { problem, type Refusal } from './problems.ts'
import { type RefusesOf, refusing, type Serving } from './route.ts'
import type { Who } from './session.ts'
import { type Watcher, watcher as watcherOf } from './watcher.ts'

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
  readonly sessions: Pick<Sessions, 'standing'>
  /** Whether the workout's end of the making can be read by now. */
  readonly isReadable: (person: UserId, workout: WorkoutId) => Promise<boolean>
  readonly settings: LiveSettings
}

/** Server-sent events. Hints only: what counts is what can be read. */
export const liveRoute = (serving: Serving, parts: Parts) => {
  const watch = watching(serving.app, parts)
  stagesRoute(serving, parts, watch)
  changesRoute(serving, parts, watch)
}

type Watch = (
  who: Who,
  reply: FastifyReply,
  /** Answers how to stop, and what to look at with each heartbeat. */
  start: (watcher: Watcher) => { readonly stop: () => void; readonly look?: () => Promise<void> },
) => Promise<FastifyReply>

const refusedByBoth: (reason: RefusesOf<typeof contract.live> & RefusesOf<typeof contract.liveChanges>) => Refusal =
  refusing(contract.live)

/** Opens streams, as many as there is room for, each as long as its session and no longer than allowed. */
const watching = (app: FastifyInstance, { sessions, settings }: Parts): Watch => {
  const open = new Map<Watcher, string>()
  app.addHook('preClose', async () => {
    for (const each of open.keys()) each.end()
  })

  const makeRoom = (person: UserId) => {
    if (open.size >= settings.connections)
      throw Object.assign(refusedByBoth('too-busy'), { headers: { 'retry-after': '5' } })
    if ([...open.values()].filter(other => other === person).length >= settings.connectionsPerPerson)
      throw problem(429, 'Too many streams are open at once', {
        code: 'too-many-attempts' satisfies RefusesOf<typeof contract.liveChanges>,
        headers: { 'retry-after': '5' },
      })
  }

  return async (who, reply, start) => {
    makeRoom(who.id)
    const watcher = watcherOf(reply.raw, settings.mostBuffered)
    open.set(watcher, who.id)
    const { stop, look = async () => {} } = start(watcher)
    const endsAt = Date.now() + settings.longestMs
    const beat = async () => {
      if (Date.now() > endsAt || (await sessions.standing(who.session)) !== 'open') return watcher.end()
      watcher.beat()
      await look()
    }
    const beating = setInterval(() => beat().catch(watcher.end), settings.heartbeatMs)
    watcher.onClosed(() => {
      clearInterval(beating)
      stop()
      open.delete(watcher)
    })
    try {
      await look()
    } catch (error) {
      watcher.forget()
      throw error
    }
    return stream(reply, watcher)
  }
}

/** What this person's other windows and devices have changed. */
const changesRoute = ({ app, identify }: Serving, { live }: Parts, watch: Watch) =>
  app.route({
    method: contract.liveChanges.method,
    url: contract.liveChanges.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const who = await identify(request)
      return watch(who, reply, watcher => ({
        stop: live.listenForChanges(who.id, position => watcher.send('change', { position })),
      }))
    },
  })

/** Stages of a workout in the making. */
const stagesRoute = ({ app, identify }: Serving, { live, workouts, isReadable }: Parts, watch: Watch) => {
  const refused = refusing(contract.live)

  /** The end of the making, as the log tells it; null while it goes on. */
  const outcome = async (person: UserId, workout: WorkoutId): Promise<Stage | null> => {
    const state = await workouts.of(person, workout)
    if (!state) throw refused('no-such-workout')
    if (state.phase === 'requested') return null
    await readable(person, workout)
    return state.phase === 'failed' ? 'failed' : 'done'
  }

  /** Who is told that a workout is there can read it. */
  const readable = async (person: UserId, workout: WorkoutId) => {
    for (const end = Date.now() + 2000; Date.now() < end; await pause(25)) if (await isReadable(person, workout)) return
  }

  app.route({
    method: contract.live.method,
    url: contract.live.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const who = await identify(request)
      const { workout } = contract.live.query.parse(request.query)
      return watch(who, reply, watcher => {
        const tell = (stage: Stage) => watcher.send('stage', { workout, stage })
        const look = async () => {
          const stage = await outcome(who.id, workout)
          if (stage === null) return
          tell(stage)
          watcher.end()
        }
        const stop = live.listen(workout, stage =>
          stage === 'done' || stage === 'failed' ? look().catch(watcher.end) : tell(stage),
        )
        const latest = live.latest(workout)
        if (latest) tell(latest)
        return { stop, look }
      })
    },
  })
}

const stream = (reply: FastifyReply, { stream }: Watcher) =>
  reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(stream)
