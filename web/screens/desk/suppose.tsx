import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { WorkoutId } from '../../../domain/ids.ts'
import { queryClient } from '../../data/queries.ts'
import { workoutNamed } from '../../named.ts'
import { useTitle } from '../../parts/title.ts'
import { inspect } from './ask.ts'
import { ReasonForm } from './ask-reason.tsx'
import { StreamName, streamName, Waiting, Wrong } from './bits.tsx'
import { Consequences } from './consequences.tsx'
import * as css from './desk.css.ts'
import { planOf, saidByPlan } from './planned-set.ts'
import { type DeskEvent, momentIn } from './queries.ts'
import { unseal, useUnsealed } from './reason.ts'
import * as own from './suppose.css.ts'
import { useJobs, WhatIfJob, whatIfJob } from './what-if-job.tsx'

/** One event of a workout is taken to have said something else, in a scratch copy. */
export const Suppose = ({ stream }: { stream: string }) => {
  const id = workoutNamed(streamName(stream).id)
  const [search] = useSearchParams()
  const asked = Number(search.get('at') ?? 0)
  const at = Number.isInteger(asked) && asked > 0 ? asked : 0
  const reason = useUnsealed(stream)
  useTitle(`What if: workout ${id}`)
  return (
    <div className={css.page}>
      <header className={css.part}>
        <p className={css.crumbs}>
          <Link to={`/internal/desk/streams/${stream}?at=${at}`}>Revision {at}</Link> of <StreamName stream={stream} />
        </p>
        <h1 className={css.h1}>What if this event had said something else?</h1>
        <p className={css.soft}>
          In a scratch copy all that follows is asked again by today’s rules, and states, rows and screens are folded
          anew. Nothing is written.
        </p>
      </header>
      {reason ? (
        <Event workout={id} at={at} stream={stream} reason={reason} />
      ) : (
        <section className={css.panel} aria-label="Unseal">
          <p className={css.soft}>
            What is sealed of the workout is shown here: what is about health, or in the person’s own words. Why must
            you see it?
          </p>
          <ReasonForm yes="Unseal" onReason={why => unseal(stream, why)} />
        </section>
      )}
    </div>
  )
}

type Props = { workout: WorkoutId; stream: string; at: number; reason: string }

const Event = ({ workout, stream, at, reason }: Props) => {
  const { data, error, refetch } = useQuery(momentIn({ stream, reason, unsealed: true }, at))
  const [[id], show] = useJobs()
  const job = useQuery({ ...whatIfJob({ id: id ?? '', reason }), enabled: id !== undefined })
  const begin = useMutation({
    mutationFn: (to: Record<string, unknown>) =>
      inspect('POST /desk/workouts/:id/what-ifs', reason, {
        params: { id: workout },
        body: { revision: at, data: to },
      }),
    onMutate: () => show([]),
    onSuccess: begun => {
      queryClient.setQueryData(whatIfJob({ id: begun.id, reason }).queryKey, begun)
      show([begun.id])
    },
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data || (id && job.isPending)) return <Waiting what="the event" />
  return (
    <>
      <Form
        event={data.event}
        says={saidByPlan(data.event, [planOf(data.before)])}
        supposed={job.data?.supposed ?? data.event.data}
        isBusy={begin.isPending}
        onAsk={begin.mutate}
      />
      {begin.error ? <Wrong error={begin.error} /> : null}
      {id ? (
        <WhatIfJob key={id} id={id} reason={reason}>
          {({ answer }) => (answer ? <Consequences answer={answer} stream={stream} /> : null)}
        </WhatIfJob>
      ) : null}
    </>
  )
}

type FormProps = {
  event: DeskEvent
  says: string
  supposed: object
  isBusy: boolean
  onAsk: (data: Record<string, unknown>) => void
}

const Form = ({ event, says, supposed, isBusy, onAsk }: FormProps) => {
  const [typed, setTyped] = useState(() => JSON.stringify(supposed, null, 2))
  const [wrong, setWrong] = useState<string | null>(null)
  const id = useId()
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    try {
      const data: unknown = JSON.parse(typed)
      if (typeof data !== 'object' || data === null || Array.isArray(data))
        return setWrong('It must be an object: { … }')
      onAsk({ ...data })
    } catch (error) {
      setWrong(error instanceof Error ? `This is no JSON: ${error.message}` : 'This is no JSON.')
    }
  }
  return (
    <form className={own.form} onSubmit={submit}>
      <p className={css.said}>{says}</p>
      <label htmlFor={id} className={css.label}>
        What {event.type} shall have said
      </label>
      <textarea
        id={id}
        className={own.data}
        value={typed}
        rows={Math.min(24, typed.split('\n').length + 1)}
        spellCheck={false}
        aria-invalid={wrong !== null}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(null)
        }}
      />
      {wrong ? (
        <p id={`${id}-wrong`} className={css.bad} role="alert">
          {wrong}
        </p>
      ) : null}
      <p className={css.row}>
        <button type="submit" className={css.primary} disabled={isBusy}>
          See what would follow
        </button>
        <button type="button" className={css.plain} onClick={() => setTyped(JSON.stringify(event.data, null, 2))}>
          As it was
        </button>
      </p>
    </form>
  )
}
