import { Link } from 'wouter'
import { useTitle } from '../../parts/title.ts'
import * as css from './desk.css.ts'

/** What somebody sees who was given a place at the desk, and could be anybody with their password. */
export const FactorFirst = () => {
  useTitle('A second factor first')
  return (
    <section className={css.panel}>
      <h1 className={css.h1}>A second factor first</h1>
      <p className={css.soft}>
        Here you look at what others have told in confidence, so a password alone does not open it. Add a passkey or an
        authenticator app under “Zweiter Faktor” in your settings; then come back.
      </p>
      <div className={css.row}>
        <Link to="/settings/account" className={css.primary}>
          Add a second factor
        </Link>
      </div>
    </section>
  )
}
