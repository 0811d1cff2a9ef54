import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { catalogue } from '../../data/more-queries.ts'
import { wordsOf } from '../../data/problem.ts'
import { places } from '../../data/queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Confirm } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from './settings.css.ts'

type Place = AnswerOf<'GET /training-profiles/all'>[number]

export const OnePlace = ({ place, onEdit }: { place: Place; onEdit: () => void }) => {
  const client = useQueryClient()
  const { data: known } = useQuery(catalogue)
  const [asking, setAsking] = useState(false)
  const settle = {
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: places.queryKey }),
  } as const
  const prefer = useMutation({
    ...settle,
    mutationFn: () => ask('PUT /training-profiles/:id', { params: { id: place.id }, body: { is_primary: true } }),
  })
  const remove = useMutation({
    ...settle,
    mutationFn: () => ask('DELETE /training-profiles/:id', { params: { id: place.id } }),
  })
  const nameOf = (id: string) => known?.equipment.find(one => one.id === id)?.name.de ?? id
  const failure = prefer.error ?? remove.error
  return (
    <article className={css.place}>
      <div className={css.placeHead}>
        <h2 className={heading.part}>{place.name}</h2>
        {place.is_primary ? <Badge tone="strong">Hauptort</Badge> : null}
      </div>
      <p className={soft}>
        {place.equipment.length === 0
          ? 'Ohne Geräte: Training mit dem eigenen Körper.'
          : equipmentWords(place.equipment.map(nameOf))}
      </p>
      {place.equipment_details ? <p>{place.equipment_details}</p> : null}
      {failure ? <Notice tone="bad">{wordsOf(failure)}</Notice> : null}
      <div className={css.actions}>
        <Button look="plain" icon="pencil" onClick={onEdit}>
          Ändern
        </Button>
        {place.is_primary ? null : (
          <Button look="quiet" icon="star" busy={prefer.isPending} onClick={() => prefer.mutate()}>
            {prefer.isPending ? 'Wird gespeichert …' : 'Zum Hauptort machen'}
          </Button>
        )}
        <Button look="quiet" icon="bin" onClick={() => setAsking(true)}>
          Löschen
        </Button>
      </div>
      <Confirm
        open={asking}
        title="Ort löschen?"
        yes={remove.isPending ? 'Wird gelöscht …' : 'Ort löschen'}
        no="Behalten"
        busy={remove.isPending}
        onYes={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>„{place.name}“ steht dann nicht mehr zur Wahl. Vergangene Workouts bleiben, wie sie sind.</p>
      </Confirm>
    </article>
  )
}

const few = 8

const equipmentWords = (names: readonly string[]) =>
  names.length <= few + 1 ? names.join(', ') : `${names.slice(0, few).join(', ')} und ${names.length - few} weitere`
