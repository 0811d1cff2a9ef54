import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KeyPlaces } from '../../adapters/keys/masters.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { freshDatabase } from './fresh-database.ts'

/** An empty database, and places for keys where none are yet. */
export const databaseWithKeys = async (connections: number) => {
  const { url, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-keys-'))
  const database = openPool(url, { max: connections })
  await migrate(database)
  const places: KeyPlaces = {
    dataDir: join(folder, 'data'),
    keyDir: join(folder, 'keys'),
    root: null,
    masterKeys: null,
  }
  const end = async () => {
    await database.end()
    await drop()
    await rm(folder, { recursive: true })
  }
  return { database, places, end }
}
