import { setPriority } from 'node:os'
import type { Config } from '../adapters/config.ts'
import { readingFrom } from '../adapters/postgres/reading.ts'
import { type Consequences, imagining, type Supposed } from '../api/desk/imagining.ts'
import { exerciseBook } from '../api/workout-answer.ts'
import type { Log } from '../commands/ports/log.ts'
import { catalogue } from '../content/exercises/catalogue.ts'
import type { Tables } from '../projections/all.ts'
import { openInfrastructure } from './infrastructure.ts'

// A process of its own: what it takes is not taken from who is served, and whoever ends it loses nothing.

export type Asks = { readonly config: Config; readonly supposed: Supposed }
export type Tells = { readonly read: number } | { readonly answer: Consequences } | { readonly failed: string }

setPriority(19)

const tell = (told: Tells) => new Promise<void>(resolve => process.send?.(told, () => resolve()))

process.once('disconnect', () => process.exit())
process.once('message', async ({ config, supposed }: Asks) => {
  try {
    await tell({ answer: await answerTo(config, supposed) })
  } catch (error) {
    await tell({ failed: error instanceof Error ? error.message : String(error) })
  }
  process.exit()
})

const answerTo = async (config: Config, supposed: Supposed) => {
  const { log, database, keys } = await openInfrastructure(config, { say: () => {}, connections: 4 })
  let read = 0
  const load: Log['load'] = async (stream, part) => {
    const past = await log.load(stream, part)
    read += past.length
    void tell({ read })
    return past
  }
  return imagining({
    log: { load, head: log.head, compare: log.compare },
    db: readingFrom<Tables>(database, 'read_models', keys),
    book: exerciseBook(catalogue),
    catalogue,
    clock: () => new Date().toISOString(),
  })(supposed)
}
