import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { brand } from '../../content/brand.ts'
import { inHtml } from '../../content/in-html.ts'
import { brandMark } from '../../content/mark.ts'
import { readPosts } from '../../web/site/posts.ts'

const [width, height] = [1200, 630]

/** What a shared link shows: the words in our letters, over the form curve. One for the site, one for each article. */
export const drawShareImages = async (browser: Browser, root: string) => {
  const font = (await readFile(join(root, 'web/fonts/archivo-latin.woff2'))).toString('base64')
  const posts = await readPosts(join(root, 'content/blog'), new Date().toISOString())
  const page = await browser.newPage({ viewport: { width, height } })
  const draw = async (name: string, words: string, above: string) => {
    await page.setContent(html(font, words, above))
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot()
    await sharp(picture)
      .png({ palette: true, colours: 64 })
      .toFile(join(root, 'web/site/share', `${name}.png`))
  }
  await draw('default', brand.claim.replace('. ', '.<br>'), '')
  for (const { slug, title, category } of posts) await draw(slug, inHtml(title), inHtml(category))
  await page.close()
}

const html = (font: string, words: string, above: string) => `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:A;font-weight:400 720;font-stretch:100% 125%;src:url(data:font/woff2;base64,${font})}
*{margin:0;box-sizing:border-box}
body{width:${width}px;height:${height}px;background:#f5f2ec;color:#1c1916;font-family:A;position:relative;overflow:hidden}
svg.curve{position:absolute;inset:0}
main{position:relative;padding:64px 72px;height:100%;display:grid;grid-template-rows:auto 1fr auto}
p{font-size:28px;font-weight:600;font-stretch:112%}
h1{font-size:${words.length > 40 ? 68 : 100}px;font-weight:700;font-stretch:125%;letter-spacing:-.035em;line-height:1;text-wrap:balance;max-width:1000px;padding-top:24px}
.name{display:flex;gap:14px;align-items:center;font-size:36px;font-weight:700;font-stretch:122%;letter-spacing:-.02em}
</style><body><svg class="curve" viewBox="0 0 1200 630" fill="none"><path d="M-20 640C260 640 330 560 560 560S720 610 830 610S900 420 1090 402" stroke="#1c1916" stroke-width="14" stroke-linecap="round"/><circle cx="1122" cy="382" r="28" fill="#ff5630"/></svg>
<main><p>${above}</p><h1>${words}</h1><div class="name"><svg width="52" height="52" viewBox="0 0 32 32" fill="none"><path d="${brandMark.curve}" stroke="#1c1916" stroke-width="3.4" stroke-linecap="round"/><circle cx="${brandMark.dot.x}" cy="${brandMark.dot.y}" r="${brandMark.dot.r}" fill="#ff5630"/></svg>${brand.name}</div></main></body>`
