import { inject } from 'vitest'
import { readConfig } from '../../../../adapters/config.ts'
import { openInfrastructure } from '../../../../app/infrastructure.ts'
import { startServer } from '../../../support/server.ts'

export const eventStoreUrl = process.env.EVENTSTORE_URL ?? ''

/** What a process of the product is told: its log is the server's, or, without an address, in its database. */
export const productOn = (log: string) => ({
  DATABASE_URL: inject('productUrl'),
  KEY_DIR: process.env.KEY_DIR ?? '',
  EVENTSTORE_URL: log,
  // As fast as it goes: one athlete stands for many.
  WRITES_PER_MINUTE: '100000',
})

/** The product as a process of its own on the given EventStoreDB, and what it stands on seen from here. */
export const startOnEventStore = async () => {
  const environment = productOn(eventStoreUrl)
  const server = await startServer(environment)
  const infrastructure = await openInfrastructure(await readConfig(environment), { say: () => {}, connections: 4 })
  return {
    server,
    infrastructure,
    close: async () => {
      await infrastructure.close()
      await server.stop()
    },
  }
}

export type OnEventStore = Awaited<ReturnType<typeof startOnEventStore>>
