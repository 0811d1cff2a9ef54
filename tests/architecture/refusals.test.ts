import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Outside the contract: providers' own calls. */
const besides = ['api/routes/webhooks.ts']

test('routes refuse by what their call hands them, so that the compiler knows what each may refuse', () => {
  const routes = globSync('api/routes/*.ts').filter(file => !besides.includes(file))
  expect(routes.length).toBeGreaterThan(30)
  const loose = /import \{[^}]*\brefused\b[^}]*\} from '\.\.\/problems\.ts'/
  expect(routes.filter(file => loose.test(readFileSync(file, 'utf8')))).toEqual([])
})
