import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../data/client.ts'
import { Problem, wordsOf } from '../../data/problem.ts'
import { refreshWorkout } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { parseNumber } from '../../parts/number.ts'
import { useOnline } from '../../parts/online.ts'
import type { Workout } from '../../training/types.ts'
import { soft } from '../../type.css.ts'
import * as css from './adapt.css.ts'

type Props = { workout: Workout; onClose: () => void }

/** When it really was: for those who began late, forgot to end it, or noted all of it at home. */
export const Times = ({ workout, onClose }: Props) => {
  const [start, setStart] = useState(() => localTime(workout.started_at))
  const [end, setEnd] = useState(() => localTime(workout.finished_at))
  const [paused, setPaused] = useState(() => String(Math.round(workout.paused_seconds / 60)))
  const online = useOnline()
  const change = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      ask('PUT /api/workouts/:id/times', {
        params: { id: workout.id },
        body: {
          started_at: new Date(start).toISOString(),
          finished_at: new Date(end).toISOString(),
          paused_minutes: Math.round(parseNumber(paused) ?? 0),
        },
      }),
    onSuccess: () => {
      refreshWorkout(workout.id)
      onClose()
    },
  })
  return (
    <Dialog open title="Wann hast du trainiert?" onClose={onClose}>
      <form
        className={css.choices}
        onSubmit={event => {
          event.preventDefault()
          change.mutate()
        }}
      >
        <Field
          label="Beginn"
          type="datetime-local"
          required
          value={start}
          onChange={event => setStart(event.target.value)}
        />
        <Field label="Ende" type="datetime-local" required value={end} onChange={event => setEnd(event.target.value)} />
        <Field
          label="Davon Pause"
          hint="Minuten, in denen du nicht trainiert hast"
          inputMode="numeric"
          autoComplete="off"
          value={paused}
          onChange={event => setPaused(event.target.value)}
        />
        {online ? null : <p className={soft}>Die Zeiten kannst du ändern, sobald du eine Verbindung hast.</p>}
        {change.error ? <Notice tone="bad">{wordsFor(change.error)}</Notice> : null}
        <Button type="submit" block disabled={!online} busy={change.isPending}>
          {change.isPending ? 'Wird gespeichert …' : 'Zeiten speichern'}
        </Button>
      </form>
    </Dialog>
  )
}

const wordsFor = (error: unknown) =>
  error instanceof Problem && error.code === 'times-impossible'
    ? 'Das geht nicht auf: Das Ende liegt nach dem Beginn und nicht in der Zukunft, und die Pause ist kürzer als die Zeit dazwischen.'
    : wordsOf(error)

/** As the browser's field wants it, in the time of the place: '2026-01-12T18:05'. */
const localTime = (iso: string | null) => {
  if (!iso) return ''
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
