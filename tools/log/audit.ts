import { createPublicKey } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { type Audit, auditLog, type Finding } from '../../adapters/proof/audit.ts'
import { readCheckpoints } from '../../adapters/proof/checkpoints.ts'
import { postgresTiles } from '../../adapters/proof/tiles.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { readAhead } from '../../projections/read-ahead.ts'
import { counted } from '../counted.ts'
import { progress } from '../progress.ts'
import { type Command, misuse } from '../usage.ts'

export const auditCommand: Command = {
  usage: 'audit [--checkpoints <file>] [--key <file>] [--json]',
  about: 'Whether the log is still what was recorded and signed.',
  details: `Reads every event, compares it with its leaf in the tree of hashes that is kept beside the log, and compares the tree
that the log makes now with every signed checkpoint. Names each event that was changed, moved, added or removed. What
was changed together with the tree shows between two checkpoints. Checkpoints of a log with another origin are named: a log
that was put in the place of this one shows by them. What PostgreSQL or EventStoreDB cannot read on its
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
    const key = await keyIn(values.key ?? join(config.AUDIT_DIR, 'audit-key.pub.pem'))
    if (values.checkpoints) await access(values.checkpoints).catch(() => Promise.reject(notThere(values.checkpoints)))
    const checkpoints = await readCheckpoints(values.checkpoints ?? join(config.AUDIT_DIR, 'checkpoints.jsonl'))
    const reporter = progress()
    const infrastructure = await openInfrastructure(config, { say: reporter.say, connections: 2 })
    try {
      const tiles = postgresTiles(infrastructure.database)
      const onRead = (events: number) => reporter.moved('reading', events, null)
      const audit = await auditLog({
        pages: readAhead(infrastructure.store.auditPages()),
        tiles,
        origin: await tiles.origin(),
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

const notThere = (file = '') => misuse(`there is no file ${file}, or it may not be read`)

const keyIn = async (file: string) => {
  const text = await readFile(file).catch(() => Promise.reject(notThere(file)))
  try {
    return createPublicKey(text)
  } catch {
    throw misuse(`${file} holds no public key`)
  }
}

const told = ({ events, proven, checkpoints, findings }: Audit) =>
  [
    ...findings.map(sentence),
    `${counted(events, 'event')} read, ${proven} of them in the tree, ${counted(checkpoints, 'checkpoint')} compared: ${
      findings.length === 0 ? 'the log is what was recorded' : counted(findings.length, 'finding')
    }.`,
    ...(checkpoints === 0
      ? ['Nothing signed was there to compare with: who can change the log can change the tree.']
      : []),
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
    case 'of another log':
      return `${finding.checkpoints} checkpoints, the last of ${finding.at} over ${finding.size} events, are of a log with another origin: this one was put in its place, or they lie in the wrong one.`
    case 'unlike its checkpoint':
      return `The first ${finding.size} events are not those signed at ${finding.at}: something after event ${finding.since} was touched.`
    case 'changed':
    case 'moved':
    case 'added':
      return `Event ${finding.place} was ${finding.is}: ${finding.id}, revision ${finding.revision} of ${finding.stream}.`
  }
}
