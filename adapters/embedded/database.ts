import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Places } from './places.ts'

export const databaseUrl = (places: Places, port: number, name: string) =>
  `postgres://formkurve:${readFileSync(places.password, 'utf8').trim()}@127.0.0.1:${port}/${name}`

/** Creates the database unless it is there, and answers its URL. */
export const createDatabase = async (url: string, name: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

export type Reply = 'ready' | 'busy' | 'silent' | 'refused' | 'foreign'

// The password is random and ours alone, so whoever accepts it is our server.
export const askServer = async (url: string): Promise<Reply> => {
  if (!URL.canParse(url)) return 'refused'
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    return readRefusal(error)
  } finally {
    await client.end().catch(() => {})
  }
}

const readRefusal = (error: unknown): Reply => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '53300') return 'ready'
  if (code === '57P03') return 'busy'
  if (code === 'ECONNREFUSED') return 'refused'
  if (code === '28P01' || code === '28000') return 'foreign'
  return 'silent'
}
