import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { overWords } from '../../data/statuses.ts'
import { Badge } from '../../parts/badge.tsx'
import { dayWords } from '../../parts/dates.ts'
import { Icon } from '../../parts/icon.tsx'
import { useNow } from '../../parts/now.ts'
import * as panel from '../../parts/panel.css.ts'
import { tied } from '../../parts/tied.ts'
import { heading } from '../../type.css.ts'
import * as css from './dashboard.css.ts'

type Next = AnswerOf<'GET /dashboard/overview'>['nextWorkouts'][number]

export const Upcoming = ({ workouts }: { workouts: readonly Next[] }) =>
  workouts.length === 0 ? null : (
    <section className={css.part} aria-labelledby="next">
      <h2 id="next" className={heading.part}>
        Nächste Workouts
      </h2>
      <ul className={panel.rows}>
        {workouts.map(workout => (
          <li key={workout.id} className={panel.row}>
            <Row workout={workout} />
          </li>
        ))}
      </ul>
    </section>
  )

export const Row = ({ workout }: { workout: Next }) => {
  const now = useNow()
  return (
    <Link to={`/training/${workout.id}`} className={panel.rowLink}>
      <span>
        <span className={panel.rowName}>{tied(workout.name)}</span>
        <span className={panel.rowMore}>
          {dayWords(workout.date, now)} · {tied(`${workout.duration} ${workout.duration === 1 ? 'Minute' : 'Minuten'}`)}
        </span>
      </span>
      <span className={panel.rowEnd}>
        {isExpected(workout) ? null : <Badge tone={tones[workout.status]}>{overWords(workout)}</Badge>}
        <Icon name="right" />
      </span>
    </Link>
  )
}

/** What needs no badge: it is what one expects. */
const isExpected = ({ status, logged }: Next) => status === 'PLANNED' || (status === 'COMPLETED' && logged > 0)

const tones = {
  PLANNED: 'plain',
  COMPLETED: 'good',
  INCOMPLETE: 'strong',
  ABORTED: 'plain',
  GENERATING: 'plain',
  FAILED: 'bad',
  EXPIRED: 'plain',
} as const
