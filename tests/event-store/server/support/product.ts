import { randomBytes } from 'node:crypto'
import { readConfig } from '../../../../adapters/config.ts'
import { openGround } from '../../../../app/ground.ts'
import { freshDatabase } from '../../../support/fresh-database.ts'
import { startServer } from '../../../support/server.ts'

export const eventStoreUrl = process.env.EVENTSTORE_URL ?? ''

/** The product as a process of its own on the given EventStoreDB, and what it stands on seen from here. */
export const startOnEventStore = async () => {
  const database = await freshDatabase()
  const environment = {
    DATABASE_URL: database.url,
    EVENTSTORE_URL: eventStoreUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    KEY_DIR: process.env.KEY_DIR,
  }
  const server = await startServer(environment)
  const ground = await openGround(await readConfig(environment), { say: () => {}, connections: 4 })
  return {
    server,
    ground,
    close: async () => {
      await ground.close()
      await server.stop()
      await database.drop()
    },
  }
}

export type OnEventStore = Awaited<ReturnType<typeof startOnEventStore>>
