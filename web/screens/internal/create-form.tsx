import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ask } from '../../data/client.ts'
import { Button } from '../../parts/button.tsx'
import { Area, Choice, Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { heading } from '../../type.css.ts'
import { useBriefMessage } from './brief-message.ts'
import * as css from './internal.css.ts'
import { ProfileOptions } from './profile-options.tsx'
import { allWorkouts, trainingProfiles } from './queries.ts'
import { wholeNumber } from './read-number.ts'

const nothing = { prompt: '', duration: '', profile: '' }

export const CreateForm = () => {
  const client = useQueryClient()
  const { data: profiles = [] } = useQuery(trainingProfiles)
  const [form, setForm] = useState(nothing)
  const [missing, setMissing] = useState(false)
  const [created, setCreated] = useBriefMessage(5000)
  const creation = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('POST /llm/start-workout-creation', { body: bodyOf(form) }),
    onError: error => console.error(error),
    onSuccess: ({ workout_id }) => {
      setForm(nothing)
      setCreated(`Workout created successfully! ID: ${workout_id}`)
      return client.invalidateQueries({ queryKey: allWorkouts.queryKey })
    },
  })
  const put = (change: Partial<typeof nothing>) => setForm({ ...form, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = form.prompt.trim() === '' && form.duration.trim() === ''
    setMissing(isEmpty)
    setCreated(null)
    creation.reset()
    if (!isEmpty && !creation.isPending) creation.mutate()
  }
  return (
    <form className={css.panel} onSubmit={submit} noValidate aria-labelledby="create">
      <h2 id="create" className={heading.part}>
        Create Workout
      </h2>
      <div className={css.form}>
        <Area
          label="Workout Prompt (optional)"
          maxLength={1000}
          value={form.prompt}
          onChange={event => put({ prompt: event.target.value })}
        />
        <div className={css.pair}>
          <Field
            label="Duration in minutes"
            hint="15 to 180 minutes"
            type="number"
            inputMode="numeric"
            min={15}
            max={180}
            value={form.duration}
            onChange={event => put({ duration: event.target.value })}
          />
          <Choice
            label="Training Profile (optional)"
            value={form.profile}
            onChange={event => put({ profile: event.target.value })}
          >
            <option value="">No profile</option>
            <ProfileOptions profiles={profiles} />
          </Choice>
        </div>
        {missing ? <Notice tone="bad">Please provide at least a prompt or duration for the workout.</Notice> : null}
        {creation.error ? (
          <Notice tone="bad">
            <p>Failed to create workout. Check console for details.</p>
          </Notice>
        ) : null}
        {created ? <Notice tone="good">{created}</Notice> : null}
        <div className={css.actions}>
          <Button type="submit" busy={creation.isPending}>
            {creation.isPending ? 'Creating...' : 'Generate Workout'}
          </Button>
        </div>
      </div>
    </form>
  )
}

const bodyOf = ({ prompt, duration, profile }: typeof nothing) => ({
  prompt: prompt.trim() || undefined,
  duration_minutes: wholeNumber(duration),
  profile_id: profile || undefined,
})
