import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorkoutId } from '../../../domain/ids.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, soft } from '../../type.css.ts'
import { Blocks } from './blocks.tsx'
import { useBriefMessage } from './brief-message.ts'
import { DeleteWorkout } from './delete-workout.tsx'
import * as css from './internal.css.ts'
import { oneWorkout } from './queries.ts'
import { RawJson } from './raw-json.tsx'
import { Stats } from './stats.tsx'
import { WorkoutBadge } from './status-badge.tsx'

export const Detail = ({ id }: { id: WorkoutId }) => {
  const { data, error } = useQuery(oneWorkout(id))
  const [raw, setRaw] = useState(false)
  const [copied, setCopied] = useBriefMessage(3000)
  useTitle(data?.answer.name ?? 'Workout')
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied to clipboard.'),
      failure => {
        console.error(failure)
        setCopied('Could not copy. Check console for details.')
      },
    )
  return (
    <div className={css.page}>
      {error ? <Notice tone="bad">Failed to load workout details. Check console for details.</Notice> : null}
      {!data && !error ? <Spinner label="Loading..." /> : null}
      {data ? (
        <header className={css.part}>
          <div className={css.title}>
            <p>
              <WorkoutBadge status={data.answer.status} />
            </p>
            <h1 lang="de" className={heading.page}>
              {data.answer.name}
            </h1>
            <p lang="de" className={soft}>
              {data.answer.description}
            </p>
          </div>
          <Stats workout={data.answer} />
        </header>
      ) : null}
      <div className={css.actions}>
        {data ? (
          <>
            <Button look="plain" aria-pressed={raw} onClick={() => setRaw(!raw)}>
              {raw ? 'Show Structured' : 'Show Raw JSON'}
            </Button>
            <Button look="plain" onClick={() => copy(data.raw)}>
              Copy JSON
            </Button>
          </>
        ) : null}
        <ButtonLink look="quiet" icon="left" to="/internal/workouts">
          Back to List
        </ButtonLink>
        {data ? <DeleteWorkout id={id} name={data.answer.name} /> : null}
      </div>
      {copied ? <Notice tone="good">{copied}</Notice> : null}
      {data && raw ? <RawJson text={data.raw} /> : null}
      {data && !raw ? (
        <section className={css.part} aria-label="Blocks">
          <Blocks blocks={data.answer.blocks} />
        </section>
      ) : null}
    </div>
  )
}
