import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Choice, Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { asksForConsent, RefusedWords } from '../../parts/refused-words.tsx'
import { heading, soft } from '../../type.css.ts'
import { useBriefMessage } from './brief-message.ts'
import { CheckBox } from './check-box.tsx'
import * as css from './internal.css.ts'
import { placeForm } from './place-fields.ts'
import { PlaceInputs } from './place-inputs.tsx'
import { goals, personal, planForm, preferences } from './plan-fields.ts'
import { PlanInputs } from './plan-inputs.tsx'
import { type ProfileData, profileData } from './queries.ts'
import { saveProfile } from './save-profile.ts'

export const ProfileForm = ({ data }: { data: ProfileData }) => {
  const client = useQueryClient()
  const profiles = data.profiles ?? []
  const [user, setUser] = useState(data.user)
  const [selected, setSelected] = useState(data.mine?.id ?? profiles[0]?.id)
  const profile = profiles.find(({ id }) => id === selected)
  const [place, setPlace] = useState(placeForm(profile))
  const [plan, setPlan] = useState(planForm(data.plan))
  const [done, setDone] = useBriefMessage(3000)
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: () => saveProfile({ user, profile, place, plan }),
    onError: error => console.error(error),
    onSuccess: async () => {
      setDone('Profile updated successfully!')
      await client.invalidateQueries({ refetchType: 'none' })
      const now = await client.fetchQuery(profileData)
      setPlace(placeForm(now.profiles?.find(({ id }) => id === selected)))
      setPlan(planForm(now.plan))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setDone(null)
    if (!saving.isPending) saving.mutate()
  }
  const select = (id: string) => {
    const chosen = profiles.find(profile => profile.id === id)
    setSelected(chosen?.id)
    setPlace(placeForm(chosen))
  }
  const change = (news: Partial<typeof plan>) => setPlan({ ...plan, ...news })
  return (
    <form className={css.page} onSubmit={submit} noValidate>
      <Head saving={saving} done={done} unloaded={!data.profiles} />
      <Part title="User Profile">
        <Field label="Email" type="email" className={css.readOnly} value={user.email} readOnly />
        <CheckBox
          label="Onboarding Completed"
          checked={user.onboarding_completed}
          onChange={onboarding_completed => setUser({ ...user, onboarding_completed })}
        />
        <CheckBox
          label="Training Profile Onboarding Completed"
          checked={user.training_profile_onboarding_completed}
          onChange={training_profile_onboarding_completed =>
            setUser({ ...user, training_profile_onboarding_completed })
          }
        />
      </Part>
      <Part title="Training Profile">
        <PlaceInputs
          profiles={profiles}
          selected={selected}
          place={place}
          onSelect={select}
          onChange={news => setPlace({ ...place, ...news })}
          onCreated={created => {
            setDone('New profile created successfully!')
            setSelected(created.id)
            setPlace(placeForm(created))
            return client.invalidateQueries()
          }}
        />
      </Part>
      <Part title="Personal Information">
        <Gender value={plan.gender} onChange={gender => change({ gender })} />
        <PlanInputs fields={personal} form={plan} onChange={change} />
      </Part>
      <Part title="Training Preferences">
        <PlanInputs fields={preferences} form={plan} onChange={change} />
      </Part>
      <Part title="Goals & Restrictions">
        <PlanInputs fields={goals} form={plan} onChange={change} />
      </Part>
    </form>
  )
}

type HeadProps = {
  saving: { isPending: boolean; error: Error | null; mutate: () => void }
  done: string | null
  unloaded: boolean
}

const Head = ({ saving: { isPending, error, mutate }, done, unloaded }: HeadProps) => (
  <>
    <header className={css.head}>
      <div className={css.title}>
        <h1 className={heading.page}>User Profile Management</h1>
        <p className={soft}>A field left empty keeps the value it had.</p>
      </div>
      <div className={css.save}>
        <Button type="submit" busy={isPending}>
          {isPending ? 'Saving...' : 'Save Changes'}
        </Button>
        <ButtonLink look="plain" to="/internal/workouts">
          Back to Workouts
        </ButtonLink>
      </div>
    </header>
    <div className={css.news}>
      {done ? <Notice tone="good">{done}</Notice> : null}
      {asksForConsent(error) ? <RefusedWords error={error} onAgain={mutate} /> : null}
      {error && !asksForConsent(error) ? (
        <Notice tone="bad">Failed to save changes. Check console for details.</Notice>
      ) : null}
      {unloaded ? <Notice tone="bad">Failed to load profiles. Check console for details.</Notice> : null}
    </div>
  </>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.panel} aria-label={title}>
    <h2 className={heading.part}>{title}</h2>
    <div className={css.form}>{children}</div>
  </section>
)

const Gender = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <Choice label="Gender" value={value} onChange={event => onChange(event.target.value)}>
    <option value="">Not said</option>
    <option value="male">Male</option>
    <option value="female">Female</option>
    <option value="other">Other</option>
  </Choice>
)
