import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { dateWords } from '../../parts/dates.ts'
import { OriginOfProgramme } from '../origin/origin.tsx'
import { Why } from '../origin/why.tsx'
import * as own from './this-week.css.ts'

type Answer = AnswerOf<'GET /api/programme'>
type Props = { week: NonNullable<Answer['week']>; layouts: Answer['layouts'] }

/** Why the week is as it is, and which entries its numbers are made of. */
export const WhyThisWeek = ({ week, layouts }: Props) => (
  <div className={own.plain}>
    <p>
      Ein großer Muskel soll diese Woche {week.sets} harte Sätze bekommen, ein kleiner etwa zwei Drittel davon. Sätze,
      in denen er nur mithilft, zählen anteilig.
    </p>
    <Numbers done={week.done} muscles={week.muscles.filter(({ done }) => done > 0)} />
    {layouts.map(({ at, why, because }) => {
      const from = because.find(({ workout }) => workout !== null)
      return (
        <p key={at}>
          {dateWords(at, 'day')}: {why.de}{' '}
          {from?.workout ? (
            <Link to={`/training/${from.workout}`} className={own.link}>
              Das Workout dazu
            </Link>
          ) : null}
        </p>
      )
    })}
  </div>
)

const Numbers = ({ done, muscles }: Pick<Props['week'], 'done' | 'muscles'>) =>
  done === 0 && muscles.length === 0 ? null : (
    <Why name="Woher kommen die Zahlen?">{sheet => <OriginOfProgramme {...sheet} muscles={muscles} />}</Why>
  )
