import type { Difference } from './ports.ts'

const most = 10

/** A difference in words: which column, and within JSON which field. */
export const described = ({ key, live, fresh }: Difference, one: string, other: string) => {
  if (!live) return `row ${key} is missing in ${one}`
  if (!fresh) return `row ${key} is not in ${other}`
  const fields = fieldsIn(live, fresh)
  const lines = fields.slice(0, most).map(({ path, is, should }) => `  ${path}: is ${is}\n    should be ${should}`)
  const more = fields.length > most ? [`  and ${fields.length - most} more`] : []
  return [`row ${key} differs`, ...lines, ...more].join('\n')
}

/** The same for programs: each field that differs, unless the row is missing on one side. */
export const differenceOf = ({ key, live, fresh }: Difference) => ({
  key,
  ...(live && fresh ? { fields: fieldsIn(live, fresh) } : { missingIn: live ? ('fresh' as const) : ('live' as const) }),
})

/** Each field that differs, within JSON too, in the order of the columns. */
const fieldsIn = (live: NonNullable<Difference['live']>, fresh: NonNullable<Difference['fresh']>) =>
  Object.keys(live).flatMap(column => fieldsOf(column, live[column] ?? null, fresh[column] ?? null))

const mostShown = 12
const mostSaid = 300

/** Those that differ, as far as they are shown. */
export const fieldsFound = ({ live, fresh }: Pick<Difference, 'live' | 'fresh'>) => {
  const fields = live && fresh ? fieldsIn(live, fresh).filter(({ is, should }) => is !== should) : []
  return {
    fields: fields.slice(0, mostShown).map(({ path, is, should }) => ({ path, is: short(is), should: short(should) })),
    more: Math.max(0, fields.length - mostShown),
  }
}

const short = (text: string) => (text.length > mostSaid ? `${text.slice(0, mostSaid)} …` : text)

type Field = { readonly path: string; readonly is: string; readonly should: string }

const fieldsOf = (column: string, is: string | null, should: string | null): readonly Field[] => {
  const [one, other] = [parsed(is), parsed(should)]
  return one && other ? within(column, one, other) : [{ path: column, is: String(is), should: String(should) }]
}

const parsed = (text: string | null): object | null => {
  if (!text || !/^[{[]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const within = (path: string, one: object, other: object): readonly Field[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(name => {
    const [is, should] = [Reflect.get(one, name), Reflect.get(other, name)]
    const here = `${path}.${name}`
    if (isObject(is) && isObject(should)) return within(here, is, should)
    const [left, right] = [JSON.stringify(is) ?? 'nothing', JSON.stringify(should) ?? 'nothing']
    return left === right ? [] : [{ path: here, is: left, should: right }]
  })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
