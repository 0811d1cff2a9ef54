import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../site/open-site.ts'

type Data = { '@type': string; [name: string]: unknown }

export const reach = (site: () => Site) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    site().app.inject({ url, headers: { accept: 'text/html', ...headers } })

  const dataOn = async (path: string) => {
    const { body } = await get(path)
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
    return (JSON.parse(json) as { '@graph': Data[] })['@graph']
  }

  describe('§9 of search engines and speed', () => {
    test.each([
      ['/', 200],
      ['/blog/', 200],
      ['/nichts', 404],
      ['/blog/nichts', 404],
      ['/blog/..%2f..%2fpackage.json', 404],
      ['/blog/..%5c..%5cpackage.json', 404],
      ['/blog/%00', 404],
      ['/blog/%2e%2e/%2e%2e/etc/passwd', 404],
      ['/agb/2.0', 404],
      ['/404', 404],
      ['/kontakt/fehler', 404],
      ['/assets/..%2fpages.json', 404],
    ])('%s is answered with %i', async (path, status) => {
      const answer = await get(path)
      expect(answer.statusCode).toBe(status)
      expect(answer.body.slice(0, 300_000)).not.toMatch(/root:x:|"dependencies"|"styles"/)
    })

    test('an endless slug is refused', async () => {
      const { statusCode } = await get(`/blog/${'a'.repeat(5000)}`)
      expect([400, 404, 414]).toContain(statusCode)
    })

    test.each(['/auth/login', '/auth/register', '/auth/verify-email?token=x', '/dashboard'])(
      '%s is not for search engines',
      async path => expect((await get(path)).body).toContain('<meta name="robots" content="noindex"'),
    )

    test('sitemap, robots and feed name the public address', async () => {
      const sitemap = (await get('/sitemap.xml')).body
      const found = [...sitemap.matchAll(/<loc>https:\/\/formkurve\.test(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
      expect(found.toSorted()).toEqual(
        [
          '/',
          '/agb',
          '/blog',
          '/blog/kraftausdauer-wettkampf',
          '/blog/progressive-overload',
          '/blog/spezifisch-laufen',
          '/blog/trainingsziele',
          '/datenschutz',
          '/impressum',
          '/kontakt',
          '/kuendigen',
          '/widerrufen',
        ].toSorted(),
      )
      expect((await get('/robots.txt')).body).toContain('Sitemap: https://formkurve.test/sitemap.xml')
      const feed = (await get('/rss.xml')).body
      expect(feed.match(/<item>/g)).toHaveLength(4)
      expect(feed).toContain('<link>https://formkurve.test/blog/progressive-overload</link>')
    })

    test('JSON-LD: organization, questions, article, breadcrumb, and no reviews from examples', async () => {
      const landing = await dataOn('/')
      expect(landing.map(each => each['@type'])).toEqual(['Organization', 'FAQPage'])
      expect(landing[1]?.mainEntity).toHaveLength(4)
      const article = await dataOn('/blog/progressive-overload')
      expect(article.map(each => each['@type'])).toEqual(['Organization', 'BlogPosting', 'BreadcrumbList'])
      expect(article[1]).toMatchObject({ datePublished: '2026-09-15', inLanguage: 'de' })
      expect((await get('/')).body).not.toMatch(/"Review"|AggregateRating/)
    })

    test('a manifest with icons that exist', async () => {
      const manifest = (await get('/manifest.webmanifest')).json() as { name: string; icons: { src: string }[] }
      expect(manifest.name).toBe('Formkurve')
      for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200)
    })

    test('no stand-in is left anywhere', async () => {
      for (const path of ['/', '/blog', '/blog/trainingsziele', '/kontakt', '/agb', '/sitemap.xml', '/rss.xml'])
        expect((await get(path)).body).not.toMatch(/\.invalid|%[a-z-]+%/)
    })

    test('HTML with its styles fits into 14 KB, packed once; unchanged pages are not sent again', async () => {
      for (const path of ['/', '/blog', '/blog/trainingsziele', '/agb', '/kontakt']) {
        const answer = await get(path, { 'accept-encoding': 'gzip, br' })
        expect(answer.headers['content-encoding']).toBe('br')
        expect(answer.rawPayload.length).toBeLessThan(14 * 1024)
        expect(brotliDecompressSync(answer.rawPayload).toString()).toMatch(/^<!doctype html>/)
      }
      const { etag } = (await get('/')).headers
      expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    })

    test('its own script has at most 10 KB, and no React', async () => {
      const { body } = await get('/blog/trainingsziele')
      const scripts = [...body.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src ?? '')
      expect(scripts).toHaveLength(1)
      const answer = await get(scripts[0] ?? '')
      expect(answer.headers['cache-control']).toContain('immutable')
      expect(brotliCompressSync(answer.rawPayload).length).toBeLessThan(10 * 1024)
      expect(answer.body).not.toMatch(/react/i)
    })
  })
}
