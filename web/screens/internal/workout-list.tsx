import { useSyncExternalStore } from 'react'
import type { WorkoutId } from '../../../domain/ids.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { heading } from '../../type.css.ts'
import { created } from './dates.ts'
import * as internal from './internal.css.ts'
import type { Entry } from './queries.ts'
import { WorkoutBadge } from './status-badge.tsx'
import * as css from './workout-list.css.ts'

type List = { workouts: readonly Entry[] }

/** A table on a desk, cards on a phone. */
export const WorkoutList = ({ workouts }: List) => {
  const roomy = useRoomy()
  if (workouts.length === 0) return <p className={css.empty}>No workouts found for this user.</p>
  return roomy ? <Table workouts={workouts} /> : <Cards workouts={workouts} />
}

const Table = ({ workouts }: List) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">ID</th>
        <th scope="col">Name</th>
        <th scope="col">Created</th>
        <th scope="col">Status</th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {workouts.map(({ id, name, date_created, status }) => (
        <tr key={id}>
          <td className={internal.mono}>{id}</td>
          <td lang="de">{name}</td>
          <td className={css.date}>{created(date_created)}</td>
          <td>
            <WorkoutBadge status={status} />
          </td>
          <td>
            <Details id={id} name={name} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Cards = ({ workouts }: List) => (
  <ul className={css.cards}>
    {workouts.map(({ id, name, date_created, status }) => (
      <li key={id} className={css.card}>
        <div className={css.cardHead}>
          <h3 lang="de" className={heading.small}>
            {name}
          </h3>
          <WorkoutBadge status={status} />
        </div>
        <p className={internal.mono}>{id}</p>
        <p className={css.date}>{created(date_created)}</p>
        <Details id={id} name={name} block />
      </li>
    ))}
  </ul>
)

const Details = ({ id, name, block }: { id: WorkoutId; name: string; block?: boolean }) => (
  <ButtonLink look="plain" block={block} to={`/internal/workouts/${id}`} aria-label={`View Details: ${name}`}>
    View Details
  </ButtonLink>
)

const query = '(min-width: 860px)'

const useRoomy = () =>
  useSyncExternalStore(
    changed => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
