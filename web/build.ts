import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const out = join(root, 'dist/web')
const stamp = join(out, '.stamp')
const sources = ['web/**/*', 'contract/*.ts', 'content/*.ts', 'domain/**/*.ts', 'vite.config.ts', 'package-lock.json']

export type Say = (line: string) => void

/** Builds dist/web once for a state of the sources; a second call with the same sources does nothing. */
export const buildWeb = async ({ say = console.log }: { say?: Say } = {}) => {
  const now = await fingerprint()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === now) return out
  say('Building the web client …')
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await compress()
  await writeFile(stamp, now)
  return out
}

/** Builds again on every change. Resolves after the first build. */
export const watchWeb = async ({ say = console.log }: { say?: Say } = {}) => {
  const watcher = await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { watch: {} } })
  if (!('on' in watcher)) return { out, close: async () => {} }
  await new Promise<void>(done => {
    watcher.on('event', event => {
      if (event.code === 'END') done()
      if (event.code === 'BUNDLE_END') say(`Web client built in ${event.duration} ms`)
      if (event.code === 'ERROR') say(`Web client: ${event.error.message}`)
    })
  })
  return { out, close: () => watcher.close() }
}

const fingerprint = async () => {
  const files = (await Array.fromAsync(glob(sources, { cwd: root, withFileTypes: true })))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

/** A server may answer with name.br instead of packing on each request. */
const compress = async () => {
  for await (const entry of glob('**/*.{js,css,html,svg}', { cwd: out })) {
    const text = await readFile(join(out, entry))
    const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    if (packed.length < text.length) await writeFile(join(out, `${entry}.br`), packed)
  }
}

if (import.meta.main) await buildWeb()
