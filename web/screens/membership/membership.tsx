import { useQuery } from '@tanstack/react-query'
import { membership } from '../../data/more-queries.ts'
import { Failed } from '../../parts/failed.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, numeral, soft } from '../../type.css.ts'
import { OriginOfCredits } from '../origin/origin.tsx'
import { Why } from '../origin/why.tsx'
import { ToProfile } from '../settings/profile-head.tsx'
import * as css from '../settings/settings.css.ts'
import * as own from './membership.css.ts'
import { Offers } from './offers.tsx'
import { Running } from './running.tsx'
import type { Standing } from './standing.ts'

/** Providers send people back here before they have told us. */
const comesFromPaying = () => new URLSearchParams(location.search).has('bezahlt')
const comesUnpaid = () => new URLSearchParams(location.search).has('unbezahlt')

/** What is left, what the subscription gives and costs, how it stands, and the ways in and out. */
export const Membership = () => {
  useTitle('Abo')
  const { data, error, refetch } = useQuery(membership(comesFromPaying()))
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  const isRunning = ['active', 'cancelled', 'grace', 'failed'].includes(data.standing)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <ToProfile />
        <h1 className={heading.page}>Dein Abo</h1>
        <p className={own.left}>
          <span className={numeral.big}>{data.allowance_left ?? data.free_left}</span>
          <span className={soft}>{leftWords(data)}</span>
        </p>
        <Why>{sheet => <OriginOfCredits {...sheet} of={data.allowance_left === null ? 'free' : 'allowance'} />}</Why>
      </header>
      {data.seller === 'test' ? (
        <Notice>Testbetrieb: Hier fließt kein Geld, die Bezahlung wird nachgespielt.</Notice>
      ) : null}
      {comesFromPaying() && !isRunning ? (
        <Notice>Danke! Sobald die Zahlung bestätigt ist, geht es hier weiter. Das dauert meist nur Sekunden.</Notice>
      ) : null}
      {comesUnpaid() && !isRunning ? (
        <Notice>
          Die Bezahlung kam nicht zustande, du hast nichts bezahlt. Du kannst es hier noch einmal versuchen.
        </Notice>
      ) : null}
      {data.subscription && isRunning ? <Running standing={data} subscription={data.subscription} /> : null}
      {isRunning ? null : <Offers standing={data} />}
    </div>
  )
}

const leftWords = ({ allowance_left, free_left }: Standing) => {
  if (allowance_left !== null) return 'Workouts sind in diesen 30 Tagen noch frei'
  if (free_left === 0) return 'freie Workouts: Deine zehn sind aufgebraucht'
  return free_left === 1 ? 'freies Workout hast du noch' : 'freie Workouts hast du noch'
}
