import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { translate } from '../../adapters/event-store/translate.ts'
import { inTransaction } from '../../adapters/postgres/pool.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { type Command, misuse } from '../usage.ts'
import { withStore } from './stores.ts'

export const adoptCommand: Command = {
  usage: 'adopt [--from <url>] --to <url>',
  about: 'Let read models and reactions go on from a copied log.',
  details: `Each read model and each reaction remembers which place of the log it has reached, in the words of that store. This
finds the same places in the copy, so that nothing is built again and no mail is sent twice. The product must be
stopped; its database is found as the product finds it.

  --from <url>   the log it has used; without it, the one it is set to use now
  --to <url>     the copy it shall use from now on`,
  run: async words => {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const
    const { from, to } = parseArgs({ args: [...words], options }).values
    if (!to) throw misuse('which copy? --to esdb://… or --to postgres://…')
    const say = (line: string) => console.error(line)
    const infrastructure = await openInfrastructure(await readConfig(process.env), { say, connections: 2 })
    try {
      const places = await placesIn(infrastructure.database)
      const found = await withStore(from, 'read', say, original =>
        withStore(to, 'read', say, copy => translate(original, copy, places)),
      )
      await inTransaction(infrastructure.database, async client => {
        for (const table of await tablesIn(client))
          for (const [old, now] of found)
            await client.query(
              `update ${table} set position = $2, event_position = null, event_id = null where position = $1`,
              [old, now],
            )
      })
      for (const [old, now] of found) console.log(`${old} is ${now ?? 'the beginning'}`)
      return 0
    } finally {
      await infrastructure.close()
    }
  },
}

type Asking = { readonly query: <Row>(text: string) => Promise<{ readonly rows: Row[] }> }

const tablesIn = async (database: Pick<Asking, 'query'>) => {
  const { rows } = await database.query<{ name: string }>(
    `select name from unnest(array['reactions.checkpoints', 'read_models.checkpoints']) name where to_regclass(name) is not null`,
  )
  return rows.map(({ name }) => name)
}

const placesIn = async (database: Asking) => {
  const places: Position[] = []
  for (const table of await tablesIn(database)) {
    const { rows } = await database.query<{ position: Position }>(
      `select distinct position from ${table} where position is not null`,
    )
    places.push(...rows.map(({ position }) => position))
  }
  return places
}
