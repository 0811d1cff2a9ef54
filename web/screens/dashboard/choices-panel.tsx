import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { places } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { ReadArea } from '../../parts/read-area.tsx'
import * as css from './create.css.ts'
import { Minutes } from './minutes.tsx'
import { TodayChoice } from './today.tsx'
import { moods, type Wish } from './wish.ts'

export type ChoicesProps = {
  wish: Wish
  onChange: (wish: Wish) => void
  busy: boolean
  failure: unknown
  onCreate: () => void
}

/** What may be said of the next workout, all of it optional. */
export const ChoicesPanel = ({ wish, onChange, busy, failure, onCreate }: ChoicesProps) => {
  const making = useRef<HTMLDivElement>(null)
  const { data: known = [] } = useQuery(places)
  // What went wrong is told above all this.
  useEffect(() => {
    if (failure) making.current?.closest('section')?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
  }, [failure])
  return (
    <>
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
      <TodayChoice today={wish.today} onChange={today => onChange({ ...wish, today })} />
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
      <ReadArea
        read="wish"
        label="Dein Wunsch"
        hint="Zum Beispiel: „Beine, aber leise“ oder „heute keine Sprünge“."
        maxLength={1000}
        value={wish.words}
        onValue={words => onChange({ ...wish, words })}
      />
      <div ref={making}>
        <Button block busy={busy} onClick={onCreate}>
          Mit diesen Angaben erstellen
        </Button>
      </div>
    </>
  )
}

const toggled = <Value,>(now: Value | null, pressed: Value) => (now === pressed ? null : pressed)
