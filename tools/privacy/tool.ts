import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { holdings, recordPage } from '../../content/privacy-record.ts'
import { entriesOf } from '../../domain/fields.ts'
import { progress } from '../progress.ts'
import { table } from '../table.ts'
import { type Command, runTool } from '../usage.ts'
import { copyCommand } from './copy.ts'
import { heldNow } from './held.ts'
import { trainingReportCommand } from './training-report.ts'

/** npm run privacy -- <command>. Answers the exit code. */
export const privacyTool = (words: readonly string[]) =>
  runTool(
    'npm run privacy --',
    { report: reportCommand, record: recordCommand, copy: copyCommand, 'training-report': trainingReportCommand },
    words,
  )

const reportCommand: Command = {
  usage: 'report [--json]',
  about: 'What is held of people, why, until when, and how much of it there is now.',
  run: async words => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean' } } })
    const config = await readConfig(process.env)
    const infrastructure = await openInfrastructure(config, { say: progress().say, connections: 2 })
    try {
      const held = await heldNow(infrastructure.database, config.LOG_DIR)
      const rows = entriesOf(holdings).map(([name, holding]) => {
        const { count = null, oldest = null } = held[name] ?? {}
        return { name, ...holding, count, oldest }
      })
      if (values.json) console.log(JSON.stringify(rows, null, 2))
      else
        console.log(
          table([
            ['WHAT', 'NOW', 'OLDEST', 'WHY', 'BASIS', 'UNTIL'],
            ...rows.map(({ what, count, oldest, why, basis, until }) => [
              what,
              count === null ? '' : String(count),
              oldest ?? '',
              why,
              basis,
              until,
            ]),
          ]),
        )
      return 0
    } finally {
      await infrastructure.close()
    }
  },
}

const page = new URL('../../docs/privacy-record.md', import.meta.url)

const recordCommand: Command = {
  usage: 'record',
  about: 'Writes docs/privacy-record.md anew.',
  run: async words => {
    parseArgs({ args: [...words] })
    await writeFile(page, recordPage())
    console.log('wrote docs/privacy-record.md')
    return 0
  },
}
