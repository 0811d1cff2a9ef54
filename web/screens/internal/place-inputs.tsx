import { useMutation } from '@tanstack/react-query'
import { ask } from '../../data/client.ts'
import { Button } from '../../parts/button.tsx'
import { Area, Choice, Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { soft } from '../../type.css.ts'
import * as css from './internal.css.ts'
import type { PlaceForm } from './place-fields.ts'
import { ProfileOptions } from './profile-options.tsx'
import type { TrainingProfile } from './queries.ts'

type Props = {
  profiles: readonly TrainingProfile[]
  selected: string | undefined
  place: PlaceForm
  onSelect: (id: string) => void
  onChange: (change: Partial<PlaceForm>) => void
  onCreated: (profile: TrainingProfile) => void
}

export const PlaceInputs = ({ profiles, selected, place, onSelect, onChange, onCreated }: Props) => {
  if (profiles.length === 0) return <CreateProfile onCreated={onCreated} />
  return (
    <>
      <Choice label="Select Profile" value={selected ?? ''} onChange={event => onSelect(event.target.value)}>
        <ProfileOptions profiles={profiles} />
      </Choice>
      <Field
        label="Profile Name"
        maxLength={120}
        value={place.name}
        onChange={event => onChange({ name: event.target.value })}
      />
      <Field
        label="Equipment"
        hint="Ids of the catalogue, parted by commas"
        value={place.equipment}
        onChange={event => onChange({ equipment: event.target.value })}
      />
      <Area
        label="Equipment LLM Context"
        maxLength={2000}
        value={place.context}
        onChange={event => onChange({ context: event.target.value })}
      />
      <Area
        label="Equipment Details"
        maxLength={2000}
        value={place.details}
        onChange={event => onChange({ details: event.target.value })}
      />
    </>
  )
}

/** The first profile is the primary one. */
const CreateProfile = ({ onCreated }: Pick<Props, 'onCreated'>) => {
  const creation = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('POST /training-profiles/', { body: { name: 'My Profile', is_primary: true } }),
    onError: error => console.error(error),
    onSuccess: onCreated,
  })
  return (
    <>
      <p className={soft}>No training profile exists yet.</p>
      {creation.error ? <Notice tone="bad">Failed to create new profile. Check console for details.</Notice> : null}
      <div className={css.actions}>
        <Button busy={creation.isPending} onClick={() => creation.mutate()}>
          {creation.isPending ? 'Creating...' : 'Create Profile'}
        </Button>
      </div>
    </>
  )
}
