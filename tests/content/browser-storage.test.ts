import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserStorage, storageList } from '../../content/browser-storage.ts'
import { fillTokens } from '../../content/legal/tokens.ts'

const sources = globSync('{web,api}/**/*.{ts,tsx}').map(file => ({ file, text: readFileSync(file, 'utf8') }))
const textOf = (file: string) => sources.find(each => each.file === file)?.text ?? ''

/** Through which files anything comes into a browser's storage, or a cookie. */
const doors = [
  'api/known-device.ts',
  'web/data/device.ts',
  'web/data/tab.ts',
  'web/offline/ahead.ts',
  'web/offline/database.ts',
  'web/offline/worker.ts',
]
const anyDoor =
  /\b(?:localStorage|sessionStorage|openDB|indexedDB\s*\.\s*open|caches\s*\.\s*open|cacheName|precacheAndRoute|cookieStore)\b|document\s*\.\s*cookie|['"]set-cookie['"]/i

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

test('nothing comes into a browser’s storage but through files that are looked at here', () => {
  const through = sources.filter(({ text }) => anyDoor.test(withoutComments(text))).map(({ file }) => file)
  expect(through.toSorted()).toEqual(doors)
})

/** What a name stands for: a text, or one made for each of many. */
const meaning = (text: string, name: string): string | null => {
  const [part = '', member] = name.split('.')
  if (/^['"]/.test(name)) return name.slice(1, -1)
  const made = new RegExp(`const ${part} = \\([^)]*\\) => \`([^$\`]+)\\$\\{[^}]+\\}\``).exec(text)
  if (made) return `${made[1]}…`
  const one = member
    ? new RegExp(`const ${part} = \\{[^}]*\\b${member}: '([^']+)'`).exec(text)
    : new RegExp(`const ${part} = '([^']+)'`).exec(text)
  return one?.[1] ?? null
}

const shared = textOf('web/data/device.ts')

/** Each first argument of what keeps, in every file that has it from the device's or the tab's. */
const keysIn = ({ file, text }: (typeof sources)[number]) =>
  /from '[^']*\/(?:device|tab)\.ts'/.test(text)
    ? [...withoutComments(text).matchAll(/\b(?:(?:device|tab)\.)?(?:keep|kept|drop)\(([^,()]+)/g)].map(
        ([, name = '']) => ({ file, name, key: meaning(text, name.trim()) ?? meaning(shared, name.trim()) }),
      )
    : []

test('the privacy page names every key, database, cache and cookie that the website uses, and no other', () => {
  const keys = sources.flatMap(keysIn)
  // Signing out drops whatever it finds; the tokens are dropped by all their names.
  const loops = ['web/signing.ts', 'web/data/tokens.ts']
  expect(keys.filter(({ file, key }) => key === null && !loops.includes(file))).toEqual([])
  const used = new Set([
    ...keys.flatMap(({ key }) => key ?? []),
    ...[...textOf('web/offline/database.ts').matchAll(/openDB<\w+>\('([^']+)'/g)].map(([, name]) => name),
    ...[...textOf('web/offline/seen.ts').matchAll(/seenFiles = '([^']+)'/g)].map(([, name]) => name),
    ...(/\bcacheName: seenFiles\b/.test(textOf('web/offline/worker.ts')) ? ['workbox-precache-…'] : []),
    ...[...textOf('api/known-device.ts').matchAll(/nameOf = .*'(__Secure-)' : ''\}(known-)\$/g)].flatMap(
      ([, safe, name]) => [`${name}…`, `${safe}${name}…`],
    ),
  ])
  expect([...used].toSorted()).toEqual(browserStorage.flatMap(({ names }) => names).toSorted())
  expect(used.size).toBeGreaterThan(15)
  expect(fillTokens(readFileSync('content/legal/datenschutz.md', 'utf8'))).toContain(storageList())
})
