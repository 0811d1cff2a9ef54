import { z } from 'zod'
import { readFrontMatter, readList } from '../front-matter.ts'
import { fillTokens } from '../legal/tokens.ts'

export const slugs = /^[a-z0-9]+(-[a-z0-9]+)*$/

const words = z.string().regex(/\S/, 'is empty')

export const post = z.strictObject({
  slug: z.string().regex(slugs, 'is not kebab-case'),
  title: words,
  author: words,
  date: z.iso.date('is no date like 2026-01-31'),
  excerpt: z.string(),
  tags: z.array(words),
  category: words,
  pillar: words,
  readTime: words,
  image: words.optional(),
  content: z.string(),
})

export type Post = z.infer<typeof post>

export const isDate = (text: string) => z.iso.date().safeParse(text).success

/** Total: a broken file still gives a post; `checkPost` tells what is broken. `now` is an ISO date or time. */
export const parsePost = (slug: string, fileText: string, now: string): Post => {
  const { fields, body } = readFrontMatter(fileText)
  const { date = '', image } = fields
  return {
    slug,
    title: fields.title || 'Unbenannter Artikel',
    author: fields.author || 'Unbekannt',
    date: isDate(date) ? date : now.slice(0, 10),
    excerpt: fields.excerpt ?? '',
    tags: readList(fields.tags ?? '') ?? [],
    category: fields.category || 'Allgemein',
    pillar: fields.pillar || 'grundlagen',
    readTime: fields.readTime || 'N/A',
    ...(image ? { image } : {}),
    content: fillTokens(body),
  }
}

export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug))
