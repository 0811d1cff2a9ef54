import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct

beforeAll(async () => {
  it = await startProduct()
  await it.person('anna@example.org')
})
afterAll(() => it.close())

/** What a process of its own says until it ends by itself. */
const run = async (words: readonly string[], environment: NodeJS.ProcessEnv) => {
  const started = spawn(process.execPath, ['main.ts', ...words], {
    env: { ...process.env, DATABASE_URL: it.databaseUrl, DATA_DIR: it.config.DATA_DIR, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', chunk => (output += chunk))
  const [code] = await once(started, 'exit')
  return { code, output }
}

test('a server with another key says so in a sentence and ends', async () => {
  const { code, output } = await run(['serve'], { SECRET_KEY: randomBytes(32).toString('hex') })
  expect(code).toBe(1)
  expect(output).toContain('SECRET_KEY is not the key that this data was written with')
  expect(output.trim().split('\n').length).toBeLessThan(5)
})

test('a tool without the key makes no new one, and says so', async () => {
  const { code, output } = await run(['projections', 'status'], { KEY_DIR: `${it.config.DATA_DIR}-empty` })
  expect(code).toBe(1)
  expect(output).toContain('no new key was made')
})
