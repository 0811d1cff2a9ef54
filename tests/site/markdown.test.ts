import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brand } from '../../content/brand.ts'
import { renderMarkdown } from '../../web/site/markdown.ts'
import { runs } from '../support/runs.ts'

const render = (text: string) => renderMarkdown(text, src => ({ src: `/assets/${src}`, width: 720, height: 405 }))

describe('markdown on our pages', () => {
  test('headings of every level get an address and are listed', () => {
    const { html, headings } = render('# Über uns\n\n## Größe\n\n### Größe\n\n#### D\n\n##### E\n\n###### ?')
    expect(headings.map(({ id, level }) => [id, level])).toEqual([
      ['ueber-uns', 1],
      ['groesse', 2],
      ['groesse-2', 3],
      ['d', 4],
      ['e', 5],
      ['abschnitt', 6],
    ])
    for (const { id, level } of headings) expect(html).toContain(`<h${level} id="${id}">`)
  })

  test('a long word of a title has a joint to break at, which is no part of its text', () => {
    const { html, headings } = render('# Datenschutzerklärung')
    expect(html).toBe('<h1 id="datenschutzerklaerung">Datenschutz<span class="joint"></span>erklärung</h1>\n')
    expect(headings[0]?.text).toBe('Datenschutzerklärung')
  })

  test('an e-mail address goes on in another line behind its @ alone, and is copied as it is', () => {
    expect(render('Schreib an hallo@beispiel.example.').html).toBe('<p>Schreib an hallo@<wbr>beispiel.example.</p>\n')
  })

  test('a link to the app store is a button, others elsewhere open a new tab', () => {
    expect(render(`[Los](${brand.appStoreUrl})`).html).toBe(
      '<p><a href="https://app-store.invalid/" class="store" target="_blank" rel="noopener">Los</a></p>\n',
    )
    expect(render('[x](https://example.com)').html).toContain('target="_blank" rel="noopener"')
    expect(render('[x](/kontakt)').html).toBe('<p><a href="/kontakt">x</a></p>\n')
  })

  test('a picture on its own is a figure with a size', () => {
    expect(render('![Kurve](images/a.svg)').html).toBe(
      '<figure><img src="/assets/images/a.svg" alt="Kurve" width="720" height="405" loading="lazy" decoding="async"></figure>\n',
    )
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="data:text/html,x">x</a>',
    '<style>*{}</style>',
    '<iframe src="//x"></iframe>',
  ])('%s does not come through', text => {
    expect(render(text).html).not.toMatch(/<script|onerror|javascript:|data:|<style|<iframe/i)
  })

  test('no text at all brings a tag that is not allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        const tags = [...render(text).html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name]) => name)
        for (const tag of tags)
          expect(tag).toMatch(/^(?:h[1-6]|p|a|em|strong|ul|ol|li|blockquote|code|pre|hr|br|figure|img)$/)
      }),
      { numRuns: runs(100) },
    )
  })
})
