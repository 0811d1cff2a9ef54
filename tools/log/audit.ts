import { createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { type Audit, auditLog, type Finding } from '../../adapters/proof/audit.ts'
import { readCheckpoints } from '../../adapters/proof/checkpoints.ts'
import { postgresTiles } from '../../adapters/proof/tiles.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { readAhead } from '../../projections/read-ahead.ts'
import { progress } from '../progress.ts'
import type { Command } from '../usage.ts'

export const auditCommand: Command = {
  usage: 'audit [--checkpoints <file>] [--key <file>] [--json]',
  about: 'Whether the log is still what was recorded and signed.',
  details: `Reads every event, compares it with its leaf in the tree of hashes that is kept beside the log, and compares the tree
that the log makes now with every signed checkpoint. Names each event that was changed, moved, added or removed. What
was changed together with the tree shows between two checkpoints. What PostgreSQL or EventStoreDB cannot read on its
disk is named as well, in its own words: the events that are lost by it, or what no event is lost by. Damage in an index
of PostgreSQL is mended by "reindex index <name>"; audit again then. Streams that EventStoreDB was told to keep back, in
part or as a whole, are named too. Positions count from 1. Exit code 1 when anything is not as it was.

  --checkpoints <file>   a copy kept elsewhere; without it, the one in AUDIT_DIR
  --key <file>           the public key that they are signed by; without it, the one in AUDIT_DIR
  --json                 the findings as JSON`,
  run: async words => {
    const options = { checkpoints: { type: 'string' }, key: { type: 'string' }, json: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...words], options })
    const config = await readConfig(process.env)
    const reporter = progress()
    const infrastructure = await openInfrastructure(config, { say: reporter.say, connections: 2 })
    try {
      const tiles = postgresTiles(infrastructure.database)
      const origin = await tiles.origin()
      const key = createPublicKey(await readFile(values.key ?? join(config.AUDIT_DIR, 'audit-key.pub.pem')))
      const file = values.checkpoints ?? join(config.AUDIT_DIR, 'checkpoints.jsonl')
      const checkpoints = (await readCheckpoints(file)).filter(each => each.origin === origin)
      const onRead = (events: number) => reporter.moved('reading', events, null)
      const audit = await auditLog({
        pages: readAhead(infrastructure.store.auditPages()),
        tiles,
        checkpoints,
        key,
        onRead,
      })
      console.log(values.json ? JSON.stringify(audit, null, 2) : told(audit))
      return audit.findings.length === 0 ? 0 : 1
    } finally {
      await infrastructure.close()
    }
  },
}

const told = ({ events, proven, checkpoints, findings }: Audit) =>
  [
    ...findings.map(sentence),
    `${events} events read, ${proven} of them in the tree, ${checkpoints} checkpoints compared: ${
      findings.length === 0 ? 'the log is what was recorded' : `${findings.length} findings`
    }.`,
  ].join('\n')

const sentence = (finding: Finding) => {
  switch (finding.is) {
    case 'missing':
      return `Event ${finding.place} is missing.`
    case 'unreadable':
      return `${finding.place === finding.last ? `Event ${finding.place}` : `Events ${finding.place} to ${finding.last}`} cannot be read: ${finding.why}.`
    case 'damaged':
      return `Damaged, with no event lost by it: ${finding.why}.`
    case 'forged checkpoint':
      return `The checkpoint of ${finding.at} over ${finding.size} events is not signed by this key.`
    case 'unlike its checkpoint':
      return `The first ${finding.size} events are not those signed at ${finding.at}: something after event ${finding.since} was touched.`
    case 'changed':
    case 'moved':
    case 'added':
      return `Event ${finding.place} was ${finding.is}: ${finding.id}, revision ${finding.revision} of ${finding.stream}.`
  }
}
