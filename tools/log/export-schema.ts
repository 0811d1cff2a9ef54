import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { schemaPage } from '../export/schema-page.ts'
import { views } from '../export/views.ts'
import type { Command } from '../usage.ts'

const page = new URL('../../docs/export-schema.md', import.meta.url)

export const exportSchemaCommand: Command = {
  usage: 'export-schema',
  about: 'Writes docs/export-schema.md anew.',
  run: async words => {
    parseArgs({ args: [...words] })
    await writeFile(page, schemaPage(views))
    console.log('wrote docs/export-schema.md')
    return 0
  },
}
