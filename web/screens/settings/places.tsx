import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { places } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Failed } from '../../parts/failed.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, soft } from '../../type.css.ts'
import { OnePlace } from './one-place.tsx'
import { PlaceForm } from './place-form.tsx'
import * as css from './settings.css.ts'

export const Places = () => {
  useTitle('Trainingsorte')
  const { data, error, refetch } = useQuery(places)
  const [editing, edit] = useState<string | 'new' | null>(null)
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  const close = () => edit(null)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={heading.page}>Trainingsorte</h1>
        <p className={soft}>
          {data.length === 0
            ? 'Sag dem Coach, wo du trainierst und was dort steht. Dann plant er nur Übungen, die du dort machen kannst.'
            : 'Der Hauptort gilt, wenn du beim Erstellen keinen anderen wählst.'}
        </p>
      </header>
      {data.map(place =>
        editing === place.id ? (
          <PlaceForm key={place.id} place={place} onDone={close} />
        ) : (
          <OnePlace key={place.id} place={place} onEdit={() => edit(place.id)} />
        ),
      )}
      {editing === 'new' ? (
        <PlaceForm onDone={close} />
      ) : (
        <Button look={data.length === 0 ? 'primary' : 'plain'} icon="plus" onClick={() => edit('new')}>
          Ort anlegen
        </Button>
      )}
    </div>
  )
}
