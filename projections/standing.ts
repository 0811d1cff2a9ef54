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
  const behind = projections.flatMap(projection => {
    const status = known.find(({ name }) => name === projection.name)
    return status && log.compare(status.position, head) < 0 ? [{ projection, position: status.position }] : []
  })
  const [foreign, waiting] = await Promise.all([strangers(log, known, head), oldestUnread(log, behind)])
  const states = projections.map(({ name }) => {
    const status = known.find(one => one.name === name)
    const why = foreign.find(one => one.name === name)?.why ?? null
    return stateOf(name, status, waiting.get(name) ?? null, log, head, why, { lateMs, pace })
  })
  return { head, models: states }
}

export type State = ReturnType<typeof stateOf>

const stateOf = (
  name: string,
  status: Status | undefined,
  waitsSince: string | null,
  log: Log,
  head: Position | null,
  foreign: string | null,
  { lateMs, pace }: Required<Pick<Parts, 'lateMs' | 'pace'>>,
) => {
  const position = status?.position ?? null
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

type Behind = { readonly projection: AnyProjection; readonly position: Position | null }

/** When the oldest event was recorded that each model has yet to read, by name; none of who has read all that concerns it. */
const oldestUnread = async (log: Log, behind: readonly Behind[]): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  for (const group of together(log, behind)) for (const [name, at] of await oldestOf(log, group)) found.set(name, at)
  return found
}

/** Who follows closely stands close to the others: what they have yet to read is read once for them all. */
const together = (log: Log, behind: readonly Behind[]): readonly (readonly Behind[])[] => {
  const groups: Behind[][] = []
  for (const one of behind.toSorted((a, b) => log.compare(a.position, b.position))) {
    const [first] = groups.at(-1) ?? []
    const apart = first && log.distance?.(first.position, one.position)
    if (apart !== undefined && apart <= near) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
}

/** Positions: less than a page of the log. */
const near = 2000

const oldestOf = async (log: Log, group: readonly Behind[]): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  const open = new Set(group)
  const filters = group.map(({ projection }) => filterOf(projection))
  const [filter = {}] = filters.length > 1 ? [allOf(filters)] : filters
  try {
    for await (const { events } of log.read(group[0]?.position ?? null, filter)) {
      for (const recorded of events)
        for (const one of open) {
          if (log.compare(one.position, recorded.position) >= 0 || !concerns(one.projection, recorded)) continue
          found.set(one.projection.name, recorded.at)
          open.delete(one)
        }
      if (open.size === 0) break
    }
  } catch (error) {
    if (!isPoison(error)) throw error
    // What cannot be read may concern but some of them.
    if (group.length > 1)
      for (const one of open) for (const [name, at] of await oldestOf(log, [one])) found.set(name, at)
  }
  return found
}

const allOf = (filters: readonly ReturnType<typeof filterOf>[]): ReturnType<typeof filterOf> =>
  filters.every(({ categories }) => categories !== undefined)
    ? { categories: [...new Set(filters.flatMap(({ categories = [] }) => categories))] }
    : {}
