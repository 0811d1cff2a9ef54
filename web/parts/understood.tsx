import { useState } from 'react'
import { Link } from 'wouter'
import { useConsent } from '../data/consents.ts'
import { Icon } from './icon.tsx'
import { Notice } from './notice.tsx'
import * as css from './understood.css.ts'
import { type FieldRead, type UnderstoodItem, useUnderstood } from './use-understood.ts'
import { WellAgain } from './well-again.tsx'

type Props = { text: string; field: FieldRead; onChange: (text: string) => void }

/** Under what is written: what was understood and by whom, each to be taken away or said otherwise; and what was not. */
export const Understood = ({ text, field, onChange }: Props) => {
  const answer = useUnderstood(text, field)
  const { allowed } = useConsent('health')
  if (answer === null) return <div aria-live="polite" />
  const put = ({ whole }: UnderstoodItem, words: string) =>
    onChange(tidy(text.slice(0, whole.start) + words + text.slice(whole.end)))
  const { items, refusal, model, tells_health } = answer
  const said = items.filter(({ by }) => by !== 'form')
  const isAsked = ({ effect, guessed }: UnderstoodItem) => effect === 'ask' || guessed
  const chips = said.filter(one => !isAsked(one) && one.effect !== 'not-understood')
  const isOnlyGuessed = items.every(({ effect, guessed }) => effect !== 'stop' || guessed)
  const unknown = said.filter(({ effect }) => effect === 'not-understood')
  return (
    <div className={css.understood} aria-live="polite">
      {readers.map(({ by, label }) => (
        <Chips key={by} label={label} items={chips.filter(one => one.by === by)} onPut={put} />
      ))}
      <Told items={items.filter(({ by }) => by === 'form')} />
      {said
        .filter(({ ends }) => ends.length > 0)
        .map(item => (
          <WellAgain key={item.said} item={item} />
        ))}
      {said.filter(isAsked).map(item => (
        <fieldset key={item.start} className={css.question}>
          <legend className={css.legend}>{item.words.de}</legend>
          <Choices item={item} onPut={put} />
        </fieldset>
      ))}
      {unknown.length > 0 ? (
        <p className={css.label}>Nicht verstanden: {unknown.map(({ said }) => `„${said}“`).join(', ')}</p>
      ) : null}
      {model === 'silent' ? (
        <p className={css.label}>Das Sprachmodell antwortet gerade nicht. Es gilt, was der Coach selbst versteht.</p>
      ) : null}
      {tells_health && allowed === false ? (
        <p className={css.label}>
          Das sagt etwas über deine Gesundheit. Bevor wir es speichern, fragen wir dich um deine Einwilligung.
        </p>
      ) : null}
      {refusal?.text.map(({ de }) => (
        <Notice key={de} tone={isOnlyGuessed ? 'hint' : 'bad'}>
          {isOnlyGuessed ? `Wenn ja, plane ich heute nichts. ${de}` : de}
        </Notice>
      ))}
    </div>
  )
}

const readers = [
  { by: 'built-in', label: 'Verstanden' },
  { by: 'model', label: 'Vom Sprachmodell verstanden' },
] as const

type Put = (item: UnderstoodItem, words: string) => void

const Chips = ({ label, items, onPut }: { label: string; items: readonly UnderstoodItem[]; onPut: Put }) => {
  const [open, setOpen] = useState<string | null>(null)
  const opened = items.find(item => keyOf(item) === open)
  if (items.length === 0) return null
  return (
    <>
      <ul className={css.row} aria-label={label}>
        <li className={css.label}>{label}:</li>
        {items.map(item => (
          <li key={keyOf(item)} className={css.item} data-limit={item.effect !== 'wish'}>
            {item.instead.length > 0 ? (
              <button
                type="button"
                className={css.name}
                aria-label={`${item.words.de} ändern`}
                aria-expanded={open === keyOf(item)}
                onClick={() => setOpen(open === keyOf(item) ? null : keyOf(item))}
              >
                {item.words.de}
              </button>
            ) : (
              <span className={css.name}>{item.words.de}</span>
            )}
            <button
              type="button"
              className={css.away}
              aria-label={`${item.words.de} entfernen`}
              onClick={() => onPut(item, '')}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {opened ? (
        <fieldset className={css.question}>
          <legend className={css.legend}>Statt „{opened.words.de}“:</legend>
          <Choices
            item={opened}
            onPut={(item, words) => {
              setOpen(null)
              onPut(item, words)
            }}
          />
        </fieldset>
      ) : null}
    </>
  )
}

const Choices = ({ item, onPut }: { item: UnderstoodItem; onPut: Put }) => (
  <div className={css.row}>
    {item.instead.map(({ words, text }) => (
      <button key={words.de} type="button" className={css.choice} onClick={() => onPut(item, text)}>
        {words.de}
      </button>
    ))}
  </div>
)

/** What holds without being written here, and where it is taken back. */
const Told = ({ items }: { items: readonly UnderstoodItem[] }) =>
  items.length === 0 ? null : (
    <p className={css.label}>
      Aus deinen Angaben: {[...new Set(items.map(({ words }) => words.de))].join(' · ')}.{' '}
      <Link to="/settings/body">Ansehen oder ändern</Link>
    </p>
  )

const keyOf = ({ kind, start, words }: UnderstoodItem) => `${kind} ${start} ${words.de}`

/** What is left around words that were taken away. */
const tidy = (text: string) =>
  text
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/([,·]\s*)+,/g, ',')
    .replace(/^[\s,.]+|[\s,]+$/g, '')
