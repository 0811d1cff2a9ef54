import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { places } from '../../data/queries.ts'
import { useCommandId } from '../../data/use-command-id.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { ReadArea } from '../../parts/read-area.tsx'
import { RefusedWords } from '../../parts/refused-words.tsx'
import { EquipmentPicker } from './equipment-picker.tsx'
import * as css from './settings.css.ts'

type Place = AnswerOf<'GET /training-profiles/all'>[number]

export const PlaceForm = ({ place, onDone }: { place?: Place; onDone: () => void }) => {
  const client = useQueryClient()
  const [name, setName] = useState(place?.name ?? '')
  const [equipment, setEquipment] = useState<readonly string[]>(place?.equipment ?? [])
  const [details, setDetails] = useState(place?.equipment_details ?? '')
  const [nameless, setNameless] = useState(false)
  const commandId = useCommandId()
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const body = { name: name.trim(), equipment: [...equipment], equipment_details: details.trim() || null }
      return place
        ? ask('PUT /training-profiles/:id', { params: { id: place.id }, body })
        : ask('POST /training-profiles/', { body, commandId: commandId.take(body) })
    },
    onSettled: (_, error) => commandId.settle(error),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: places.queryKey })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setNameless(name.trim() === '')
    if (name.trim() !== '') saving.mutate()
  }
  return (
    <form className={css.place} onSubmit={submit} noValidate>
      <Field
        autoFocus
        label="Name des Ortes"
        placeholder="Zuhause, Studio, Park …"
        maxLength={120}
        value={name}
        onChange={event => setName(event.target.value)}
        error={nameless ? 'Der Ort braucht einen Namen' : undefined}
      />
      <EquipmentPicker chosen={equipment} onChange={setEquipment} />
      <ReadArea
        read="place"
        label="Genauer"
        hint="Zum Beispiel: „Kurzhanteln bis 12 kg“ oder „niedrige Decke“."
        maxLength={2000}
        value={details}
        onValue={setDetails}
      />
      {saving.error ? <RefusedWords error={saving.error} onAgain={saving.mutate} /> : null}
      <div className={css.actions}>
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? 'Wird gespeichert …' : 'Ort speichern'}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Verwerfen
        </Button>
      </div>
    </form>
  )
}
