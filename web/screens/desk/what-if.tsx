import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import type { UserId } from '../../../domain/ids.ts'
import { workoutNamed } from '../../named.ts'
import { useTitle } from '../../parts/title.ts'
import { inspect } from './ask.ts'
import { Short, ToPerson, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { TodaysRules } from './todays-rules.tsx'
import { useJobs, WhatIfJob } from './what-if-job.tsx'

/** All of a person's workouts under today's rules, decided and planned again; nothing is written. */
export const WhatIf = ({ id, reason }: { id: UserId; reason: string }) => {
  useTitle(`Today’s rules for ${id.slice(0, 8)}`)
  const [search] = useSearchParams()
  const only = search.get('workout')
  const [jobs, show] = useJobs()
  const begin = useMutation({
    mutationFn: (before: string | null) =>
      inspect('POST /desk/people/:id/what-ifs', reason, {
        params: { id },
        body: {
          ...(only ? { workout: workoutNamed(only) } : {}),
          ...(before ? { before: workoutNamed(before) } : {}),
        },
      }),
    onSuccess: (job, from) => show(from === null ? [job.id] : [...jobs, job.id]),
  })
  const first = (
    <button type="button" className={css.primary} disabled={begin.isPending} onClick={() => begin.mutate(null)}>
      {only ? 'Ask this workout again' : 'Ask all of it again'}
    </button>
  )
  return (
    <div className={css.page}>
      <header className={css.part}>
        <div>
          <ToPerson id={id} />
          {only ? (
            <p className={css.crumbs}>
              Workout <Short id={only} /> alone. <Link to={`/internal/desk/people/${id}/what-if`}>All of them</Link>
            </p>
          ) : null}
          <h1 className={css.h1}>What would today’s rules decide?</h1>
        </div>
        <p className={css.soft}>
          Each command is asked again in the state of then, and each wish of today’s planner, from what was recorded
          before it was answered. In a process of its own; nothing is written. What is sealed of plans is shown. Of the
          whole log: <code>npm run log -- what-if --plans</code>.
        </p>
        <p>{first}</p>
      </header>
      {begin.error ? <Wrong error={begin.error} /> : null}
      {jobs.map((job, nth) => (
        <WhatIfJob key={job} id={job} reason={reason}>
          {({ today }) =>
            today ? (
              <>
                <TodaysRules answer={today} person={id} />
                {today.next && nth === jobs.length - 1 ? (
                  <p>
                    <button
                      type="button"
                      className={css.plain}
                      disabled={begin.isPending}
                      onClick={() => begin.mutate(today.next)}
                    >
                      Older workouts
                    </button>
                  </p>
                ) : null}
              </>
            ) : null
          }
        </WhatIfJob>
      ))}
    </div>
  )
}
