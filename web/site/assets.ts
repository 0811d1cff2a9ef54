import type { Picture } from './markdown.ts'
import { drawnSize } from './svg-size.ts'

const drawings = import.meta.glob<string>('../../content/blog/images/*', {
  eager: true,
  query: '?url',
  import: 'default',
})
const texts = import.meta.glob<string>('../../content/blog/images/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const shared = import.meta.glob<string>('./share/*.png', { eager: true, query: '?url', import: 'default' })

/** A picture of an article, `images/name.svg`, with its place and size. */
export const articlePicture = (source: string): Picture => {
  const path = `../../content/blog/${source}`
  const src = drawings[path]
  if (!src) throw new Error(`content/blog/${source} does not exist`)
  return { src, ...drawnSize(source, texts[path] ?? '') }
}

/** The same within the page itself: what stands at the top of a page waits for no second request. */
export const articlePictureWithin = (source: string): Picture => {
  const picture = articlePicture(source)
  return { ...picture, src: `data:image/svg+xml,${encodeURIComponent(texts[`../../content/blog/${source}`] ?? '')}` }
}

/** What a shared link shows: the article's own picture, or the one of the whole site. */
export const shareImage = (slug = 'default') => shared[`./share/${slug}.png`] ?? shared['./share/default.png'] ?? ''
