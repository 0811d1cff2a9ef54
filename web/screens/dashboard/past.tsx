import { useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { Button } from '../../parts/button.tsx'
import * as panel from '../../parts/panel.css.ts'
import { heading } from '../../type.css.ts'
import * as css from './dashboard.css.ts'
import { Row } from './upcoming.tsx'

type Entry = AnswerOf<'GET /dashboard/overview'>['trainingHistory'][number]

const few = 6

export const Past = ({ workouts }: { workouts: readonly Entry[] }) => {
  const [all, setAll] = useState(false)
  const shown = all ? workouts : workouts.slice(0, few)
  return (
    <section className={css.part} aria-labelledby="past">
      <h2 id="past" className={heading.part}>
        Trainingsverlauf
      </h2>
      {workouts.length === 0 ? (
        <p className={css.empty}>Hier steht bald jedes Training: wann, wie lange und was du bewegt hast.</p>
      ) : (
        <ul className={panel.rows}>
          {shown.map(workout => (
            <li key={workout.id} className={panel.row}>
              <Row workout={workout} />
            </li>
          ))}
        </ul>
      )}
      {workouts.length > few && !all ? (
        <Button look="quiet" onClick={() => setAll(true)}>
          Alle {workouts.length} anzeigen
        </Button>
      ) : null}
    </section>
  )
}
