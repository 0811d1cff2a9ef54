import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../../adapters/config.ts'
import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { postgresDrafts } from '../../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts } from '../../adapters/postgres/read-models/sealed-rows.ts'
import { postgresSnapshots } from '../../adapters/postgres/read-models/snapshots.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'

/** A durable database of its own, with our log in it and a plain connection beside it. */
export const openStand = async () => {
  const folder = await mkdtemp(join(process.env.BENCH_DIR ?? tmpdir(), 'formkurve-bench-'))
  const say = (line: string) => console.error(line)
  const embedded = await embeddedPostgres({ dataDir: folder, say })
  const config = await readConfig({ DATA_DIR: folder, DATABASE_URL: embedded.url, SECRET_KEY: '5e'.repeat(32) })
  const infrastructure = await openInfrastructure(config, { say })
  const raw = new pg.Client({ connectionString: embedded.url })
  await raw.connect()
  const owner = openPool(embedded.url, { max: 2, timeout: 600_000 })
  const patient = openPool(embedded.url, { max: 4, timeout: 600_000, role: infrastructure.workshop.role })
  const bareDrafts = postgresDrafts(patient)
  return {
    ...infrastructure,
    config,
    raw,
    owner,
    bareDrafts,
    bareSnapshots: postgresSnapshots(patient),
    drafts: sealedDrafts(bareDrafts, infrastructure.keys),
    close: async () => {
      await raw.end()
      await Promise.all([owner.end(), patient.end()])
      await infrastructure.close()
      await embedded.stop()
      for (const made of [folder, config.KEY_DIR]) await rm(made, { recursive: true, force: true })
    },
  }
}

export type Stand = Awaited<ReturnType<typeof openStand>>

export const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
