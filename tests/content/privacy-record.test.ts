import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillTokens } from '../../content/legal/tokens.ts'
import { holdings, kept, recordPage, retentionList } from '../../content/privacy-record.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the record in the documentation and the list of the privacy page come from the same data as the jobs', () => {
  expect(read('docs/privacy-record.md')).toBe(recordPage())
  const page = fillTokens(read('content/legal/datenschutz.md'))
  expect(page).toContain(retentionList())
  for (const { what, until } of Object.values(holdings)) expect(page).toContain(`**${what}:** ${until}`)
  expect(holdings.activity.until).toContain(String(kept.activityDays))
})

test('nothing that this product is to delete is without a place', () => {
  for (const { by, where } of Object.values(holdings)) if (by === 'product') expect(where).toMatch(/[a-z_]+\.|LOG_DIR/)
})

test('what only an operator can keep, they are told', () => {
  const readme = read('README.md').replace(/\s+/g, ' ')
  expect(readme).toContain(`no backup is older than ${kept.backupDays} days`)
  expect(readme).toContain(`no server log, of the product and of the proxy, is older than ${kept.serverLogDays} days`)
})
