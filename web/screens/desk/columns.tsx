import * as css from './desk.css.ts'

/** `right`: figures. `roomy`: left out where there is little room. */
type Column = string | { readonly name: string; readonly right?: true; readonly roomy?: true }

/** The head of a table; null stands over what needs no name. */
export const Columns = ({ of }: { of: readonly (Column | null)[] }) => (
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
