import { article as words } from '../../../content/site/hub.ts'
import * as css from '../css/article.css.ts'
import type { Heading } from '../markdown.ts'

export const Contents = ({ headings }: { headings: readonly Heading[] }) => (
  <aside className={css.contents}>
    <nav className={css.contentsBox} aria-labelledby="contents-title" data-contents>
      <h2 id="contents-title" className={css.contentsTitle}>
        {words.contents}
      </h2>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a className={`${css.contentsLink} ${level > 2 ? css.deep : ''}`.trim()} href={`#${id}`} data-level={level}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </aside>
)
