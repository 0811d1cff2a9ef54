import { created } from './dates.ts'
import * as css from './detail.css.ts'
import * as internal from './internal.css.ts'
import type { Workout } from './queries.ts'

export const Stats = ({ workout: { id, date_created, blocks } }: { workout: Workout }) => {
  const minutes = Math.round(blocks.reduce((sum, { duration_min }) => sum + duration_min, 0))
  return (
    <dl className={css.stats}>
      <div className={css.wide}>
        <dt>ID</dt>
        <dd className={internal.mono}>{id}</dd>
      </div>
      <div>
        <dt>Date Created</dt>
        <dd>{created(date_created)}</dd>
      </div>
      <div>
        <dt>Blocks</dt>
        <dd>{blocks.length}</dd>
      </div>
      <div>
        <dt>Exercises</dt>
        <dd>{blocks.reduce((sum, { exercises }) => sum + exercises.length, 0)}</dd>
      </div>
      {minutes > 0 ? (
        <div>
          <dt>Total Duration</dt>
          <dd>{minutes} min</dd>
        </div>
      ) : null}
    </dl>
  )
}
