import { Wide } from '../../parts/wide.tsx'
import * as css from './detail.css.ts'
import type { Workout } from './queries.ts'

type PlannedSet = Workout['blocks'][number]['exercises'][number]['sets'][number]

const columns = [
  ['Reps', 'reps', ''],
  ['Duration', 'duration', ' sec'],
  ['Weight', 'weight', ' kg'],
  ['Distance', 'distance', ' m'],
  ['Speed', 'speed', ' km/h'],
  ['Rest', 'rest_time', ' sec'],
] as const

/** The sets, with the columns that any of them fills. */
export const Sets = ({ sets, label }: { sets: readonly PlannedSet[]; label: string }) => {
  const used = columns.filter(([, field]) => sets.some(set => set[field] !== null))
  return (
    <Wide label={label}>
      <table className={css.sets}>
        <thead>
          <tr>
            <th scope="col">Set</th>
            {used.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map((set, at) => (
            <tr key={set.id}>
              <th scope="row" title={set.id}>
                {at + 1}
              </th>
              {used.map(([name, field, unit]) => (
                <td key={name}>{set[field] === null ? '–' : `${set[field]}${unit}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}
