import { brand } from '../../../content/brand.ts'
import { notFound } from '../../../content/site/frame.ts'
import { missingArticle } from '../../../content/site/hub.ts'
import { button } from '../../parts/button.css.ts'
import { frame, giant, lead } from '../css/base.css.ts'
import * as css from '../css/plain.css.ts'
import type { Page } from '../page.ts'

/** Answered with the status 404, at whatever address was asked for. */
export const pages = (): Page[] => [
  missing('/404', 'other', notFound, '/'),
  missing('/blog/404', 'blog', missingArticle, '/blog'),
]

type Words = { readonly title: string; readonly text: string; readonly back: string }

const missing = (path: string, place: Page['place'], words: Words, to: string): Page => ({
  path,
  place,
  title: `${words.title} | ${brand.name}`,
  description: words.text,
  hidden: true,
  body: (
    <div className={`${frame} ${css.missing}`}>
      <h1 className={`${giant} ${css.missingTitle}`}>{words.title}</h1>
      <p className={lead}>{words.text}</p>
      <a className={button.primary} href={to}>
        {words.back}
      </a>
    </div>
  ),
})
