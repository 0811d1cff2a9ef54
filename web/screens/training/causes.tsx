import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { PlannedExerciseId, WorkoutId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { causes } from '../../data/more-queries.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { formatNumber } from '../../parts/number.ts'
import type { Exercise } from '../../training/types.ts'
import { soft } from '../../type.css.ts'
import * as css from './causes.css.ts'

type Cause = AnswerOf<'GET /api/workouts/:id/exercises/:exercise/causes'>['causes'][number]
type Because = Cause['because'][number]
type Dose = NonNullable<Cause['to']>

/** "Warum 62,5 kg?", answered by the very sets that led there. */
export const Causes = ({ workout, exercise }: { workout: WorkoutId; exercise: Exercise }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const question = questionOf(exercise)
  if (!question) return null
  return (
    <div className={css.causes}>
      <div>
        <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {question}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open ? <Answer workout={workout} exercise={exercise.id} /> : null}
      </div>
    </div>
  )
}

const questionOf = ({ reasons }: Exercise) => {
  const to = reasons.find(reason => reason.to)?.to
  if (to?.weight !== undefined) return `Warum ${formatNumber(to.weight)} kg?`
  return to?.reps === undefined ? null : `Warum ${formatNumber(to.reps)} Wiederholungen?`
}

const Answer = ({ workout, exercise }: { workout: WorkoutId; exercise: PlannedExerciseId }) => {
  const { data, error } = useQuery(causes(workout, exercise))
  if (error) return <p className={soft}>Das lässt sich gerade nicht laden.</p>
  if (!data) return <p className={soft}>Einen Moment …</p>
  return (
    <div className={css.causes}>
      {data.causes
        .filter(({ to }) => to)
        .map(cause => (
          <One key={cause.code} cause={cause} />
        ))}
    </div>
  )
}

const One = ({ cause: { from, to, because, text } }: { cause: Cause }) => (
  <>
    <p>{text.de}</p>
    <p className={css.way}>
      {from ? `${doseWords(from)} → ` : ''}
      {to ? doseWords(to) : ''}
    </p>
    <ul className={css.days}>
      {daysOf(because).map(({ key, workout, at, entries }) => (
        <li key={key} className={css.day}>
          {workout && at ? (
            <Link to={`/training/${workout}`} className={css.link}>
              {dateWords(at, 'day')}
            </Link>
          ) : null}
          {entries.map(one => (
            <span key={one.event} className={css.set}>
              {entryWords(one)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </>
)

/** What was done or said on one day stands together. */
const daysOf = (because: readonly Because[]) => {
  const keys = [...new Set(because.map(({ workout, event }) => workout ?? event))]
  return keys.map(key => {
    const entries = because.filter(({ workout, event }) => (workout ?? event) === key)
    return { key, workout: entries[0]?.workout ?? null, at: entries[0]?.at ?? null, entries }
  })
}

const entryWords = ({ type, exercise, done }: Because) => {
  if (done) return `${exercise ? `${exercise.de}: ` : ''}${doneWords(done)}`
  return type === 'Told'
    ? 'Was in deinem Profil steht'
    : type === 'WorkoutRequested'
      ? 'Was du dir gewünscht hast'
      : 'Was du gesagt hast'
}

const doneWords = ({ reps, weight, duration, distance, rir }: NonNullable<Because['done']>) =>
  [
    reps === undefined
      ? null
      : weight === undefined
        ? `${reps} Wiederholungen`
        : `${reps} × ${formatNumber(weight)} kg`,
    duration === undefined ? null : `${formatNumber(duration)} s`,
    distance === undefined ? null : `${formatNumber(distance)} m`,
    rir === undefined ? null : `${rir} in Reserve`,
  ]
    .filter(Boolean)
    .join(', ')

const doseWords = ({ weight, reps, rir }: Dose) =>
  [
    reps === undefined
      ? null
      : weight === undefined
        ? `${reps} Wiederholungen`
        : `${reps} × ${formatNumber(weight)} kg`,
    reps === undefined && weight !== undefined ? `${formatNumber(weight)} kg` : null,
    rir === undefined ? null : `${rir} in Reserve`,
  ]
    .filter(Boolean)
    .join(', ')
