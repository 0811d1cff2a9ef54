import { until } from '../../adapters/embedded/waiting.ts'
import { openLeases } from '../../adapters/postgres/leases.ts'
import { sealedReadModels } from '../../adapters/postgres/read-models/sealed-rows.ts'
import { postgresReadModels } from '../../adapters/postgres/read-models.ts'
import type { AnyProjection } from '../../projections/ports.ts'
import { runProjections } from '../../projections/run.ts'
import type { OpenLog } from './open-log.ts'

/** Projections at work as in a process of their own, until stopped. `troubles` holds what they reported. */
export const runModels = ({ url, role, log, ...open }: OpenLog, projections: readonly AnyProjection[]) => {
  const alone = openLeases(url, role)
  const models = sealedReadModels(postgresReadModels(open.projecting, alone), open.keys)
  const stop = new AbortController()
  const troubles: string[] = []
  const report = (line: string, error: unknown) => troubles.push(`${line}: ${error}`)
  const work = runProjections(projections, { log, models, report, onMoved: () => {} }, stop.signal)
  return {
    troubles,
    stop: async () => {
      stop.abort()
      await work
    },
  }
}

export const statusOf = async ({ models }: OpenLog, name: string) =>
  (await models.status().catch(() => [])).find(status => status.name === name)

/** Waits until these models stand where the log ends. */
export const settled = async (open: OpenLog, projections: readonly AnyProjection[], ms = 10_000) => {
  const head = await open.log.head()
  const level = async ({ name }: AnyProjection) => (await statusOf(open, name))?.position === head
  if (!(await until(async () => (await Promise.all(projections.map(level))).every(Boolean), ms)))
    throw new Error(
      `not settled: ${JSON.stringify(await open.models.status(), (_, value) => (typeof value === 'bigint' ? String(value) : value))}`,
    )
}
