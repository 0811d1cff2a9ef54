import { useState } from 'react'
import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { hanging } from '../../parts/button.css.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { OriginOfMuscle } from '../origin/origin.tsx'
import * as own from './this-week.css.ts'

type Answer = AnswerOf<'GET /api/programme'>
type Props = { week: NonNullable<Answer['week']>; layouts: Answer['layouts'] }

/** Why the week is as it is, and which entries its sets are made of. */
export const WhyThisWeek = ({ week, layouts }: Props) => (
  <div className={own.plain}>
    <p>
      Ein großer Muskel soll diese Woche {week.sets} harte Sätze bekommen, ein kleiner etwa zwei Drittel davon. Sätze,
      in denen er nur mithilft, zählen anteilig.
    </p>
    <Sets muscles={week.muscles.filter(({ done }) => done > 0)} />
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

const Sets = ({ muscles }: Pick<Props['week'], 'muscles'>) => {
  const [open, setOpen] = useState(false)
  if (muscles.length === 0) return null
  return (
    <div className={hanging}>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Woher kommen die Sätze?
      </Button>
      {open ? <OriginOfMuscle open muscles={muscles} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
