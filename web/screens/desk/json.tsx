import { createContext, useContext, useState } from 'react'
import * as own from './json.css.ts'

type Props = { value: unknown; name?: string; path?: string; changed?: readonly string[]; open?: boolean }

/** What is not read: sealed as long as nobody unsealed it, erased where that would not help. */
export const Blank = createContext<'sealed' | 'erased'>('sealed')

/** A value as JSON, opened where something changed. What is not open is not drawn. */
export const Json = ({ value, name, path = '', changed = [], open = false }: Props) => {
  if (typeof value !== 'object' || value === null) return <Line name={name} value={value} />
  const entries = Object.entries(value)
  if (entries.length === 0) return <Line name={name} value={value} />
  return <Branch {...{ name, path, changed, open, entries, isList: Array.isArray(value) }} />
}

type Inside = {
  name: string | undefined
  path: string
  changed: readonly string[]
  open: boolean
  entries: [string, unknown][]
  isList: boolean
}

const Branch = ({ name, path, changed, open, entries, isList }: Inside) => {
  const isTouched = changed.some(each => each === path || each.startsWith(path ? `${path}.` : ''))
  const [isOpen, setOpen] = useState(open || (isTouched && changed.length < 40))
  const unit = isList ? (entries.length === 1 ? 'entry' : 'entries') : entries.length === 1 ? 'field' : 'fields'
  return (
    <details className={own.branch} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={own.summary}>
        <Name name={name} />
        {isList ? '[ ' : '{ '}
        {entries.length} {unit}
        {isList ? ' ]' : ' }'}
      </summary>
      {isOpen ? (
        <ul className={own.inside}>
          {entries.map(([inner, value]) => {
            const here = path ? `${path}.${inner}` : inner
            return (
              <li key={inner} className={own.entry} data-changed={changed.includes(here) || undefined}>
                <Json name={inner} value={value} path={here} changed={changed} />
              </li>
            )
          })}
        </ul>
      ) : null}
    </details>
  )
}

const Name = ({ name }: { name: string | undefined }) =>
  name === undefined ? null : <code className={own.name}>{name} </code>

const Line = ({ name, value }: { name: string | undefined; value: unknown }) => (
  <>
    <Name name={name} />
    <Plain value={value} />
  </>
)

const aMoment = /^(\d{4}-\d\d-\d\dT)([\d:.]+Z)$/

const Moment = ({ day, time }: { day: string | undefined; time: string | undefined }) => (
  <code className={own.moment}>
    <span className={own.close}>{day}</span>
    <wbr />
    <span className={own.close}>{time}</span>
  </code>
)

const Plain = ({ value }: { value: unknown }) => {
  const blank = useContext(Blank)
  if (value === '[sealed]' || value === '[erased]') return <span className={own.hidden}>{blank}</span>
  const moment = typeof value === 'string' ? aMoment.exec(value) : null
  if (moment) return <Moment day={moment[1]} time={moment[2]} />
  if (typeof value === 'string') return <code className={own.text}>{value}</code>
  return <code className={own.code}>{value === undefined ? 'nothing' : JSON.stringify(value)}</code>
}
