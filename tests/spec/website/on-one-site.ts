import { afterAll, beforeAll } from 'vitest'
import { openSite, type Site } from '../../site/open-site.ts'

/** Parts of the public pages, all on one server with one browser. */
export const onOneSite = (...parts: readonly ((site: () => Site) => void)[]) => {
  let opened: Site
  beforeAll(async () => {
    opened = await openSite()
  }, 120_000)
  afterAll(() => opened?.close())
  for (const part of parts) part(() => opened)
}
