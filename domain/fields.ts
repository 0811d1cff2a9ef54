/** The keys of a table that is written out in full, under their own names. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[]

/** The same with what belongs to each key; keys without a value are left out. */
export const entriesOf = <Key extends string, Value>(table: { readonly [Name in Key]?: Value }) =>
  keysOf(table).flatMap((key): (readonly [Key, Value])[] => {
    const value = table[key]
    return value === undefined ? [] : [[key, value]]
  })

export type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

/** Only the fields that were given. */
export const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>

/** The very same where none of them is there. */
export const without = <Fields extends object>(fields: Fields, names: readonly string[]) =>
  names.some(name => name in fields)
    ? (Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Fields)
    : fields

export const only = <Fields extends object>(fields: Fields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as Partial<Fields>
