import { readConfig } from '../../adapters/config.ts'
import { reactionPlaces } from '../../adapters/postgres/reaction-store.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { placeIn } from '../../projections/place-in-log.ts'
import { strangers } from '../../projections/same-log.ts'
import { type Command, misuse } from '../usage.ts'

export const reactFromCommand: Command = {
  usage: 'react-from end | <position>',
  about: 'Let reactions that have lost their place go on from there.',
  details: `After the log was restored without its database, or the other way round, a reaction may stand at a place that this log
does not have; the product refuses to start then. This moves such reactions, and only those, to a place in the log.
What lies before it is not reacted to again: no mail is sent for it, no plan made. The product must be stopped.`,
  run: async words => {
    const [wanted, ...more] = words
    if (!wanted || more.length > 0) throw misuse('from where? "end", or a position of this log')
    const infrastructure = await openInfrastructure(await readConfig(process.env), {
      say: console.error,
      connections: 2,
    })
    try {
      const { log, database } = infrastructure
      const head = await log.head()
      const place = wanted === 'end' ? head : placeIn(log, wanted)
      if (wanted !== 'end' && (!place || log.compare(place, head) > 0))
        throw misuse(`${wanted} is no place in this log, which ends at ${head ?? 'its beginning'}`)
      const lost = await strangers(log, await reactionPlaces(database))
      for (const { name, why } of lost) {
        await database.query(
          `update reactions.checkpoints set position = $2, event_position = null, event_id = null, epoch = epoch + 1
           where name = $1`,
          [name, place],
        )
        console.log(`${name} ${why}; it goes on from ${place ?? 'the beginning'}`)
      }
      if (lost.length === 0) console.log('All reactions stand in this log.')
      return 0
    } finally {
      await infrastructure.close()
    }
  },
}
