import { readdirSync, readFileSync, statSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPost } from '../../content/blog/check.ts'
import { checkDrawing } from '../../content/blog/drawings.ts'
import { heaviestPicture } from '../../content/blog/pictures.ts'
import { newestFirst, parsePost, post } from '../../content/blog/post.ts'
import { brand } from '../../content/brand.ts'
import { readFrontMatter, readList } from '../../content/front-matter.ts'

const folder = new URL('../../content/blog/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const drawings = readdirSync(new URL('images/', folder))
const pictures = new Map(drawings.map(name => [name, statSync(new URL(`images/${name}`, folder)).size]))
const files = readdirSync(folder).filter(name => name.endsWith('.md'))
const now = '2026-11-20T10:00:00Z'
const posts = files.map(name => parsePost(name.slice(0, -3), read(name), now))

const words = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\s+/)
    .filter(word => /\p{L}/u.test(word)).length

describe('our articles', () => {
  test('there are four', () => {
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual([
      'kraftausdauer-wettkampf',
      'progressive-overload',
      'spezifisch-laufen',
      'trainingsziele',
    ])
  })

  test.each(files)('%s has no problem', name => {
    expect(checkPost(name.slice(0, -3), read(name), pictures)).toEqual([])
  })

  test.each(posts)('$slug is complete', one => {
    expect(post.safeParse(one).error).toBeUndefined()
    expect(one.title.length).toBeLessThanOrEqual(75)
    expect(one.excerpt.length).toBeGreaterThan(80)
    expect(one.excerpt.length).toBeLessThanOrEqual(220)
    expect(one.tags.length).toBeGreaterThanOrEqual(2)
    expect(one.readTime).toMatch(/^\d+ Min\.$/)
    expect(one.image).toBe(`images/${one.slug}.svg`)
  })

  test.each(posts)('$slug has 1 200 to 2 000 words, before its sources as well as with them', ({ content }) => {
    expect(words(content.split('## Quellen')[0] ?? '')).toBeGreaterThanOrEqual(1200)
    expect(words(content)).toBeLessThanOrEqual(2000)
  })

  test.each(posts)('$slug explains with a figure, cites, and sends nobody away from a doctor', ({ content }) => {
    expect(content).toMatch(/!\[[^\]]{40,}\]\(images\//)
    expect(content.match(/\[\[\d+\]\]\(#quellen\)/g)?.length).toBeGreaterThanOrEqual(10)
    expect(content).toContain('ersetzt keinen ärztlichen Rat')
  })

  test.each(posts)('$slug gives every source an address and says what was read', ({ content }) => {
    const sources = content
      .split('## Quellen')[1]
      ?.split('\n')
      .filter(line => /^\d+\. /.test(line))
    expect(sources?.length).toBeGreaterThanOrEqual(10)
    for (const source of sources ?? []) expect(source).toMatch(/\(https:\/\/.*Gelesen: |Gelesen: .*\(https:\/\//)
  })

  test.each(posts)('$slug speaks to you, under headings that skip no level', ({ content }) => {
    expect(content).not.toMatch(/\b(?:Ihnen|Ihre[mnrs]?)\b|(?<![.!?:*]\s|^|\n)\bSie\b/)
    const levels = [...content.matchAll(/^(#+) /gm)].map(([, signs]) => signs?.length ?? 0)
    expect(levels[0]).toBe(2)
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 2) + 1)
    })
  })

  test.each(posts)('$slug leads to the app by the one address', ({ content }) => {
    expect(content).toContain(`](${brand.appStoreUrl})`)
  })

  test('the race article claims no ties to the owner of the mark', () => {
    expect(posts.find(({ slug }) => slug === 'kraftausdauer-wettkampf')?.content).toMatch(
      /HYROX ist eine Marke .* weder verbunden/s,
    )
  })

  test.each(drawings)('%s is a drawing that may be shown', name => {
    expect(checkDrawing(name, read(`images/${name}`))).toEqual([])
  })

  test('no drawing lies about unused', () => {
    const text = files.map(read).join('\n')
    expect(drawings.filter(name => !text.includes(`images/${name}`))).toEqual([])
  })
})

describe('parsing', () => {
  const full = `---
title: Titel: mit Doppelpunkt
author: Ada
date: 2026-02-03
excerpt: Kurz gesagt
tags: [Kraft, "Ausdauer", Laufen ]
category: Training
pillar: laufen
readTime: 4 Min.
image: images/a.svg
---

Text mit {{product.name}}.
`

  test('reads every field', () => {
    expect(parsePost('ein-slug', full, now)).toEqual({
      slug: 'ein-slug',
      title: 'Titel: mit Doppelpunkt',
      author: 'Ada',
      date: '2026-02-03',
      excerpt: 'Kurz gesagt',
      tags: ['Kraft', 'Ausdauer', 'Laufen'],
      category: 'Training',
      pillar: 'laufen',
      readTime: '4 Min.',
      image: 'images/a.svg',
      content: `Text mit ${brand.name}.`,
    })
  })

  test('gives the defaults of the specification', () => {
    expect(parsePost('leer', '---\n---\n\nText', now)).toEqual({
      slug: 'leer',
      title: 'Unbenannter Artikel',
      author: 'Unbekannt',
      date: '2026-11-20',
      excerpt: '',
      tags: [],
      category: 'Allgemein',
      pillar: 'grundlagen',
      readTime: 'N/A',
      content: 'Text',
    })
  })

  test('reads Windows line ends and a byte order mark', () => {
    expect(parsePost('a', `\uFEFF${full.replaceAll('\n', '\r\n')}`, now).title).toBe('Titel: mit Doppelpunkt')
  })

  test('takes a rule in the text for a rule', () => {
    expect(readFrontMatter('---\ntitle: A\n---\nOben\n\n---\n\nUnten').body).toBe('Oben\n\n---\n\nUnten')
  })

  test('reads lists only in brackets', () => {
    expect(readList('[]')).toEqual([])
    expect(readList('[a,, b ]')).toEqual(['a', 'b'])
    expect(readList('a, b')).toBeUndefined()
    expect(readList('[a')).toBeUndefined()
  })

  test('sorts the newest first', () => {
    const dated = (slug: string, date: string) => parsePost(slug, `---\ndate: ${date}\n---\n`, now)
    const sorted = newestFirst([dated('b', '2026-01-01'), dated('c', '2026-03-01'), dated('a', '2026-01-01')])
    expect(sorted.map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
  })

  test('never fails, and what it gives has the shape of a post', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('---', 'title: x', 'date: 2026-02-30', 'tags: [a', '', '__proto__: x', ':'))
        .map(lines => lines.join('\n')),
    )
    fc.assert(
      fc.property(text, written => {
        expect(post.safeParse(parsePost('slug', written, now)).success).toBe(true)
        expect(Array.isArray(checkPost('slug', written, pictures))).toBe(true)
      }),
    )
  })
})

describe('the check finds', () => {
  const good = '---\ntitle: Titel\ndate: 2026-02-03\ntags: [a]\n---\n\nText.\n'
  const withText = (text: string) => good.replace('Text.', text)
  const problems = (text: string, slug = 'gut', known = new Map([['a.svg', 100]])) => checkPost(slug, text, known)

  test('nothing in a good post', () => {
    expect(
      problems(
        withText(
          '![Wort](images/a.svg) [Seite](https://example.org/a_(b)) <https://example.org> [hier](/blog/x) [da](#quellen) [Post](mailto:a@b.de) 3 < 4 und p <0,05 [App]({{product.appStoreUrl}})',
        ),
      ),
    ).toEqual([])
  })

  test.each(['../x', 'Groß', 'a--b', '-a', 'a-', 'a_b', 'a/b', '', 'ä', 'a.md', 'a b'])('the slug %j', slug => {
    expect(problems(good, slug)).toEqual([`${slug}: slug is not kebab-case`])
  })

  const head = (lines: string) => good.replace('title: Titel', lines)

  test.each([
    ['no front matter', 'Nur Text', 'has no front matter'],
    ['front matter without an end', '---\ntitle: A\nText', 'front matter has no end'],
    ['a line that is no pair', head('title Titel'), 'front matter line is no pair of key and value: title Titel'],
    ['a list over several lines', head('- a'), 'front matter line is no pair of key and value: - a'],
    ['a key twice', head('title: A\ntitle: B'), 'front matter has title twice'],
    ['an unknown key', head('titel: A'), 'front matter has the unknown key titel'],
    ['an empty value', head('title:'), 'front matter leaves title empty'],
    [
      'a day that does not exist',
      head('title: A').replace('02-03', '02-30'),
      'date is no day like 2026-01-31: 2026-02-30',
    ],
    ['a German date', good.replace('2026-02-03', '3.2.2026'), 'date is no day like 2026-01-31: 3.2.2026'],
    ['tags without brackets', good.replace('[a]', 'a, b'), 'tags are no bracketed list: a, b'],
    ['HTML in a title', head('title: <b>A</b>'), 'has raw HTML: b'],
    ['no text', good.replace('Text.', ''), 'has no text'],
    ['an unknown token', withText('{{operator.shoes}}'), 'has the unknown token operator.shoes'],
  ])('%s', (_, text, problem) => {
    expect(problems(text)).toContain(`gut: ${problem}`)
  })

  test.each([
    ['a script tag', '<script>alert(1)</script>', 'has a script tag'],
    ['a script tag in capitals', '<SCRIPT src=x>', 'has a script tag'],
    ['a script tag over two lines', '<script\nsrc=x>', 'has a script tag'],
    ['a script tag in a code block', '```\n<script>\n```', 'has a script tag'],
    ['an open tag at the end', 'Text <iframe', 'has raw HTML: iframe'],
    ['a tag with a slash', '<img/onerror=alert(1)>', 'has raw HTML: img'],
    ['a comment', '<!-- weg -->', 'has raw HTML: <!'],
    ['an instruction', '<?php ?>', 'has raw HTML: <?'],
    ['a javascript link', '[x](javascript:alert(1))', 'has a javascript: link'],
    ['a javascript link in odd letters', '[x](JaVaScRiPt:alert(1))', 'has a javascript: link'],
    ['a javascript link with an entity', '[x](java&#115;cript&colon;alert(1))', 'has a javascript: link'],
    ['a javascript link with a tab', '[x](<java\tscript:alert(1)>)', 'has a javascript: link'],
    ['a javascript link with an escape', '[x](javascript\\:alert(1))', 'has a javascript: link'],
    ['a javascript link by reference', '[x]\n\n[x]: javascript:alert(1)', 'has a javascript: link'],
    ['a javascript link in angle brackets', '<javascript:alert(1)>', 'has a javascript: link'],
    ['a vbscript link', '[x](vbscript:x)', 'has a javascript: link'],
    ['a data link', '[x](data:text/html,x)', 'has a link with the scheme data:'],
    ['a link without encryption', '[x](http://example.org)', 'has a link with the scheme http:'],
    ['a link without a scheme', '[x](//example.org)', 'has a link without a scheme: //example.org'],
    ['a link to nowhere', '[x]()', 'has a link to nowhere'],
  ])('%s', (_, text, problem) => {
    expect(problems(withText(text))).toContain(`gut: ${problem}`)
  })

  test.each([
    ['a picture without words', '![](images/a.svg)', 'picture has no words: images/a.svg'],
    [
      'a picture from elsewhere',
      '![A](https://example.org/a.png)',
      'picture is not one of ours: https://example.org/a.png',
    ],
    ['a picture outside the folder', '![A](images/../../a.svg)', 'picture is not one of ours: images/../../a.svg'],
    ['a picture of another kind', '![A](images/a.gif)', 'picture is not one of ours: images/a.gif'],
    ['a picture that does not exist', '![A](images/b.svg)', 'picture does not exist: b.svg'],
    ['a picture by reference', '![A][b]\n\n[b]: images/a.svg', 'picture is given by reference'],
  ])('%s', (_, text, problem) => {
    expect(problems(withText(text))).toContain(`gut: ${problem}`)
  })

  test('a picture that is written into the text', () => {
    const [problem] = problems(withText(`![A](data:image/png;base64,${'A'.repeat(5000)})`)).filter(one =>
      one.includes('not one of ours'),
    )
    expect(problem?.length).toBeLessThan(120)
  })

  test('a huge picture, in the text and as title', () => {
    const huge = new Map([['a.svg', heaviestPicture + 1]])
    const problem = `gut: picture is too heavy: a.svg has ${heaviestPicture + 1} of ${heaviestPicture} bytes`
    expect(problems(withText('![A](images/a.svg)'), 'gut', huge)).toEqual([problem])
    expect(problems(good.replace('tags:', 'image: images/a.svg\ntags:'), 'gut', huge)).toEqual([problem])
  })

  test('sources that are cited but not listed, or listed but not cited', () => {
    const text = withText('Satz [[1]](#quellen) und [[3]](#quellen).\n\n## Quellen\n\n1. A\n2. B')
    expect(problems(text)).toEqual([
      'gut: cites source 3, which is not listed',
      'gut: lists source 2, which is not cited',
    ])
  })

  test('sources that are numbered wrongly', () => {
    const text = withText('[[1]](#quellen) [[3]](#quellen)\n\n## Quellen\n\n1. A\n3. B')
    expect(problems(text)).toEqual(['gut: sources are not numbered one by one'])
  })
})

describe('the check of drawings finds', () => {
  const [name = ''] = drawings
  const svg = read(`images/${name}`)

  test.each([
    ['a script', '<script>x</script>', 'has a script'],
    ['a handler', '<g onload="x"/>', 'listens to events'],
    ['foreign content', '<foreignObject/>', 'holds foreign content'],
    ['a link', '<a href="https://example.org"/>', 'links elsewhere'],
    ['a font from elsewhere', '<style>@import "x"</style>', 'fetches something'],
    ['small letters', '<text font-size="13">x</text>', 'has letters of 13'],
  ])('%s', (_, part, problem) => {
    expect(checkDrawing(name, svg.replace('</svg>', `${part}</svg>`))).toEqual([`${name}: ${problem}`])
  })

  test('a drawing that cannot be read aloud', () => {
    expect(checkDrawing(name, svg.replace(/<desc.*<\/desc>/, ''))).toEqual([`${name}: has no description`])
  })
})
