import { setPriority } from 'node:os'
import type { Config } from '../adapters/config.ts'
import { readingFrom } from '../adapters/postgres/reading.ts'
import { imagining } from '../api/desk/imagining.ts'
import { todaysRules } from '../api/desk/todays-rules.ts'
import type { AskedWhatIf, WhatIfJob } from '../api/desk/what-ifs.ts'
import { exerciseBook } from '../api/workout-answer.ts'
import type { Log } from '../commands/ports/log.ts'
import { catalogue } from '../content/exercises/catalogue.ts'
import type { Tables } from '../projections/all.ts'
import { feedbackIdsOf } from '../projections/feedback.ts'
import { openInfrastructure } from './infrastructure.ts'
import { plannerVersion } from './planner-version.ts'

// A process of its own: what it takes is not taken from who is served, and whoever ends it loses nothing.

export type Asks = { readonly config: Config; readonly asked: AskedWhatIf }
export type Tells =
  | Pick<WhatIfJob, 'read'>
  | Pick<WhatIfJob, 'asked'>
  | Pick<WhatIfJob, 'answer'>
  | Pick<WhatIfJob, 'today'>
  | { readonly failed: string }

setPriority(19)

const tell = (told: Tells) => new Promise<void>(resolve => process.send?.(told, () => resolve()))

process.once('disconnect', () => process.exit())
process.once('message', async ({ config, asked }: Asks) => {
  try {
    await tell(await answerTo(config, asked))
  } catch (error) {
    await tell({ failed: error instanceof Error ? error.message : String(error) })
  }
  process.exit()
})

const answerTo = async (config: Config, asked: AskedWhatIf): Promise<Tells> => {
  const { log, database, keys } = await openInfrastructure(config, { say: () => {}, connections: 4 })
  const db = readingFrom<Tables>(database, 'read_models', keys)
  let read = 0
  const load: Log['load'] = async (stream, part) => {
    const past = await log.load(stream, part)
    read += past.length
    void tell({ read })
    return past
  }
  const told = { load, head: log.head, compare: log.compare }
  if ('supposed' in asked) {
    const clock = () => new Date().toISOString()
    const book = exerciseBook(catalogue)
    return { answer: await imagining({ log: told, db, book, catalogue, clock })(asked.supposed) }
  }
  const ask = todaysRules(
    {
      log: told,
      feedbackOf: person => feedbackIdsOf(db, person),
      catalogue,
      plannerVersion: await plannerVersion(),
    },
    done => tell({ asked: done }),
  )
  return { today: await ask(asked.today) }
}
