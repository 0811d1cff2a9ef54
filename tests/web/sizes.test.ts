import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildWeb } from '../../web/build.ts'

// Kilobytes of packed script (brotli). React is 52 of them, what asks the server 9, routing 3. What runs at once is a file
// of its own: that packs worse by one, and the overview is there 300 ms sooner on a slow line.
const firstRoute = 77.7
/** Fetched beside the first screen, which does not wait for it: the shelf, what sends, and parts of further screens. */
const besideIt = 7.2
const furtherRoute = 10

let folder: string
let first: ReadonlySet<string>
let beside: readonly string[]

beforeAll(async () => {
  folder = join(await buildWeb({ say: () => {} }), 'assets')
  const html = readFileSync(join(folder, '../app.html'), 'utf8')
  const entries = [...html.matchAll(/assets\/([^"]+\.js)/g)].flatMap(([, name]) => name ?? [])
  first = withImports([...entries, named('signed-in'), named('dashboard')])
  beside = [...withImports([named('shelf'), named('sending'), named('further')])].filter(name => !first.has(name))
}, 180_000)

const scripts = () => readdirSync(folder).filter(name => name.endsWith('.js'))

const named = (name: string) => {
  const found = scripts().find(script => script.startsWith(`${name}-`))
  if (!found) throw new Error(`no script is called ${name}`)
  return found
}

/** Everything that must have come before one of these can run. */
const withImports = (starts: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const code = readFileSync(join(folder, name), 'utf8')
    for (const [, next] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) if (next) visit(next)
  }
  starts.forEach(visit)
  return seen
}

/** Packed as it is served, but for the hashes in the names of others: with them a size is chance, by twenty bytes. */
const packed = (name: string) => {
  const code = readFileSync(join(folder, name), 'utf8').replace(/-[\w-]{7}(?=\.js\b)/g, '-0000000')
  return brotliCompressSync(code).length
}

const kilobytes = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + packed(name), 0) / 1000

test('sign-in and dashboard come with little script', () => {
  expect(first.size).toBeGreaterThan(3)
  expect(kilobytes(first)).toBeLessThanOrEqual(firstRoute)
})

test('what comes beside the first screen is not waited for, and little', () => {
  for (const name of ['shelf', 'sending', 'further']) expect(beside).toContain(named(name))
  expect(kilobytes(beside)).toBeLessThanOrEqual(besideIt)
})

test('each further screen adds little of its own', () => {
  const shared = new Set([...first, ...beside, named('trained')])
  const screens = [
    'training',
    'history',
    'settings',
    'places',
    'about',
    'account',
    'internal',
    'desk',
    'deleted',
    'membership',
    'start',
  ]
  const sizes = screens.map(screen => {
    const own = [...withImports([named(screen)])].filter(name => !shared.has(name))
    return { screen, kilobytes: kilobytes(own) }
  })
  expect(sizes.filter(({ kilobytes }) => kilobytes > furtherRoute)).toEqual([])
  expect(sizes.every(({ kilobytes }) => kilobytes > 0)).toBe(true)
})

test('what a screen fetches once it stands adds as little: the player, its sheets, and all that a tap opens', () => {
  const large = scripts()
    .filter(name => !first.has(name))
    .map(name => ({ name, kilobytes: kilobytes([name]) }))
    .filter(({ kilobytes }) => kilobytes > furtherRoute)
  expect(large).toEqual([])
})

test('what runs on the device while training is not fetched before somebody trains', () => {
  expect(first.has(named('trained'))).toBe(false)
  expect(kilobytes([named('trained')])).toBeLessThanOrEqual(furtherRoute)
})
