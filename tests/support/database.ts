import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

const given = process.env.DATABASE_URL

export const setup = async (project: TestProject) => {
  const { url, end } = given ? { url: given, end: async () => {} } : await throwawayServer()
  project.provide('databaseUrl', url)
  return async () => {
    await end()
    await rm(project.config.env.KEY_DIR ?? '', { recursive: true, force: true })
  }
}

const throwawayServer = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'formkurve-tests-'))
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  const start = embeddedPostgres({ dataDir, say: line => console.log(line), throwaway: true })
  const { url, stop } = await start.catch(error => remove().then(() => Promise.reject(error)))
  return { url, end: () => stop().then(remove) }
}
