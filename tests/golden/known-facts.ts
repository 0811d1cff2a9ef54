import { everyType } from '../../domain/facts.ts'
import { blanksOf } from '../../domain/sealing.ts'
import { examples } from './examples.ts'
import { goldens } from './log.ts'
import { optionalFields } from './optional-fields.ts'

/** Written by npm run golden. */
export const catalogueFile = new URL('../../api/desk/known-facts.json', import.meta.url)

const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  if (value === null) return 'null'
  return typeof value === 'string' ? 'text' : typeof value
}

/** Sealed by itself, as facts of the first days are. */
const isAlone = (value: unknown) => typeof value === 'object' && value !== null && 'ct' in value

const optional: Readonly<Record<string, Readonly<Record<string, string>>>> = optionalFields

/** Every kind of fact in every shape that it was ever written in, by its golden files; today's by its example. */
export const knownFacts = () => {
  const stored = goldens()
  return everyType.map(({ category, type, version }) => {
    const sealed = Object.keys(blanksOf(category, type) ?? {})
    const example: Readonly<Record<string, unknown>> = { ...examples[type] }
    const open = ({ type: _, sealed: __, ...data }: Readonly<Record<string, unknown>>) =>
      Object.entries(data).map(([name, value]) =>
        isAlone(value) ? { name, kind: null, sealed: true } : { name, kind: kindOf(value), sealed: false },
      )
    const shapes = stored
      .filter(golden => golden.type === type && Number(golden.metadata.schema) < version)
      .map(({ data, metadata }) => ({
        version: Number(metadata.schema),
        fields: [...open(data), ...('sealed' in data ? sealed : []).map(name => ({ name, kind: null, sealed: true }))],
      }))
    const besides = Object.entries(optional[type] ?? {}).filter(([name]) => !(name in example))
    const known = [...open(example), ...besides.map(([name, kind]) => ({ name, kind }))]
    const marked = known.map(field => ({ ...field, sealed: sealed.includes(field.name) }))
    const absent = sealed.filter(name => !known.some(field => field.name === name)).map(name => ({ name, kind: null, sealed: true }))
    const today = { version, fields: [...marked, ...absent] }
    return { category, type, versions: [...shapes.sort((a, b) => a.version - b.version), today], example }
  })
}
