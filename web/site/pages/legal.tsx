import { legalPages, type TermsVersion, termsOn, termsVersions } from '../../../content/legal/versions.ts'
import { legal as words } from '../../../content/site/legal.ts'
import { meta } from '../../../content/site/meta.ts'
import type { Content } from '../content.ts'
import * as css from '../css/plain.css.ts'
import { prose } from '../css/prose.css.ts'
import { longDate } from '../dates.ts'
import { renderMarkdown } from '../markdown.ts'
import type { Page } from '../page.ts'
import { Plain } from '../parts/plain.tsx'
import { TermsInfo, termsPath } from '../parts/terms.tsx'

export const pages = ({ legal, today }: Content): Page[] => [
  ...termsOn(today).map((version, _, all) => termsPage(version, all, legal)),
  ...termsVersions
    .filter(({ date }) => date > today)
    .flatMap(({ date }) =>
      termsOn(date).map((version, _, all) => ({
        ...termsPage(version, all, legal),
        from: date,
        hidden: true as const,
      })),
    ),
  onePage('/datenschutz', legalPages.datenschutz, legal),
  onePage('/impressum', legalPages.impressum, legal),
]

const termsPage = (version: TermsVersion, all: readonly TermsVersion[], legal: Content['legal']): Page => ({
  path: termsPath(version),
  place: 'legal',
  ...meta['/agb'],
  ...(version.isCurrentVersion ? {} : { hidden: true as const }),
  body: (
    <Plain back={words.back}>
      <TermsInfo chosen={version} versions={all} />
      <Text text={legal.get(version.file) ?? ''} />
    </Plain>
  ),
})

type Single = (typeof legalPages)[keyof typeof legalPages]

const onePage = (path: '/datenschutz' | '/impressum', { file, date }: Single, legal: Content['legal']): Page => ({
  path,
  place: 'legal',
  ...meta[path],
  body: (
    <Plain back={words.back}>
      <p className={css.info}>
        {words.asOf}: {longDate(date)}
      </p>
      <Text text={legal.get(file) ?? ''} />
    </Plain>
  ),
})

const Text = ({ text }: { text: string }) => {
  const { html } = renderMarkdown(text, source => {
    throw new Error(`content/legal: no pictures here, yet there is ${source}`)
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by renderMarkdown
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} data-prose />
}
