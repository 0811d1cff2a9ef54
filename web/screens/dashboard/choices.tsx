import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { places } from '../../data/queries.ts'
import { Chip } from '../../parts/chip.tsx'
import { Area } from '../../parts/field.tsx'
import { Icon } from '../../parts/icon.tsx'
import { later } from '../../parts/later.tsx'
import * as css from './create.css.ts'
import { Minutes } from './minutes.tsx'
import { inShort, moods, type Wish } from './wish.ts'

type Props = { wish: Wish; onChange: (wish: Wish) => void }

/** Comes with the first word. */
const Understood = later(() => import('./understood.tsx').then(m => m.Understood))

export const Choices = ({ wish, onChange }: Props) => {
  const [unfolded, unfold] = useState(false)
  const { data: known = [] } = useQuery(places)
  const id = useId()
  const short = inShort(wish, place => known.find(one => one.id === place)?.name)
  return (
    <div className={css.fold}>
      <button
        type="button"
        className={css.foldHead}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => unfold(!unfolded)}
      >
        <span>
          Anpassen <span className={css.given}>{short || 'Zeit, Ort, Tagesform, Wunsch'}</span>
        </span>
        <span className={css.foldSign}>
          <Icon name="down" />
        </span>
      </button>
      <div id={id} className={css.choices} hidden={!unfolded}>
        <Minutes minutes={wish.minutes} onChange={minutes => onChange({ ...wish, minutes })} />
        <fieldset>
          <legend className={css.legend}>Wie fühlst du dich?</legend>
          <div className={css.chips}>
            {moods.map((label, at) => (
              <Chip
                key={label}
                chosen={wish.mood === at + 1}
                onClick={() => onChange({ ...wish, mood: toggled(wish.mood, at + 1) })}
              >
                {label}
              </Chip>
            ))}
          </div>
        </fieldset>
        {known.length > 0 ? (
          <fieldset>
            <legend className={css.legend}>Wo trainierst du?</legend>
            <div className={css.chips}>
              {known.map(place => (
                <Chip
                  key={place.id}
                  chosen={wish.place === place.id || (wish.place === null && place.is_primary)}
                  onClick={() => onChange({ ...wish, place: place.is_primary ? null : toggled(wish.place, place.id) })}
                >
                  {place.name}
                </Chip>
              ))}
            </div>
          </fieldset>
        ) : null}
        <Area
          label="Dein Wunsch"
          hint="Zum Beispiel: „Beine, aber leise“ oder „heute keine Sprünge“."
          maxLength={1000}
          value={wish.words}
          onChange={event => onChange({ ...wish, words: event.target.value })}
        />
        {wish.words === '' ? null : <Understood text={wish.words} onChange={words => onChange({ ...wish, words })} />}
      </div>
    </div>
  )
}

const toggled = <Value,>(now: Value | null, pressed: Value) => (now === pressed ? null : pressed)
