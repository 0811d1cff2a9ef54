import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '../../adapters/embedded/database.ts'

export const freshDatabase = async () => {
  const server = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(server, name)
  const drop = async () => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(`drop database if exists ${name} with (force)`).finally(() => client.end())
  }
  return { url, drop }
}
