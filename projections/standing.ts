import { isPoison } from '../domain/kernel/poison.ts'
import type { Position } from '../domain/kernel/stream.ts'
import { concerns, filterOf } from './fold-page.ts'
import type { Pace } from './pace.ts'
import type { AnyProjection, Log, Models, Status } from './ports.ts'
import { strangers } from './same-log.ts'

type Parts = {
  readonly log: Log
  readonly models: Pick<Models, 'status'>
  /** Ms that an event may wait until it is in a model; ten seconds when not given. */
  readonly lateMs?: number
  readonly pace?: Pace
}

const usualLateMs = 10_000
/** Who has not moved for so many times as long makes no progress. */
const untilStill = 3

/** Where each of these models stands in the log, how far behind, what halted it, and whether that alarms. */
export const standings = async (
  projections: readonly AnyProjection[],
  { log, models, lateMs = usualLateMs, pace = () => null }: Parts,
) => {
  const known = await models.status().catch(() => [])
  const head = await log.head()
  const foreign = await strangers(log, known)
  const states = await Promise.all(
    projections.map(each =>
      stateOf(
        each,
        known.find(({ name }) => name === each.name),
        log,
        head,
        foreign.find(({ name }) => name === each.name)?.why ?? null,
        { lateMs, pace },
      ),
    ),
  )
  return { head, models: states }
}

export type State = Awaited<ReturnType<typeof stateOf>>

const stateOf = async (
  { name, ...projection }: AnyProjection,
  status: Status | undefined,
  log: Log,
  head: Position | null,
  foreign: string | null,
  { lateMs, pace }: Required<Pick<Parts, 'lateMs' | 'pace'>>,
) => {
  const position = status?.position ?? null
  const waitsSince = status ? await oldestAfter({ name, ...projection }, log, position) : null
  const waitsMs = sinceMs(waitsSince)
  return {
    name,
    state: wordOf(status, foreign, waitsSince),
    alarm: alarmOf(waitsMs, sinceMs(status?.updatedAt), lateMs),
    position,
    rate: pace(name, position),
    behind: log.distance?.(position, head) ?? null,
    lagMs: status?.lagMs ?? null,
    waitsMs,
    updatedAt: status?.updatedAt ?? null,
    aside: status?.aside ?? [],
    error: foreign ?? status?.error ?? null,
    errorPosition: status?.errorPosition ?? null,
  }
}

const sinceMs = (at: string | null | undefined) => (at ? Math.max(0, Date.now() - Date.parse(at)) : 0)

export type Alarm = 'late' | 'no progress'

/** Who has nothing to read need not move. */
export const alarmOf = (waitsMs: number, stoodMs: number, lateMs = usualLateMs): Alarm | null => {
  if (Math.min(waitsMs, stoodMs) > untilStill * lateMs) return 'no progress'
  return waitsMs > lateMs ? 'late' : null
}

type Word = 'level' | 'behind' | 'halted' | 'never run' | 'of another log'

const wordOf = (status: Status | undefined, foreign: string | null, waitsSince: string | null): Word => {
  if (!status) return 'never run'
  if (foreign) return 'of another log'
  if (status.error) return 'halted'
  return waitsSince ? 'behind' : 'level'
}

const oldestAfter = async (projection: AnyProjection, log: Log, position: Position | null) => {
  try {
    for await (const { events } of log.read(position, filterOf(projection))) {
      const first = events.find(recorded => concerns(projection, recorded))
      if (first) return first.at
    }
  } catch (error) {
    if (!isPoison(error)) throw error
  }
  return null
}
