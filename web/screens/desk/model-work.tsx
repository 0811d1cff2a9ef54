import { useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import * as css from './desk.css.ts'
import * as own from './models.css.ts'
import { StaffOnly } from './staff-only.tsx'

type Job = AnswerOf<'POST /desk/models/:name/jobs'>
export type WorkWish =
  | { what: 'rebuild' | 'verify' }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'throttle'; percent: number }
  | { do: 'cancel' }

type Props = { name: string; job: Job | null; onWish: (wish: WorkWish) => void }

/** What is done to a read model, and what can be. */
export const Work = ({ name, job, onWish }: Props) =>
  job?.state === 'running' || job?.state === 'paused' ? (
    <UnderWay name={name} job={job} onWish={onWish} />
  ) : (
    <div className={own.working}>
      <StaffOnly>
        <Begin name={name} onWish={onWish} />
      </StaffOnly>
      {job ? (
        <span className={job.state === 'failed' ? css.bad : css.soft} role="status">
          {cameOf(job)}
        </span>
      ) : null}
      {job?.state === 'elsewhere' ? (
        <StaffOnly>
          <Cancel name={name} job={job} onWish={onWish} />
        </StaffOnly>
      ) : null}
    </div>
  )

const cameOf = ({ state, what, startedAt, says }: Job) => {
  if (state === 'cancelled') return `The ${nameOf[what]} was cancelled. The model is as it was.`
  if (state !== 'elsewhere') return says
  return `Begun ${startedAt.slice(0, 19).replace('T', ' ')}: in another process, or cut off. Begun again it goes on.`
}

const Begin = ({ name, onWish }: Omit<Props, 'job'>) => {
  const [sure, setSure] = useState(false)
  return (
    <span className={css.row}>
      <button
        type="button"
        className={css.plain}
        aria-label={`Verify ${name}`}
        onClick={() => onWish({ what: 'verify' })}
      >
        Verify
      </button>
      <button
        type="button"
        className={sure ? css.primary : css.plain}
        aria-label={sure ? `Really rebuild ${name}` : `Rebuild ${name}`}
        onBlur={() => setSure(false)}
        onClick={() => {
          if (sure) onWish({ what: 'rebuild' })
          setSure(!sure)
        }}
      >
        {sure ? 'Really rebuild' : 'Rebuild'}
      </button>
    </span>
  )
}

const paces = [100, 50, 20, 5]

const UnderWay = ({ name, job, onWish }: OnJob) => {
  const isPaused = job.state === 'paused'
  const doing = job.what === 'rebuild' ? 'Rebuilding' : 'Comparing'
  return (
    <div className={own.working}>
      <span>
        {isPaused ? 'Paused' : doing} … {job.events} events
      </span>
      <progress
        className={own.bar}
        aria-label={`${job.what} of ${name}`}
        max={1}
        {...(job.part === null ? {} : { value: job.part })}
      />
      <StaffOnly>
        <span className={css.row}>
          {job.what === 'rebuild' ? <Steer name={name} job={job} onWish={onWish} /> : null}
          <Cancel name={name} job={job} onWish={onWish} />
        </span>
      </StaffOnly>
    </div>
  )
}

type OnJob = Props & { job: Job }

const Steer = ({ name, job: { state, percent: now }, onWish }: OnJob) => {
  const isPaused = state === 'paused'
  return (
    <>
      <button
        type="button"
        className={css.plain}
        aria-label={`${isPaused ? 'Go on with' : 'Pause'} the rebuild of ${name}`}
        onClick={() => onWish({ do: isPaused ? 'resume' : 'pause' })}
      >
        {isPaused ? 'Go on' : 'Pause'}
      </button>
      <select
        className={`${css.input} ${own.pace}`}
        aria-label={`How much of its time the rebuild of ${name} may use`}
        value={now}
        onChange={({ target }) => onWish({ do: 'throttle', percent: Number(target.value) })}
      >
        {[...new Set([...paces, now])].map(percent => (
          <option key={percent} value={percent}>
            {percent} %
          </option>
        ))}
      </select>
    </>
  )
}

const Cancel = ({ name, job: { what }, onWish }: OnJob) => (
  <button
    type="button"
    className={css.plain}
    aria-label={`Cancel the ${nameOf[what]} of ${name}`}
    onClick={() => onWish({ do: 'cancel' })}
  >
    Cancel
  </button>
)

const nameOf = { rebuild: 'rebuild', verify: 'comparison' } as const
