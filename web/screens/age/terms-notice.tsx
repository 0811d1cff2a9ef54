import { Link } from 'wouter'
import { day } from '../../auth/day.ts'
import { Notice } from '../../parts/notice.tsx'
import type { SessionUser } from '../../state.ts'

/** Shown from the announcement to the day, or until something was said to it. */
export const TermsNotice = ({ change }: { change: NonNullable<SessionUser['terms_change']> }) => (
  <Notice>
    Am {day(change.from)} ändern sich unsere Nutzungsbedingungen. Bis dahin kannst du widersprechen.{' '}
    <Link to="/settings/terms">Ansehen und entscheiden</Link>
  </Notice>
)
