import { readFrontMatter, readList } from '../front-matter.ts'
import { unknownTokens } from '../legal/tokens.ts'
import { unsafeMarkdown } from '../unsafe-markdown.ts'
import { citationProblems } from './citations.ts'
import { pictureProblems } from './pictures.ts'
import { isDate, parsePost, slugs } from './post.ts'

const keys = ['title', 'author', 'date', 'excerpt', 'tags', 'category', 'pillar', 'readTime', 'image']

/** What is wrong with a post, told by its slug. `pictures` are the bytes of every file in `images/`, by name. */
export const checkPost = (slug: string, fileText: string, pictures: ReadonlyMap<string, number>): string[] => {
  const { fields, problems } = readFrontMatter(fileText)
  const { content, image } = parsePost(slug, fileText, '1970-01-01')
  return [
    ...(slugs.test(slug) ? [] : ['slug is not kebab-case']),
    ...problems,
    ...fieldProblems(fields),
    ...Object.values(fields).flatMap(value => unsafeMarkdown(value)),
    ...(content === '' ? ['has no text'] : []),
    ...unknownTokens(content).map(name => `has the unknown token ${name}`),
    ...unsafeMarkdown(content),
    ...pictureProblems(content, image, pictures),
    ...citationProblems(content),
  ].map(problem => `${slug}: ${problem}`)
}

const fieldProblems = ({ date, tags, ...fields }: Readonly<Record<string, string>>) => [
  ...Object.keys(fields)
    .filter(key => !keys.includes(key))
    .map(key => `front matter has the unknown key ${key}`),
  ...(date && !isDate(date) ? [`date is no day like 2026-01-31: ${date}`] : []),
  ...(tags && !readList(tags) ? [`tags are no bracketed list: ${tags}`] : []),
]
