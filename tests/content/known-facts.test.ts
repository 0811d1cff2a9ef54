import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { catalogueFile, knownFacts } from '../golden/known-facts.ts'

test('the desk’s catalogue says what facts there are: npm run golden', async () => {
  expect(JSON.parse(await readFile(catalogueFile, 'utf8'))).toEqual(knownFacts())
})
