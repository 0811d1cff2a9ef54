import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPosts } from '../../web/site/posts.ts'

const now = '2026-11-20T10:00:00Z'
const fine = '---\ntitle: Gut\ndate: 2026-01-02\n---\n\nText.\n'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-posts-'))
  await mkdir(join(folder, 'images'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (name: string, text: string | Buffer) => writeFile(join(folder, name), text)
const read = () => readPosts(folder, now)

describe('a build reads the articles', () => {
  test('newest first, with the defaults of the specification', async () => {
    await put('alt.md', fine)
    await put('neu.md', '---\ndate: 2026-05-01\n---\n\nText.\n')
    expect((await read()).map(({ slug, title, author }) => [slug, title, author])).toEqual([
      ['neu', 'Unbenannter Artikel', 'Unbekannt'],
      ['alt', 'Gut', 'Unbekannt'],
    ])
  })

  test('none at all is no mistake', async () => {
    expect(await read()).toEqual([])
  })

  test.each([
    ['broken front matter', 'a.md', '---\ntitle: Ohne Ende\n\nText', 'content/blog/a.md: front matter has no end'],
    ['a script tag', 'b.md', `${fine}<script>alert(1)</script>`, 'content/blog/b.md: has a script tag'],
    ['a picture that does not exist', 'c.md', `${fine}![Wort](images/x.svg)`, 'picture does not exist: x.svg'],
    [
      'a picture from elsewhere',
      'd.md',
      `${fine}![Wort](../../x.svg)`,
      'content/blog/d.md: picture is not one of ours',
    ],
    ['a slug that is none', '..x.md', fine, 'content/blog/..x.md: slug is not kebab-case'],
    [
      'a link that runs something',
      'e.md',
      `${fine}[x](javascript:alert(1))`,
      'content/blog/e.md: has a javascript: link',
    ],
  ])('%s stops it, with file and reason', async (_, name, text, reason) => {
    await put('gut.md', fine)
    await put(name, text)
    await expect(read()).rejects.toThrow(reason)
  })

  test('a huge picture stops it', async () => {
    await put('images/gross.png', Buffer.alloc(300_000))
    await put('f.md', `${fine}![Wort](images/gross.png)`)
    await expect(read()).rejects.toThrow('content/blog/f.md: picture is too heavy: gross.png')
  })
})
