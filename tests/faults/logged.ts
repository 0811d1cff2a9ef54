import { readConfig } from '../../adapters/config.ts'
import type { Database } from '../../adapters/postgres/pool.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { idOf } from '../../domain/kernel/stream.ts'

/** How often each set stands in the log, by workout and values. */
export const loggedIn = async (environment: NodeJS.ProcessEnv) => {
  const infrastructure = await openInfrastructure(await readConfig(environment), { say: () => {}, connections: 2 })
  const times = new Map<string, number>()
  for await (const { events } of infrastructure.log.read(null, { categories: ['workout'] }))
    for (const { stream, event } of events) {
      if (event.type !== 'SetLogged' && event.type !== 'SetCorrected') continue
      const mark = [idOf(stream), event.reps, event.weightKg].filter(part => part !== undefined).join(' ')
      times.set(mark, (times.get(mark) ?? 0) + 1)
    }
  await infrastructure.close()
  return times
}

/** Whether positions and revisions are there without a gap. */
export const gapsOf = async (pool: Database): Promise<{ gapless: boolean; whole: boolean }> => {
  const { rows } = await pool.query<{ gapless: boolean; whole: boolean }>(
    `select (select count(*) = max(gp) from log.events) as gapless,
      (select coalesce(bool_and(whole), true) from
        (select count(*) = max(version) + 1 as whole from log.events group by stream) streams) as whole`,
  )
  return rows[0] ?? { gapless: false, whole: false }
}
