import type { CSSProperties, ReactNode } from 'react'
import { cards } from './cards.css.ts'
import * as css from './desk.css.ts'

/** `right`: figures. `roomy`: left out where there is little room. */
type Column = string | { readonly name: string; readonly right?: true; readonly roomy?: true }
type Of = readonly (Column | null)[]

/** A table that becomes a card a row where text is too large for columns: what can be done stands in view there. */
export const CardTable = ({ of, className, children }: { of: Of; className?: string; children: ReactNode }) => (
  <table className={[css.table, cards, className].filter(Boolean).join(' ')} style={namesIn(of)}>
    <Columns of={of} />
    <tbody>{children}</tbody>
  </table>
)

/** Each column's name, for its cells to be told by. */
const namesIn = (of: Of): CSSProperties =>
  Object.fromEntries(of.map((column, nth) => [`--of-${nth + 1}`, column === null ? '""' : `"${keyOf(column)}"`]))

/** The head of a table; null stands over what needs no name. */
export const Columns = ({ of }: { of: Of }) => (
  <thead>
    <tr>{of.map(column => (column === null ? <td key="" /> : <Head key={keyOf(column)} column={column} />))}</tr>
  </thead>
)

const keyOf = (column: Column) => (typeof column === 'string' ? column : column.name)

const Head = ({ column }: { column: Column }) => {
  const { name, right, roomy } = typeof column === 'string' ? { name: column } : column
  const looks = [right && css.right, roomy && css.roomy].filter(Boolean).join(' ')
  return (
    <th scope="col" className={looks || undefined}>
      {name}
    </th>
  )
}
