import { useMemo } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { body, programme, strength } from '../../data/more-queries.ts'
import { AsOf } from '../../parts/now.ts'
import { soft } from '../../type.css.ts'
import { Overview } from '../dashboard/dashboard.tsx'
import { StillCreate } from '../dashboard/still-create.tsx'
import { ThisWeek } from '../dashboard/this-week.tsx'
import { Replica, stillClient } from './replica.tsx'
import * as own from './stream.css.ts'

type Then = AnswerOf<'GET /desk/streams/:stream/overviews/:revision'>
type Props = { then: Then; part: 'dashboard' | 'programme'; says: string }

/** The athlete's own overview, or the programme in it unfolded, by the components that draw it for them. */
export const OverviewReplica = ({ then, part, says }: Props) => {
  const client = useMemo(() => {
    const answers = stillClient()
    answers.setQueryData(programme.queryKey, then.programme)
    answers.setQueryData(strength.queryKey, then.strength)
    answers.setQueryData(body.queryKey, then.body)
    return answers
  }, [then])
  const now = useMemo(() => new Date(then.at), [then.at])
  return (
    <Replica says={says} client={client}>
      <AsOf value={now}>
        <div className={own.narrow}>{part === 'dashboard' ? <Dashboard then={then} /> : <Programme then={then} />}</div>
      </AsOf>
    </Replica>
  )
}

const Dashboard = ({ then: { overview } }: { then: Then }) => {
  if (!overview)
    return (
      <p lang="en" className={soft}>
        There was no account, so no dashboard.
      </p>
    )
  const isRunning = overview.nextWorkouts.some(({ status }) => status === 'INCOMPLETE')
  return <Overview overview={overview} create={<StillCreate credits={overview.credits} second={isRunning} />} />
}

const Programme = ({ then }: { then: Then }) =>
  then.programme.week ? (
    <ThisWeek unfolded />
  ) : (
    <p lang="en" className={soft}>
      Nothing was laid out for that week.
    </p>
  )
