import type { ReactNode } from 'react'
import { subjects, contact as words } from '../../../content/site/contact.ts'
import { button } from '../../parts/button.css.ts'
import * as field from '../../parts/field.css.ts'
import { standIns } from '../address.ts'
import { fine } from '../css/base.css.ts'
import * as css from '../css/contact.css.ts'
import { filled } from './filled.ts'

/** What the server puts back into the form when it could not be sent. */
const kept = { name: '%kept-name%', email: '%kept-email%', message: '%kept-message%', subject: '%kept-subject%' }

/** An ordinary form that posts by itself; `client/contact.ts` sends it without leaving the page. */
export const ContactForm = ({ failed }: { failed: boolean }) => (
  <form
    className={css.form}
    method="post"
    action="/api/contact"
    data-contact={standIns.contactEndpoint}
    data-sending={words.sending}
    data-send={words.send}
    data-failed={words.failed}
  >
    <p className={css.alert} role="alert" data-contact-alert hidden={!failed}>
      {failed ? words.failed : ''}
    </p>
    <div className={css.two}>
      <Field name="name" label={words.name}>
        <input {...control('name')} type="text" autoComplete="name" maxLength={200} {...filled(failed, kept.name)} />
      </Field>
      <Field name="email" label={words.email}>
        <input
          {...control('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...filled(failed, kept.email)}
        />
      </Field>
    </div>
    <Field name="subject" label={words.subject}>
      <select {...control('subject')} defaultValue={failed ? kept.subject : ''}>
        <option value="" disabled hidden>
          {words.chooseSubject}
        </option>
        {failed ? <option value={kept.subject}>{kept.subject}</option> : null}
        {subjects.map(subject => (
          <option key={subject} value={subject}>
            {subject}
          </option>
        ))}
      </select>
    </Field>
    <Field name="message" label={words.message}>
      <textarea
        {...control('message')}
        className={`${field.area} ${css.message}`}
        maxLength={5000}
        {...filled(failed, kept.message)}
      />
    </Field>
    <div className={css.trap} aria-hidden="true">
      <label htmlFor="website">{words.honeypot}</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
    <input type="hidden" name="stamp" defaultValue={standIns.stamp} />
    <p className={fine}>
      {words.privacyBefore}
      <a href="/datenschutz">{words.privacyLink}</a>
      {words.privacyAfter}
    </p>
    <button type="submit" className={`${button.primary} ${css.send}`}>
      {words.send}
    </button>
  </form>
)

type Name = keyof typeof words.missing

const control = (name: Name) => ({
  id: name,
  name,
  required: true,
  className: field.input,
  'aria-describedby': `${name}-error`,
})

const Field = ({ name, label, children }: { name: Name; label: string; children: ReactNode }) => (
  <div className={field.field}>
    <label htmlFor={name} className={field.label}>
      {label}
    </label>
    {children}
    <p id={`${name}-error`} className={field.error} data-error={words.missing[name]} hidden />
  </div>
)
