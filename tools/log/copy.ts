import { parseArgs } from 'node:util'
import { copyLog, eventsOf } from '../../adapters/event-store/copy.ts'
import { sealingAnew } from '../../adapters/event-store/sealing-anew.ts'
import { progress } from '../progress.ts'
import { type Command, misuse } from '../usage.ts'
import { digestOf, lineOf } from './digest.ts'
import { withoutPassword, withStore } from './stores.ts'

export const copyCommand: Command = {
  usage: 'copy [--from <url> | --seal] --to <url>',
  about: 'Copy a log to another store: PostgreSQL to EventStoreDB, or back.',
  details: `Keeps order, ids, revisions, metadata and times. What is already at the target is compared first, so it may be cut
off and called again; a target that holds anything else than the beginning of the source is left alone. At the end
both sides are read once more: exit code 1 if their digests differ.

  --from <url>   esdb://… or postgres://…; without it, the log that the product uses
  --to <url>     the same; must be empty, or a part of such a copy
  --seal         the product's log, with whatever is personal in it and was written before such was sealed, sealed as it is
                 written today, under today's keys; of whom was erased, under none

To move the product: stop it, copy, "npm run log -- adopt" (see there), set or unset EVENTSTORE_URL, start it.
To be rid of what a log holds in the open: stop the product, copy with --seal into a store that holds nothing, and go on
there. From one PostgreSQL into another, the rest is taken along by "pg_dump --data-only" of the schemas vault, site and
reactions, as the owner; then "adopt --from <old> --to <new>" with DATABASE_URL at the new one. The old database goes then,
with its write-ahead log and its backups; AUDIT_DIR begins anew, for what was signed was of the old log.`,
  run: async words => {
    const options = { from: { type: 'string' }, to: { type: 'string' }, seal: { type: 'boolean' } } as const
    const { from, to, seal } = parseArgs({ args: [...words], options }).values
    if (!to) throw misuse('where to? --to esdb://… or --to postgres://…')
    if (from && seal) throw misuse('--seal seals with the keys of the product: it copies its log, and takes no --from')
    if (from === to) throw misuse('from and to are the same')
    const reporter = progress()
    return withStore(from, 'read', reporter.say, (asItRests, keys) =>
      withStore(to, 'write', reporter.say, async target => {
        const source = seal && keys ? sealingAnew(asItRests, keys) : asItRests
        const { there, copied, end } = await copyLog(source, target, reporter.moved)
        reporter.say(`${there} events were there, ${copied} were copied`)
        const original = await digestOf(source, end, 'reading the source', reporter)
        const copy = await digestOf(target, await target.head(), 'reading the target', reporter)
        console.log(`${lineOf(original)}  ${from ? withoutPassword(from) : 'the log of the product'}`)
        console.log(`${lineOf(copy)}  ${withoutPassword(to)}`)
        if (original.sha256 === copy.sha256) {
          if (!(await eventsOf(source, end, await source.head()).next()).done)
            reporter.say('The source has grown meanwhile: call it again.')
          return 0
        }
        console.error('They differ.')
        return 1
      }),
    )
  },
}
