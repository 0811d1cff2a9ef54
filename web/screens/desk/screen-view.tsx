import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { statuses } from '../../data/statuses.ts'
import { Badge } from '../../parts/badge.tsx'
import { formatNumber } from '../../parts/number.ts'
import { heading, soft } from '../../type.css.ts'
import { Blocks } from '../training/blocks.tsx'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { type Look, screenIn } from './queries.ts'
import * as own from './stream.css.ts'
import { timeOf } from './times.ts'
import { Why } from './why.tsx'

/** Inside a replica nothing is asked: the answers would be today's, and not this person's. */
const still = new QueryClient({ defaultOptions: { queries: { enabled: false } } })

/** The athlete's own screen, from rows folded up to then, by the components that draw it for them. A replica: nothing in it works. */
export const ScreenView = ({ look, at }: { look: Look; at: number }) => {
  if (!look.unsealed) return <p className={css.soft}>The screen shows what is sealed. Unseal the stream to see it.</p>
  return <Replica look={look} at={at} />
}

const Replica = ({ look, at }: { look: Look; at: number }) => {
  const { data, error, refetch } = useQuery({ ...screenIn(look, at), placeholderData: keepPreviousData })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the screen" />
  const { workout, deleted } = data
  return (
    <>
      <figure className={own.replica}>
        <figcaption className={own.replicaSays}>Replica: as it was at {timeOf(data.at)}</figcaption>
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
          <p className={css.soft}>
            {deleted ? 'The workout was deleted: there was no screen.' : 'There was no screen yet.'}
          </p>
        )}
      </figure>
      {workout ? <Why workout={workout} /> : null}
    </>
  )
}
