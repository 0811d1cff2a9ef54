import { Redirect } from 'wouter'
import { brand } from '../../content/brand.ts'
import { ButtonLink } from '../parts/button.tsx'
import { Name } from '../parts/mark.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { useTitle } from '../parts/title.ts'
import { useSession } from '../session.ts'
import { heading } from '../type.css.ts'
import * as css from './start.css.ts'

export const Start = () => {
  useTitle(brand.name)
  const { user, loading } = useSession()
  if (user) return <Redirect to="/dashboard" replace />
  if (loading) return <Spinner />
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Name />
      </header>
      <main className={css.main} id="inhalt" tabIndex={-1}>
        <FormCurve />
        <div className={css.words}>
          <h1 className={heading.display}>{brand.claim}</h1>
          <p className={css.lead}>{brand.description}</p>
          <div className={css.actions}>
            <ButtonLink to="/auth/register">Kostenlos starten</ButtonLink>
            <ButtonLink to="/auth/login" look="plain">
              Einloggen
            </ButtonLink>
          </div>
        </div>
      </main>
      <footer className={css.foot}>
        © {new Date().getFullYear()} {brand.name}
      </footer>
    </div>
  )
}

const FormCurve = () => (
  <svg viewBox="0 0 560 320" className={css.picture} aria-hidden="true" focusable="false">
    {[60, 120, 180, 240, 300].map(y => (
      <line key={y} className={css.ground} x1="0" x2="560" y1={y} y2={y} />
    ))}
    <path
      className={css.line}
      d="M6 290C70 290 84 190 146 190C206 190 196 246 256 246C322 246 310 128 376 128C428 128 424 168 462 168C496 168 500 110 520 72"
    />
    <circle className={css.dot} cx="528" cy="48" r="22" />
  </svg>
)
