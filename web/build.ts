import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { glob, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const builds = join(root, 'dist/web')
const sources = ['web/**/*', 'contract/*.ts', 'content/**/*', 'domain/**/*.ts', 'vite.config.ts', 'package-lock.json']
/** So many are kept, and each that was wanted within a day: a server may still serve from it. */
const kept = 3
const oldest = 86_400_000

/**
 * The folder of the client built from today's sources. Each state of the sources has a folder of its own, moved into
 * place when complete: several processes may build at once, and a running server keeps the files it started with.
 */
export const buildWeb = async ({ say = console.log }: { say?: (line: string) => void } = {}): Promise<string> => {
  const folder = folderOfToday()
  if (existsSync(folder)) return wanted(folder)
  say('Building the client …')
  // What builds is loaded to build: a server that finds its client built needs none of it.
  const { buildWorker } = await import('./offline/build.ts')
  const { prerender } = await import('./prerender.ts')
  const unfinished = `${folder}.${process.pid}`
  await bundle(unfinished)
  await buildWorker({ root, folder: unfinished })
  await prerender({ root, content: join(root, 'content'), folder: unfinished, now: new Date().toISOString() })
  await compress(unfinished)
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  await removeOldBuilds()
  return folder
}

/**
 * The same for a server: what is missing is built in a process of its own, so that nothing which has an end to its
 * patience, like a connection to the database, waits for the bundler.
 */
export const builtWeb = async (say: (line: string) => void, signal: AbortSignal): Promise<string> => {
  const folder = folderOfToday()
  if (existsSync(folder)) return wanted(folder)
  say('Building the client …')
  await promisify(execFile)(process.execPath, [import.meta.filename], { signal })
  return folder
}

const wanted = async (folder: string) => {
  await utimes(folder, new Date(), new Date()).catch(() => {})
  return folder
}

const folderOfToday = () => join(builds, fingerprint())

const bundle = async (outDir: string) => {
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
}

/** Read without turns of the event loop between: of so many small files, those were most of the time. */
const fingerprint = () => {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  // The pages name the year.
  const hash = createHash('sha256').update(String(new Date().getFullYear()))
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** A server may answer with name.br instead of packing on each request. */
const compress = async (folder: string) => {
  for await (const entry of glob('{assets/*,assets/exercises-*/*,app}.{js,css,html,svg,json}', { cwd: folder })) {
    const text = await readFile(join(folder, entry))
    const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    if (packed.length < text.length) await writeFile(join(folder, `${entry}.br`), packed)
  }
}

const removeOldBuilds = async () => {
  const names = (await readdir(builds)).filter(name => /^[0-9a-f]{16}$/.test(name))
  const dated = await Promise.all(names.map(async name => ({ name, at: (await stat(join(builds, name))).mtimeMs })))
  for (const { name, at } of dated.sort((a, b) => b.at - a.at).slice(kept))
    if (at < Date.now() - oldest) await rm(join(builds, name), { recursive: true, force: true })
}

if (import.meta.main) await buildWeb()
