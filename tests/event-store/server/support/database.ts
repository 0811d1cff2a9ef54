import type { TestProject } from 'vitest/node'
import { madeDatabase } from '../../../support/made-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string
  }
}

/** All tests meet one log, so one database belongs to it: no other has the keys to what is in it. */
export const setup = async (project: TestProject) => {
  const { url, drop } = await madeDatabase(project.getProvidedContext().databaseUrl)
  project.provide('productUrl', url)
  return drop
}
