import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnswerOf } from '../../data/calls.ts'
import { statuses } from '../../data/statuses.ts'
import { Badge } from '../../parts/badge.tsx'
import { formatNumber } from '../../parts/number.ts'
import { heading, soft } from '../../type.css.ts'
import { Blocks } from '../training/blocks.tsx'
import * as css from './desk.css.ts'
import * as own from './stream.css.ts'

/** Inside a replica nothing is asked: the answers would be today's, and not this person's. */
const still = new QueryClient({ defaultOptions: { queries: { enabled: false } } })

type Workout = AnswerOf<'GET /desk/workouts/:id/screens/:revision'>['workout']
type Props = { workout: Workout; says: string; none?: string }

/** The athlete's own screen of a workout, by the components that draw it for them; nothing in it works. */
export const Replica = ({ workout, says, none = 'The athlete cannot open it: there is no screen.' }: Props) => (
  <figure className={own.replica}>
    <figcaption className={own.replicaSays}>{says}</figcaption>
    {workout ? (
      <div lang="de" inert className={own.replicaBody}>
        <div>
          <Badge tone="strong">{statuses[workout.status]}</Badge>
        </div>
        <p className={heading.part}>{workout.name}</p>
        <p className={soft}>
          {formatNumber(Math.round(workout.estimated_minutes ?? workout.duration_minutes))} Minuten
        </p>
        <QueryClientProvider client={still}>
          <Blocks workout={workout} />
        </QueryClientProvider>
      </div>
    ) : (
      <p className={css.soft}>{none}</p>
    )}
  </figure>
)
