import { useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import * as css from './desk.css.ts'
import * as own from './models.css.ts'
import { StaffOnly } from './staff-only.tsx'
import { Steer, type SteerWish } from './steer.tsx'
import { byEscape } from './way-back.ts'

type Job = AnswerOf<'POST /desk/models/:name/jobs'>
export type WorkWish = { what: 'rebuild' | 'verify' } | SteerWish | { do: 'cancel' }

type Props = { name: string; job: Job | null; onWish: (wish: WorkWish) => void; onShow: () => void }

/** What is done to a read model, and what can be. */
export const Work = ({ name, job, onWish, onShow }: Props) =>
  job?.state === 'running' || job?.state === 'paused' ? (
    <UnderWay name={name} job={job} onWish={onWish} onShow={onShow} />
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
      {job?.differs ? (
        <button type="button" className={css.plain} aria-label={`Show what differs in ${name}`} onClick={onShow}>
          Show it
        </button>
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

const Begin = ({ name, onWish }: Omit<Props, 'job' | 'onShow'>) => {
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
        onKeyDown={byEscape(() => setSure(false))}
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
        {...(job.part === null && !isPaused ? {} : { value: job.part ?? 0 })}
      />
      <StaffOnly>
        <span className={css.row}>
          {job.what === 'rebuild' ? (
            <Steer what={`rebuild of ${name}`} isPaused={isPaused} percent={job.percent} onWish={onWish} />
          ) : null}
          <Cancel name={name} job={job} onWish={onWish} />
        </span>
      </StaffOnly>
    </div>
  )
}

type OnJob = Props & { job: Job }

const Cancel = ({ name, job: { what }, onWish }: Omit<OnJob, 'onShow'>) => (
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
