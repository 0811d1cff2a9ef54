import { useQuery } from '@tanstack/react-query'
import { brand } from '../../../content/brand.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { overview } from '../../data/queries.ts'
import { button } from '../../parts/button.css.ts'
import { Failed } from '../../parts/failed.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, numeral, soft } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'

type Credits = AnswerOf<'GET /dashboard/overview'>['credits']

/** What is left, what the subscription gives, and where it is taken. */
export const Membership = () => {
  useTitle('Abo')
  const { data, error, refetch } = useQuery(overview)
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  const { credits } = data
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={heading.page}>Dein Abo</h1>
        <p>
          <span className={numeral.big}>
            {credits.subscribed ? (credits.allowance_left ?? 100) : credits.free_left}
          </span>{' '}
          <span className={soft}>{leftWords(credits)}</span>
        </p>
      </header>
      {credits.subscribed ? (
        <p>
          Kündigen kannst du bis 24 Stunden vor dem Ende des Zeitraums, dort, wo du das Abo abgeschlossen hast: in den
          Einstellungen deines App Stores.
        </p>
      ) : (
        <>
          <section className={css.part} aria-labelledby="gives">
            <h2 id="gives" className={heading.part}>
              Das bekommst du
            </h2>
            <ul className={css.gives}>
              <li>Bis zu 100 Workouts in 30 Tagen, für jeden deiner Orte</li>
              <li>Gewichte, die mit dir mitgehen, und der ganze Verlauf</li>
              <li>Ein Workout, das nicht gelingt oder ungenutzt bleibt, kostet nichts</li>
            </ul>
          </section>
          <section className={css.part} aria-labelledby="costs">
            <h2 id="costs" className={heading.part}>
              Das kostet es
            </h2>
            <p>
              Monatlich oder jährlich. Den Preis siehst du in der App, bevor du etwas bestätigst. Kündigen kannst du bis
              24 Stunden vor dem Ende des Zeitraums, und 14 Tage lang kannst du den Vertrag widerrufen.
            </p>
            <div>
              <a className={button.primary} href={brand.appStoreUrl} target="_blank" rel="noreferrer">
                In der App abonnieren
              </a>
            </div>
            <p className={soft}>
              Was du bisher trainiert hast, bleibt dir in jedem Fall. Alles Weitere steht in den <a href="/agb">AGB</a>.
            </p>
          </section>
        </>
      )}
    </div>
  )
}

const leftWords = ({ subscribed, free_left }: Credits) => {
  if (subscribed) return 'Workouts sind in diesen 30 Tagen noch frei'
  if (free_left === 0) return 'freie Workouts: Deine zehn sind aufgebraucht'
  return free_left === 1 ? 'freies Workout hast du noch' : 'freie Workouts hast du noch'
}
