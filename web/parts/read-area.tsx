import type { ComponentProps } from 'react'
import { Area } from './field.tsx'
import { later } from './later.tsx'
import type { FieldRead } from './use-understood.ts'

/** Comes with the first word. */
const Understood = later(() => import('./understood.tsx').then(m => m.Understood))

type Props = Omit<ComponentProps<typeof Area>, 'value' | 'onChange'> & {
  /** Where the words are written; the place adds to what they mean. */
  read: FieldRead
  value: string
  onValue: (value: string) => void
}

/** A field for free words, with what the coach understands by them. */
export const ReadArea = ({ read, value, onValue, ...area }: Props) => (
  <>
    <Area {...area} value={value} onChange={event => onValue(event.target.value)} />
    {value.trim() === '' ? null : <Understood text={value} field={read} onChange={onValue} />}
  </>
)
