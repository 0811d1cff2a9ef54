import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appPages } from '../../api/pages.ts'

const web = join(import.meta.dirname, '..', '..', 'web')
const routes = globSync('**/*.tsx', { cwd: web }).flatMap(file =>
  [...readFileSync(join(web, file), 'utf8').matchAll(/<Route\s+path="([^"]+)"/g)].map(([, path]) => path ?? ''),
)
/** Answered by a hook of its own: a page for who looks, a call for who asks. */
const elsewhere = ['/auth/verify-email']

const covers = (page: string, route: string) =>
  page.endsWith('/*') ? route.startsWith(page.slice(0, -1)) : page === route

test('each address that the client shows can be opened, and reloaded, at the server', () => {
  expect(routes.length).toBeGreaterThan(20)
  const missing = routes.filter(route => !elsewhere.includes(route) && !appPages.some(page => covers(page, route)))
  expect(missing).toEqual([])
})
