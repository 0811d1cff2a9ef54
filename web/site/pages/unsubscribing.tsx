import { brand } from '../../../content/brand.ts'
import { unsubscribing as words } from '../../../content/site/unsubscribing.ts'
import { button } from '../../parts/button.css.ts'
import { lead, soft, title } from '../css/base.css.ts'
import * as css from '../css/contact.css.ts'
import type { Page } from '../page.ts'
import { Plain } from '../parts/plain.tsx'

/** Asks before it is done, says that it is done, or why not. The link is the page's address, so no script may read it. */
export const pages = (): Page[] => {
  const page = (end: string, body: Page['body']): Page => ({
    path: `${words.path}${end}`,
    place: 'legal',
    title: `${words.title} | ${brand.name}`,
    description: words.text,
    hidden: true,
    withoutScript: true,
    body,
  })
  return [
    page('', <Question />),
    page('/fehler', <Question failed />),
    page('/fertig', <Done />),
    page('/ungueltig', <Invalid />),
  ]
}

const Question = ({ failed = false }: { failed?: boolean }) => (
  <Plain back={words.back}>
    <div className={css.head}>
      <h1 className={title}>{words.title}</h1>
      <p className={`${lead} ${soft}`}>{words.text}</p>
    </div>
    <form className={css.form} method="post">
      {failed ? (
        <p className={css.alert} role="alert">
          %why%
        </p>
      ) : null}
      <button type="submit" className={`${button.primary} ${css.send}`}>
        {words.send}
      </button>
      <p className={soft}>{words.rest}</p>
    </form>
  </Plain>
)

const Done = () => (
  <Plain back={words.back}>
    <section className={css.sent}>
      <h1 className={title}>{words.done.title}</h1>
      <p className={lead}>{words.done.text}</p>
      <p className={soft}>
        {words.done.again} {words.rest}
      </p>
    </section>
  </Plain>
)

const Invalid = () => (
  <Plain back={words.back}>
    <section className={css.sent}>
      <h1 className={title}>{words.invalid.title}</h1>
      <p className={lead}>{words.invalid.text}</p>
      <a className={button.primary} href="/auth/login">
        {words.invalid.login}
      </a>
    </section>
  </Plain>
)
