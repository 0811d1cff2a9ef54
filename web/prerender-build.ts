import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { longWordsFile } from './long-words.ts'

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

type Options = { readonly root: string; readonly outDir: string; readonly inputs: readonly string[] }

const shared = { target: 'es2023', manifest: true, emptyOutDir: true, assetsInlineLimit: 0 } as const

const tools = async () => {
  const [{ build }, { vanillaExtractPlugin }, { default: react }] = await Promise.all([
    import('vite'),
    import('@vanilla-extract/vite-plugin'),
    import('@vitejs/plugin-react'),
  ])
  return { build, plugins: () => [react(), vanillaExtractPlugin({ identifiers: 'short' })] }
}

const inputFrom = (root: string, inputs: readonly string[]) =>
  Object.fromEntries(inputs.map(path => [path.replace(/^.*\/|\.tsx?$/g, ''), join(root, 'web', path)]))

/** The pages as modules that run here, once, with the styles that belong to each. */
export const buildPages = async ({ root, outDir, inputs }: Options) => {
  const { build, plugins } = await tools()
  await build({
    configFile: false,
    root: join(root, 'web'),
    mode: 'production',
    logLevel: 'warn',
    plugins: plugins(),
    build: { ...shared, outDir, ssr: true, ssrEmitAssets: true, rolldownOptions: { input: inputFrom(root, inputs) } },
  })
  const manifest = await manifestIn(outDir)
  return {
    load: async <Module>(path: string): Promise<Module> =>
      import(pathToFileURL(join(outDir, chunk(manifest, path).file)).href),
    /** The styles of these entries and of all they import, shared ones first, each once. */
    styles: async (paths: readonly string[]) => {
      const files = stylesOf(manifest, paths)
      return (await Promise.all(files.map(file => readFile(join(outDir, file), 'utf8')))).join('').trim()
    },
  }
}

/** The one script that runs beside the pages in the browser. Answers where it is served. */
export const buildScript = async ({ root, outDir, inputs }: Options) => {
  const { build } = await tools()
  await build({
    configFile: false,
    root: join(root, 'web'),
    mode: 'production',
    logLevel: 'warn',
    plugins: [longWordsFile()],
    build: {
      ...shared,
      outDir,
      modulePreload: false,
      rolldownOptions: { input: inputFrom(root, inputs), preserveEntrySignatures: false },
    },
  })
  const [path = ''] = inputs
  return `/${chunk(await manifestIn(outDir), path).file}`
}

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))

const chunk = (manifest: Manifest, path: string) => {
  const found = manifest[path]
  if (!found) throw new Error(`web/${path} was not built`)
  return found
}

const stylesOf = (manifest: Manifest, paths: readonly string[]) => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const { imports = [], css = [] } = chunk(manifest, path)
    for (const each of imports) visit(each)
    for (const each of css) files.add(each)
  }
  for (const path of paths) visit(path)
  return [...files]
}
