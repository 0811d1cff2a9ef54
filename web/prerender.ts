import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Prerendered } from '../contract/prerendered.ts'
import { dayOf } from '../domain/days.ts'
import { buildPages, buildScript } from './prerender-build.ts'
import type { Content } from './site/content.ts'
import { texts } from './site/files.ts'
import { readLegal } from './site/legal-texts.ts'
import type { Page } from './site/page.ts'
import { readPosts } from './site/posts.ts'

type Options = {
  readonly root: string
  /** Holds `blog/` and `legal/`. */
  readonly content: string
  /** The folder of the built client. */
  readonly folder: string
  readonly now: string
}

type Kind = { readonly pages: (content: Content) => Page[] }
type Built = { readonly styles: string; readonly script: string }
type Shell = { readonly renderPage: (page: Page, built: Built) => string }

const kinds = ['landing', 'hub', 'article', 'legal', 'contact', 'declaration', 'unsubscribing', 'missing'] as const
const shell = 'site/document.tsx'

/** Writes the public pages as plain HTML beside the client. Throws, with file and reason, when a text is unfit. */
export const prerender = async ({ root, content, folder, now }: Options): Promise<void> => {
  const words: Content = {
    posts: await readPosts(join(content, 'blog'), now),
    legal: await readLegal(join(content, 'legal')),
    today: dayOf(now),
  }
  const [pageDir, scriptDir] = [join(folder, '.pages'), join(folder, '.scripts')]
  const kindOf = (kind: string) => `site/pages/${kind}.tsx`
  const site = await buildPages({ root, outDir: pageDir, inputs: [shell, ...kinds.map(kindOf)] })
  const script = await buildScript({ root, outDir: scriptDir, inputs: ['site/client/site.ts'] })
  const { renderPage } = await site.load<Shell>(shell)

  const written: Prerendered[] = []
  const found: Page[] = []
  for (const kind of kinds) {
    const { pages } = await site.load<Kind>(kindOf(kind))
    const styles = await site.styles([shell, kindOf(kind)])
    for (const page of pages(words)) {
      const { path, from } = page
      const file = `pages${path === '/' ? '/index' : path}${from ? `.${from}` : ''}.html`
      await write(folder, file, renderPage(page, { styles, script }))
      const kept = { path, file, type: 'text/html; charset=utf-8', styles: [hashOf(styles)] }
      written.push({ ...kept, ...(from ? { from } : {}) })
      if (!page.hidden) found.push(page)
    }
  }
  for (const { path, type, text } of texts(found, words.posts)) {
    await write(folder, `pages${path}`, text)
    written.push({ path, file: `pages${path}`, type, styles: [] })
  }
  await keepAssets([pageDir, scriptDir], folder)
  await keepIcons(join(root, 'web/icons'), folder)
  await write(folder, 'pages.json', JSON.stringify(written))
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const write = async (folder: string, file: string, text: string) => {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Pictures, fonts and scripts, under their hashed names; the rest of the workshops goes. */
const keepAssets = async ([pageDir, scriptDir]: readonly [string, string], folder: string) => {
  const target = join(folder, 'assets')
  await mkdir(target, { recursive: true })
  for (const [from, wanted] of [
    [pageDir, /\.(?!css$|js$)[a-z0-9]+$/],
    [scriptDir, /\.js$/],
  ] as const) {
    for (const name of (await readdir(join(from, 'assets'))).filter(name => wanted.test(name)))
      await copyFile(join(from, 'assets', name), join(target, name))
    await rm(from, { recursive: true })
  }
}

const keepIcons = async (icons: string, folder: string) => {
  await mkdir(join(folder, 'icons'), { recursive: true })
  await copyFile(join(icons, 'mark.svg'), join(folder, 'favicon.svg'))
  for (const name of (await readdir(icons)).filter(name => name.endsWith('.png')))
    await copyFile(join(icons, name), join(folder, 'icons', name))
}
