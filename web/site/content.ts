import type { Post } from '../../content/blog/post.ts'

/** The words that come from files: articles, newest first, and legal texts by file name; the day they are read on. */
export type Content = {
  readonly posts: readonly Post[]
  readonly legal: ReadonlyMap<string, string>
  readonly today: string
}
