import { brand } from '../../../content/brand.ts'
import { type DeclarationName, declarations, declarationWords as words } from '../../../content/site/declarations.ts'
import { button } from '../../parts/button.css.ts'
import * as field from '../../parts/field.css.ts'
import { fine, lead, soft, title } from '../css/base.css.ts'
import * as css from '../css/contact.css.ts'
import type { Page } from '../page.ts'
import { filled } from '../parts/filled.ts'
import { Plain } from '../parts/plain.tsx'

/** Each way out: the form, the form that could not be sent, and what says that it has arrived. */
export const pages = (): Page[] => [...pagesOf('cancel'), ...pagesOf('withdraw')]

const pagesOf = (what: DeclarationName): Page[] => {
  const { path, title: name, text } = declarations[what]
  const about = { place: 'legal', title: `${name} | ${brand.name}`, description: text } as const
  return [
    { path, ...about, body: <Declaration what={what} /> },
    { path: `${path}/fehler`, ...about, hidden: true, body: <Declaration what={what} failed /> },
    { path: `${path}/eingegangen`, ...about, hidden: true, body: <Received what={what} /> },
  ]
}

const Declaration = ({ what, failed = false }: { what: DeclarationName; failed?: boolean }) => {
  const { path, title: name, text, apple, send } = declarations[what]
  return (
    <Plain back={words.back}>
      <div className={css.head}>
        <h1 className={title}>{name}</h1>
        <p className={`${lead} ${soft}`}>{text}</p>
        <p className={soft}>{apple}</p>
      </div>
      <form className={css.form} method="post" action={path}>
        {failed ? (
          <p className={css.alert} role="alert">
            {kept.why}
          </p>
        ) : null}
        <p>{words.contract}</p>
        <div className={css.two}>
          <div className={field.field}>
            <label htmlFor="name" className={field.label}>
              {words.name}
            </label>
            <input
              id="name"
              name="name"
              className={field.input}
              required
              autoComplete="name"
              maxLength={200}
              {...filled(failed, kept.name)}
            />
          </div>
          <div className={field.field}>
            <label htmlFor="email" className={field.label}>
              {words.email}
            </label>
            <input
              id="email"
              name="email"
              type="email"
              className={field.input}
              required
              autoComplete="email"
              maxLength={254}
              aria-describedby="email-hint"
              {...filled(failed, kept.email)}
            />
            <p id="email-hint" className={field.hint}>
              {words.confirmation}
            </p>
          </div>
        </div>
        {what === 'cancel' ? <Kind failed={failed} /> : null}
        <p className={fine}>
          {words.privacyBefore}
          <a href="/datenschutz">{words.privacyLink}</a>.
        </p>
        <button type="submit" className={`${button.primary} ${css.send}`}>
          {send}
        </button>
      </form>
    </Plain>
  )
}

const Kind = ({ failed }: { failed: boolean }) => (
  <>
    <div className={css.two}>
      <div className={field.field}>
        <label htmlFor="kind" className={field.label}>
          {words.kind}
        </label>
        <select id="kind" name="kind" className={field.input} defaultValue={failed ? kept.kind : 'ordinary'}>
          {failed ? <option value={kept.kind}>{kept.kindName}</option> : null}
          <option value="ordinary">{words.kinds.ordinary}</option>
          <option value="cause">{words.kinds.cause}</option>
        </select>
      </div>
      <div className={field.field}>
        <label htmlFor="end" className={field.label}>
          {words.end}
        </label>
        <input id="end" name="end" type="date" className={field.input} {...filled(failed, kept.end)} />
      </div>
    </div>
    <div className={field.field}>
      <label htmlFor="reason" className={field.label}>
        {words.reason}
      </label>
      <textarea id="reason" name="reason" className={field.area} maxLength={2000} {...filled(failed, kept.reason)} />
    </div>
  </>
)

/** What the server puts back into the form when it could not be sent, and why not. */
const kept = {
  why: '%why%',
  name: '%kept-name%',
  email: '%kept-email%',
  kind: '%kept-kind%',
  kindName: '%kept-kind-name%',
  reason: '%kept-reason%',
  end: '%kept-end%',
}

const Received = ({ what }: { what: DeclarationName }) => (
  <Plain back={words.back}>
    <section className={css.sent}>
      <h1 className={title}>{declarations[what].received}</h1>
      <p className={lead}>
        {words.receivedAt} %received%
        <br />
        {words.contract}, %kept-email%
      </p>
      <p>{words.stored}</p>
    </section>
  </Plain>
)
