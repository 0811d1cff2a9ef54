import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogue } from '../../data/more-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { Failed } from '../../parts/failed.tsx'
import { Field } from '../../parts/field.tsx'
import { unseen } from '../../type.css.ts'
import { found, kinds, presets } from './equipment.ts'
import * as css from './settings.css.ts'

type Props = { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }

export const EquipmentPicker = ({ chosen, onChange }: Props) => {
  const { data, error, refetch } = useQuery(catalogue)
  const [search, setSearch] = useState('')
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <p>Geräteliste wird geladen …</p>
  const shown = data.equipment.filter(one => found(one.name.de, search))
  const turn = (id: string) => onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  return (
    <fieldset className={css.picker}>
      <legend className={css.legend}>Was steht dort? {chosen.length > 0 ? `${chosen.length} gewählt` : ''}</legend>
      <div className={css.actions}>
        {presets.map(({ name, pick }) => (
          <Button key={name} look="plain" onClick={() => onChange(pick(data.equipment))}>
            {name}
          </Button>
        ))}
      </div>
      <Field label="Gerät suchen" type="search" value={search} onChange={event => setSearch(event.target.value)} />
      <p className={unseen} role="status">
        {search ? `Gefunden: ${shown.length}` : ''}
      </p>
      {Object.entries(kinds).map(([kind, name]) => {
        const ofKind = shown.filter(one => one.kind === kind)
        return ofKind.length === 0 ? null : (
          <fieldset key={kind} className={css.kind} aria-label={name}>
            <span className={css.kindName}>{name}</span>
            <div className={css.chips}>
              {ofKind.map(({ id, name }) => (
                <Chip key={id} chosen={chosen.includes(id)} onClick={() => turn(id)}>
                  {name.de}
                </Chip>
              ))}
            </div>
          </fieldset>
        )
      })}
      {shown.length === 0 ? <p>Nichts gefunden. Schreib es unten bei „Genauer“ dazu.</p> : null}
    </fieldset>
  )
}
