import './fonts.css'
import { preload } from 'react-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../content/brand.ts'
import { skipLink } from '../../content/site/frame.ts'
import fontUrl from '../fonts/archivo-site.woff2?url'
import wideUrl from '../fonts/archivo-site-wide.woff2?url'
import mark from '../icons/mark.svg?raw'
import { absolute, standIns } from './address.ts'
import { shareImage } from './assets.ts'
import { skip } from './css/base.css.ts'
import { asScript } from './json-ld.ts'
import type { Page } from './page.ts'
import { Consent } from './parts/consent.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'

type Built = { readonly styles: string; readonly script: string }

/** The whole file as it is served. */
export const renderPage = (page: Page, built: Built) =>
  `<!doctype html>${renderToStaticMarkup(<Document {...page} {...built} />)}`

const Document = ({ styles, script, ...page }: Page & Built) => {
  for (const url of [fontUrl, wideUrl]) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <html lang="de" data-place={page.place} data-analytics={standIns.analyticsSrc}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f5f2ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141210" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <Reach {...page} />
        {page.withoutScript ? null : <script type="module" async fetchPriority="high" src={script} />}
      </head>
      <body>
        <a className={skip} href="#inhalt">
          {skipLink}
        </a>
        <Header place={page.place} />
        <main id="inhalt" tabIndex={-1}>
          {page.body}
        </main>
        <Footer />
        {page.place === 'legal' ? null : <Consent />}
      </body>
    </html>
  )
}

/** What search engines and shared links are told. */
const Reach = ({ path, title, description, image, isArticle, changed, hidden, data = [] }: Omit<Page, 'body'>) => (
  <>
    {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={absolute(path)} />}
    <link rel="icon" type="image/svg+xml" href={`data:image/svg+xml,${encodeURIComponent(mark)}`} />
    <link rel="apple-touch-icon" href="/icons/180.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="alternate" type="application/rss+xml" title={brand.name} href="/rss.xml" />
    <meta property="og:site_name" content={brand.name} />
    <meta property="og:locale" content="de_DE" />
    <meta property="og:type" content={isArticle ? 'article' : 'website'} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={absolute(path)} />
    <meta property="og:image" content={absolute(image ?? shareImage())} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    {changed ? <meta property="article:published_time" content={changed} /> : null}
    <meta name="twitter:card" content="summary_large_image" />
    {data.length > 0 ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end it, see asScript
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(data) }} />
    ) : null}
  </>
)
