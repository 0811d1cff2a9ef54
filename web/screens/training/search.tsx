import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import * as panel from '../../parts/panel.css.ts'

const shown = 12

export const Search = ({ value, onChange }: { value: string; onChange: (sought: string) => void }) => (
  <Field
    label="Name der Übung"
    type="search"
    autoComplete="off"
    value={value}
    onChange={event => onChange(event.target.value)}
  />
)

type Named = { readonly exercise_id: string; readonly name: string }
type Props<One> = {
  sought: string
  /** Shown as long as nothing is sought. */
  offered?: readonly One[]
  all: readonly One[]
  /** What is told of one. */
  words: (one: One) => string
  mayTake: (one: One) => boolean
  onTake: (one: One) => void
}

/** What of the catalogue is called like this; before anything is sought, what is offered. */
export const Found = <One extends Named>({ sought, offered = [], all, words, mayTake, onTake }: Props<One>) => {
  const part = sought.trim().toLocaleLowerCase('de')
  const found =
    part === '' ? offered : all.filter(({ name }) => name.toLocaleLowerCase('de').includes(part)).slice(0, shown)
  if (part !== '' && found.length === 0) return <p>Keine Übung heißt so.</p>
  return (
    <ul className={found.length === 0 ? undefined : panel.rows}>
      {found.map(one => (
        <li key={one.exercise_id} className={`${panel.row} ${panel.rowAct}`}>
          <span>
            <span className={panel.rowName}>{one.name}</span>
            <span className={panel.rowMore}>{words(one)}</span>
          </span>
          {mayTake(one) ? (
            <Button look="plain" aria-label={`${one.name} nehmen`} onClick={() => onTake(one)}>
              Nehmen
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
