import { Link } from 'wouter'
import { dateWords } from '../../parts/dates.ts'
import { Notice } from '../../parts/notice.tsx'
import type { SessionUser } from '../../state.ts'

/** Shown from the announcement to the day, or until something was said to it. */
export const TermsNotice = ({ change }: { change: NonNullable<SessionUser['terms_change']> }) => (
  <Notice>
    Am {dateWords(change.from, 'date')} ändern sich unsere Nutzungsbedingungen. Bis dahin kannst du widersprechen.{' '}
    <Link to="/settings/terms">Ansehen und entscheiden</Link>
  </Notice>
)
