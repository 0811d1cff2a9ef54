import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPost } from '../../content/blog/check.ts'
import { checkDrawing } from '../../content/blog/drawings.ts'
import { newestFirst, type Post, parsePost } from '../../content/blog/post.ts'

/** Every article in the folder, newest first. Throws with file and reason when one may not be shown. */
export const readPosts = async (folder: string, now: string): Promise<Post[]> => {
  const names = (await readdir(folder)).filter(name => name.endsWith('.md'))
  const pictures = await sizesIn(join(folder, 'images'))
  const read = await Promise.all(
    names.map(async name => {
      const text = await readFile(join(folder, name), 'utf8')
      const slug = name.slice(0, -'.md'.length)
      return { post: parsePost(slug, text, now), problems: checkPost(slug, text, pictures) }
    }),
  )
  const problems = [...read.flatMap(({ post, problems }) => problems.map(told(post.slug))), ...(await drawn(folder))]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return newestFirst(read.map(({ post }) => post))
}

const told = (slug: string) => (problem: string) =>
  `content/blog/${slug}.md: ${problem.startsWith(`${slug}: `) ? problem.slice(slug.length + 2) : problem}`

const sizesIn = async (folder: string) => {
  const names = await readdir(folder).catch(() => [])
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, number]> => [name, (await stat(join(folder, name))).size]),
    ),
  )
}

const drawn = async (folder: string) => {
  const names = (await readdir(join(folder, 'images')).catch(() => [])).filter(name => name.endsWith('.svg'))
  const checked = names.map(async name => checkDrawing(name, await readFile(join(folder, 'images', name), 'utf8')))
  return (await Promise.all(checked)).flat().map(problem => `content/blog/images/${problem}`)
}
