import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { statuses } from '../../data/statuses.ts'
import { Badge } from '../../parts/badge.tsx'
import { formatNumber } from '../../parts/number.ts'
import { heading, soft } from '../../type.css.ts'
import { Blocks } from '../training/blocks.tsx'
import * as own from './stream.css.ts'

/** Inside a replica nothing is asked: the answers would be today's, and not this person's. */
export const stillClient = () => new QueryClient({ defaultOptions: { queries: { enabled: false } } })

const still = stillClient()

type FrameProps = { says: string; client?: QueryClient; children: ReactNode }

/** What an athlete was shown, marked as what it is; nothing in it works. */
export const Replica = ({ says, client = still, children }: FrameProps) => (
  <figure className={own.replica}>
    <figcaption className={own.replicaSays}>{says}</figcaption>
    <div lang="de" inert className={own.replicaBody}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </div>
  </figure>
)

type Workout = AnswerOf<'GET /desk/workouts/:id/screens/:revision'>['workout']
type Props = { workout: Workout; says: string; none?: string }

/** The athlete's own screen of a workout, by the components that draw it for them. */
export const WorkoutReplica = ({ workout, says, none = 'The athlete cannot open it: there is no screen.' }: Props) => (
  <Replica says={says}>
    {workout ? (
      <>
        <div>
          <Badge tone="strong">{statuses[workout.status]}</Badge>
        </div>
        <p className={heading.part}>{workout.name}</p>
        <p className={soft}>
          {formatNumber(Math.round(workout.estimated_minutes ?? workout.duration_minutes))} Minuten
        </p>
        <Blocks workout={workout} />
      </>
    ) : (
      <p lang="en" className={soft}>
        {none}
      </p>
    )}
  </Replica>
)
