import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../adapters/postgres/pool.ts'

/** Watches every checkpoint until told to stop. `fallen` lists those that went back. */
export const watchCheckpoints = (database: Database, stopped: () => boolean) => {
  const last = new Map<string, bigint>()
  const fallen: string[] = []
  let looks = 0
  const watching = (async () => {
    for (; !stopped(); await setTimeout(20)) {
      const { rows } = await database
        .query('select name, position from read_models.checkpoints')
        .catch(() => ({ rows: [] as { name: string; position: string | null }[] }))
      for (const { name, position } of rows) {
        const now = BigInt(position ?? 0)
        if (now < (last.get(name) ?? 0n)) fallen.push(`${name}: ${last.get(name)} -> ${now}`)
        last.set(name, now)
      }
      looks++
    }
  })()
  return { watching, fallen, looks: () => looks }
}
