export type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

const farthest = Number.MAX_SAFE_INTEGER

export const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** A type in a few words: 'whole number 1 … 5', 'list of PlannedSet', 'text or nothing'. */
export const typeWords = (schema: Schema): string => {
  if (schema.$ref) return nameIn(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeWords).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map(type => typeWords({ ...schema, type })).join(' or ')
  switch (schema.type) {
    case 'array':
      return `list of ${schema.items ? typeWords(schema.items) : 'anything'}`
    case 'integer':
      return `whole number${range(schema.minimum, schema.maximum)}`
    case 'number':
      return `number${range(schema.minimum, schema.maximum)}`
    case 'string':
      return `${schema.format ?? 'text'}${schema.maxLength ? `, at most ${schema.maxLength} characters` : ''}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    default:
      return schema.properties ? 'object' : 'anything'
  }
}

const range = (least?: number, most?: number) => {
  const from = least === undefined || least <= -farthest ? '' : String(least)
  const to = most === undefined || most >= farthest ? '' : String(most)
  return from || to ? ` ${from} … ${to}`.replace(/\s+$/, '') : ''
}

/** The fields to show one by one: of an object, or of the objects in a list or choice. */
export const partsOf = (schema: Schema): readonly Schema[] => {
  if (schema.properties) return [schema]
  if (schema.items) return partsOf(schema.items)
  return (schema.anyOf ?? schema.oneOf ?? []).flatMap(partsOf)
}
