import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrecacheEntry } from 'workbox-precaching'

/** Of a type that the client needs to start. Figures and pictures are kept when they were seen. */
const needed = /\.(js|css|woff2)$/

/** Builds the service worker into the folder of the built client, with a list of the files that lie there. */
export const buildWorker = async ({ root, folder }: { readonly root: string; readonly folder: string }) => {
  const files = await filesOf(folder)
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: join(root, 'web'),
    mode: 'production',
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'web/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

const filesOf = async (folder: string): Promise<PrecacheEntry[]> => {
  const names = (await readdir(join(folder, 'assets'))).filter(name => needed.test(name)).toSorted()
  const page = createHash('sha256')
    .update(await readFile(join(folder, 'app.html')))
    .digest('hex')
  return [
    { url: '/app.html', revision: page.slice(0, 16) },
    ...names.map(name => ({ url: `/assets/${name}`, revision: null })),
  ]
}
