import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { UserId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { inspect } from './ask.ts'
import { Fact, Facts, Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { NumberOrigin } from './number-origin.tsx'

type Values = AnswerOf<'GET /desk/people/:id/weeks'>['counters']
type Counter = keyof Values

const names: Readonly<Record<Counter, string>> = {
  completed: 'Workouts completed',
  begun: 'Workouts begun',
  sessions: 'Sessions this week',
  free: 'Free workouts left',
  allowance: 'Left in 30 days, with a subscription',
}

const counters = Object.keys(names) as Counter[]

export const counterNamed = (name: string | null) => counters.find(each => each === name)

/** What a person's overview counts; each leads to the events that made it. */
export const Counters = ({ counters: values, chosen }: { counters: Values; chosen: Counter | undefined }) => (
  <Facts>
    {counters.map(of => (
      <Fact key={of} name={names[of]}>
        <Link
          to={`?of=${of}`}
          className={css.number}
          aria-current={chosen === of ? 'true' : undefined}
          aria-label={`${names[of]}: ${values[of]}`}
        >
          {values[of]}
        </Link>
      </Fact>
    ))}
  </Facts>
)

export const OfCounter = ({ id, reason, of }: { id: UserId; reason: string; of: Counter }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'origin', id, reason, of],
    queryFn: ({ signal }) =>
      inspect('GET /desk/people/:id/overview/origin', reason, { params: { id }, query: { of }, signal }),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the events" />
  const isOfCredits = of === 'free' || of === 'allowance'
  return <NumberOrigin found={data} unit="" credits={isOfCredits ? `membership-${id}` : null} />
}
