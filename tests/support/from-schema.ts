import fc from 'fast-check'
import type { Schema } from '../../api/docs/schema-words.ts'

type Limits = Schema & { readonly pattern?: string }

/** Values that a JSON Schema allows, ends of ranges and odd Unicode included. */
export const fromSchema = (schema: Limits, named: Readonly<Record<string, Schema>> = {}): fc.Arbitrary<unknown> => {
  const inner = (part: Schema) => fromSchema(part, named)
  if (schema.$ref) return inner(named[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map(type => inner({ ...schema, type })))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, inner)
    case 'array':
      return fc.array(inner(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) })
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer(ends(schema.minimum ?? -1000, schema.maximum ?? 1000))
    case 'number':
      return fc.double({ ...ends(schema.minimum ?? -1e6, schema.maximum ?? 1e6), noNaN: true }).map(value => value + 0)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

const ends = (min: number, max: number) => ({ min, max })

const objectOf = ({ properties = {}, required = [] }: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])), {
    requiredKeys: required.filter(name => name in properties),
  })

const textOf = ({ format, pattern, minLength = 0, maxLength = 300 }: Limits): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const most = Math.min(maxLength, 300)
  const units = fc.string({ unit: 'binary', minLength, maxLength: most }).filter(text => !text.includes('\u0000'))
  return fc
    .oneof(units, fc.string({ unit: 'grapheme', minLength, maxLength: most }), fc.constantFrom(...worded))
    .map(text => text.slice(0, most).toWellFormed())
    .filter(text => text.length >= minLength)
}

const worded = [
  'Knie schmerzt, nur Kurzhanteln bis 12 kg',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  'ÄÖÜß 💪🏽',
]

/** What nobody should send and somebody will. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    '',
    0,
    -1,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER + 2,
    5e-324,
    true,
    'x'.repeat(5000),
    '\u0000',
    'a\u0000b',
    { $gt: '' },
    { toString: 1 },
    { __proto__: null, constructor: { prototype: { polluted: true } } },
    ['..', '..', 'etc', 'passwd'],
    '#{7*7}',
    '00000000-0000-0000-0000-000000000000',
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** One part of a good body is bent: taken out, replaced, added, or wrapped. */
export const nearly = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(good, fc.nat(), hostile, fc.constantFrom('drop', 'replace', 'add', 'wrap', 'deep')).map(bent)

const bent = ([value, at, odd, how]: [unknown, number, unknown, string]): unknown => {
  if (how === 'wrap') return [value]
  if (typeof value !== 'object' || value === null) return odd
  const keys = Object.keys(value)
  const key = keys[at % Math.max(1, keys.length)] ?? 'nothing'
  const { [key]: old, ...rest } = value as Record<string, unknown>
  if (how === 'drop') return rest
  if (how === 'add') return { ...value, unbekannt: odd }
  if (how === 'deep') return { ...value, [key]: bent([old, at, odd, 'replace']) }
  return { ...value, [key]: odd }
}

/** Bodies that are not even JSON, or only just. */
export const rawHostile = fc.constantFrom(
  '{',
  '[]]',
  'null',
  '"text"',
  '{"__proto__":{"admin":true}}',
  '{"a":1,"a":2}',
  '{"comment":"\\ud800"}',
  '{"name":"\\u0000"}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  '{"age":1e999}',
  '\ufeff{}',
  'x'.repeat(300_000),
)
