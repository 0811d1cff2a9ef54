import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import * as css from './settings.css.ts'

/** The way back, where no browser shows one: an app on a phone has no such button. */
export const ToProfile = () => (
  <Link to="/settings" className={css.back}>
    <Icon name="left" />
    Zum Profil
  </Link>
)
