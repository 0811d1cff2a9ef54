import { isPoison } from '../domain/kernel/poison.ts'
import type { Position } from '../domain/kernel/stream.ts'
import { concerns, filterOf } from './fold-page.ts'
import type { AnyProjection, Log, Models, Status } from './ports.ts'
import { strangers } from './same-log.ts'

type Parts = { readonly log: Log; readonly models: Pick<Models, 'status'> }

/** Where each of these models stands in the log, how far behind, and what halted it. */
export const standings = async (projections: readonly AnyProjection[], { log, models }: Parts) => {
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
) => {
  const position = status?.position ?? null
  const waitsSince = status ? await oldestAfter({ name, ...projection }, log, position) : null
  return {
    name,
    state: wordOf(status, foreign, waitsSince),
    position,
    behind: log.distance?.(position, head) ?? null,
    lagMs: status?.lagMs ?? null,
    waitsMs: waitsSince ? Date.now() - Date.parse(waitsSince) : 0,
    updatedAt: status?.updatedAt ?? null,
    aside: status?.aside ?? [],
    error: foreign ?? status?.error ?? null,
    errorPosition: status?.errorPosition ?? null,
  }
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
