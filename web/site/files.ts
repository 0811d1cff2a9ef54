import type { Post } from '../../content/blog/post.ts'
import { brand } from '../../content/brand.ts'
import { inHtml } from '../../content/in-html.ts'
import { meta } from '../../content/site/meta.ts'
import { absolute } from './address.ts'
import type { Page } from './page.ts'

type TextFile = { readonly path: string; readonly type: string; readonly text: string }

/** What machines read: crawlers, feed readers, and the phone that installs the app. */
export const texts = (pages: readonly Page[], posts: readonly Post[]): TextFile[] => [
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap(pages) },
  { path: '/rss.xml', type: 'application/rss+xml; charset=utf-8', text: rss(posts) },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots },
  { path: '/manifest.webmanifest', type: 'application/manifest+json; charset=utf-8', text: JSON.stringify(manifest) },
]

const sitemap = (pages: readonly Page[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .map(
      ({ path, changed }) =>
        `<url><loc>${inHtml(absolute(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`

const rss = (posts: readonly Post[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${inHtml(meta['/blog'].title)}</title>
<link>${absolute('/blog')}</link>
<atom:link href="${absolute('/rss.xml')}" rel="self" type="application/rss+xml"/>
<description>${inHtml(meta['/blog'].description)}</description>
<language>de</language>
${posts.map(item).join('')}</channel></rss>
`

const item = ({ slug, title, excerpt, date, category }: Post) => `<item>
<title>${inHtml(title)}</title>
<link>${absolute(`/blog/${slug}`)}</link>
<guid>${absolute(`/blog/${slug}`)}</guid>
<description>${inHtml(excerpt)}</description>
<category>${inHtml(category)}</category>
<pubDate>${new Date(`${date}T06:00:00Z`).toUTCString()}</pubDate>
</item>
`

const robots = `User-agent: *
Disallow: /dashboard
Disallow: /training
Disallow: /settings
Disallow: /internal
Disallow: /api/

Sitemap: ${absolute('/sitemap.xml')}
`

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'de',
  id: '/dashboard',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#f5f2ec',
  theme_color: '#f5f2ec',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/512-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
}
