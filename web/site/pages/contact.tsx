import { contact as words } from '../../../content/site/contact.ts'
import { meta } from '../../../content/site/meta.ts'
import { button } from '../../parts/button.css.ts'
import { lead, soft, title } from '../css/base.css.ts'
import * as css from '../css/contact.css.ts'
import type { Page } from '../page.ts'
import { ContactForm } from '../parts/contact-form.tsx'
import { Plain } from '../parts/plain.tsx'

const page = (path: string, body: Page['body']): Page => ({
  path,
  place: 'contact',
  ...meta['/kontakt'],
  ...(path === '/kontakt' ? {} : { hidden: true as const }),
  body,
})

/** The form, the answer after it was sent without script, and the form as it comes back when it could not be sent. */
export const pages = (): Page[] => [
  page('/kontakt', <Contact />),
  page('/kontakt/gesendet', <Sent />),
  page('/kontakt/fehler', <Contact failed />),
]

const Contact = ({ failed = false }: { failed?: boolean }) => (
  <Plain back={words.back}>
    <div className={css.head} data-contact-editing>
      <h1 className={title}>{words.title}</h1>
      <p className={`${lead} ${soft}`}>{words.text}</p>
    </div>
    <ContactForm failed={failed} />
    <section className={css.sent} data-contact-sent hidden>
      <SentWords />
      <button type="button" className={button.plain} data-contact-again>
        {words.again}
      </button>
    </section>
  </Plain>
)

const Sent = () => (
  <Plain back={words.back}>
    <section className={css.sent}>
      <SentWords />
      <a className={button.plain} href="/kontakt">
        {words.again}
      </a>
    </section>
  </Plain>
)

const SentWords = () => (
  <>
    <h2 className={title} tabIndex={-1}>
      {words.sent}
    </h2>
    <p className={lead}>{words.sentText}</p>
  </>
)
