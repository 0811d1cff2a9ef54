import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { schemaPage } from '../../tools/export/schema-page.ts'
import { views } from '../../tools/export/views.ts'

test('docs/export-schema.md says what exports hold: npm run golden', async () => {
  const page = await readFile(new URL('../../docs/export-schema.md', import.meta.url), 'utf8')
  expect(page).toBe(schemaPage(views))
})
