import { consent as words } from '../../../content/site/consent.ts'
import { button } from '../../parts/button.css.ts'
import * as css from '../css/consent.css.ts'

/** Words and form only, unseen at first: `client/consent.ts` shows it when nobody has chosen yet. */
export const Consent = () => (
  <>
    <section className={css.banner} aria-labelledby="consent-title" data-consent hidden>
      <h2 id="consent-title" className={css.title}>
        {words.title}
      </h2>
      <p className={css.text}>
        {words.text} <a href="/datenschutz">{words.more}</a>
      </p>
      <div className={css.choices} data-consent-short>
        <Choice name="accept" look="plain" text={words.accept} />
        <Choice name="decline" look="plain" text={words.decline} />
        <Choice name="customise" look="quiet" text={words.customise} />
      </div>
      <div data-consent-detail hidden>
        <div className={css.checks}>
          <Check id="consent-necessary" name={words.necessary} more={words.necessaryText} locked />
          <Check id="consent-analytics" name={words.analytics} more={words.analyticsText} />
        </div>
        <div className={css.choices}>
          <Choice name="save" look="primary" text={words.save} />
          <Choice name="reset" look="plain" text={words.reset} hidden />
          <Choice name="back" look="quiet" text={words.back} />
        </div>
      </div>
    </section>
    <button
      type="button"
      className={css.settings}
      aria-label={words.settings}
      title={words.settings}
      data-consent-settings
      hidden
    >
      <svg viewBox="0 0 24 24" className={css.sign} aria-hidden="true" focusable="false">
        <path d="M20.5 11.5a8.6 8.6 0 1 1-8-8 3.6 3.6 0 0 0 4 4 3.6 3.6 0 0 0 4 4ZM8.5 9v.01M8 14.5v.01M12.5 12.5v.01M14.5 16.5v.01" />
      </svg>
    </button>
  </>
)

type ChoiceProps = { name: string; look: 'primary' | 'plain' | 'quiet'; text: string; hidden?: boolean }

const Choice = ({ name, look, text, hidden = false }: ChoiceProps) => (
  <button type="button" className={`${button[look]} ${css.choice}`} data-consent-choice={name} hidden={hidden}>
    {text}
  </button>
)

type CheckProps = { id: string; name: string; more: string; locked?: boolean }

const Check = ({ id, name, more, locked = false }: CheckProps) => (
  <div className={css.check}>
    <input
      id={id}
      type="checkbox"
      className={css.box}
      aria-describedby={`${id}-more`}
      {...(locked ? { defaultChecked: true, disabled: true } : {})}
    />
    <label htmlFor={id} className={css.name}>
      {name}
    </label>
    <span id={`${id}-more`} className={css.more}>
      {more}
    </span>
  </div>
)
