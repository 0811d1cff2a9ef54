import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sitePages } from '../../api/site-pages.ts'
import { unnamed } from '../../content/operator.ts'

const values = {
  publicUrl: 'https://formkurve.test',
  appStoreUrl: 'https://apps.test',
  qr: { path: '', size: 1 },
  analyticsSrc: null,
  contactEndpoint: null,
  operator: unnamed,
}

test('a page that others follow on a day gives way to them on that day, without a start anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-pages-'))
  const pages = ['', '2026-12-08', '2027-03-01'].map((from, nth) => ({
    ...{ path: '/agb', file: `${nth}.html`, type: 'text/html', styles: [] },
    ...(from ? { from } : {}),
  }))
  for (const { file } of pages) await writeFile(join(folder, file), `page ${file}`)
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
  let now = '2026-11-24T12:00:00.000Z'
  const site = await sitePages(folder, values, () => now)
  const app = fastify()
  app.get('/agb', (request, reply) => site.send(request, reply, '/agb'))
  const shown = async (at: string) => {
    now = at
    const { body, headers } = await app.inject({ url: '/agb' })
    return [body, headers.etag]
  }
  const [before] = await shown('2026-12-07T23:59:59.999Z')
  expect(before).toBe('page 0.html')
  const [after, tag] = await shown('2026-12-08T00:00:00.000Z')
  expect(after).toBe('page 1.html')
  expect((await app.inject({ url: '/agb', headers: { 'if-none-match': String(tag) } })).statusCode).toBe(304)
  expect((await shown('2027-03-01T00:00:00.000Z'))[0]).toBe('page 2.html')
  expect(site.paths).toEqual(['/agb'])
  await app.close()
  await rm(folder, { recursive: true })
})
