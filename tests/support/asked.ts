import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import type { Schema } from '../../api/docs/schema-words.ts'
import type { calls } from '../../contract/all.ts'
import { schemaBook } from '../../contract/openapi/schemas.ts'
import { fromSchema, hostile, nearly, rawHostile } from './from-schema.ts'
import { hostileValues } from './hostile-values.ts'

export type Described = (typeof calls)[number]
export type Asked = { url: string; body?: unknown; raw?: string; headers: Record<string, string> }

/** What there is to ask about: of who asks, and of somebody else. By the names that paths have. */
export type Known = { own: Record<string, string>; hers: Record<string, string> }

const book = schemaBook()
const written = (schema: NonNullable<Described['body']>) => book.write(schema) as Schema
const named = () => book.components as Record<string, Schema>
const known = new Map<unknown, fc.Arbitrary<unknown>>()
const good = (schema: NonNullable<Described['body']>) => {
  const made = known.get(schema) ?? fromSchema(written(schema), named())
  known.set(schema, made)
  return made
}

// Whatever comes to mind, by chance.

const oddText = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('..', '%00', 'null', '-1', '0', '1e9', 'x'.repeat(190), "' or 1=1 --", '\u0000', 'ü/ö'),
)

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
const knownAs = (path: string, name: string) => {
  if (name !== 'id') return name
  if (path.startsWith('/desk/people')) return 'person'
  return path.startsWith('/training') ? 'place' : 'workout'
}
const escaped = (text: string) => encodeURIComponent(text.toWellFormed()) || 'x'

/** Ids of one's own most of the time, else another's, else anything. */
const pathOf = ({ path }: Described, about: () => Known): fc.Arbitrary<string> => {
  const names = namesIn(path)
  const value = (name: string) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(() => about().own[knownAs(path, name)] ?? '') },
      { weight: 1, arbitrary: fc.constant(() => about().hers[knownAs(path, name)] ?? '') },
      { weight: 1, arbitrary: oddText.map(text => () => text) },
    )
  return fc
    .tuple(...names.map(value))
    .map(values => names.reduce((filled, name, at) => filled.replace(`:${name}`, escaped(values[at]?.() ?? '')), path))
}

const asQuery = (fields: object) => {
  const given = Object.entries(fields).map(([name, value]) => [name, asText(value).toWellFormed()])
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

const queryOf = (call: Described): fc.Arbitrary<string> =>
  call.query
    ? fc
        .oneof(good(call.query), fc.dictionary(fc.constantFrom('status', 'limit', 'before', 'token', 'odd'), oddText))
        .map(fields => asQuery(fields as object))
    : fc.constant('')

const headersOf = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('idempotency-key', 'if-match', 'if-none-match', 'x-read-after', 'accept-language'),
      fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom('"0"', '*', 'W/"1"', '"', 'en', '99999999999999999999')),
      { maxKeys: 3 },
    ),
  },
)

const bodyOf = (call: Described): fc.Arbitrary<Pick<Asked, 'body' | 'raw'>> => {
  if (!call.body) return fc.constant({})
  return fc.oneof(
    { weight: 4, arbitrary: good(call.body).map(body => ({ body })) },
    { weight: 4, arbitrary: nearly(good(call.body)).map(body => ({ body })) },
    { weight: 1, arbitrary: hostile.map(body => ({ body })) },
    { weight: 1, arbitrary: rawHostile.map(raw => ({ raw })) },
  )
}

/** Anything that somebody might send to a call. */
export const askedOf = (call: Described, about: () => Known): fc.Arbitrary<Asked> =>
  fc
    .tuple(pathOf(call, about), queryOf(call), headersOf, bodyOf(call))
    .map(([path, query, headers, body]) => ({ url: path + query, headers, ...body }))

// One field after the other, each with each hostile value, the rest of the request as it should be.

type Path = readonly (string | number)[]
type Field = { readonly part: 'path' | 'query' | 'body' | 'header'; readonly at: Path }

/** Every place in what a schema allows where a value of its own stands. */
const leavesOf = (schema: Schema, at: Path = [], depth = 0): readonly Path[] => {
  if (depth > 12) return []
  const deeper = (part: Schema, step: Path = []) => leavesOf(part, [...at, ...step], depth + 1)
  if (schema.$ref) return deeper(named()[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap(choice => deeper(choice))
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length > 0) return [at, ...fields.flatMap(([name, field]) => deeper(field, [name]))]
  const anyName = schema.additionalProperties
  if (typeof anyName === 'object') return [at, ...deeper(anyName as Schema, ['mobility'])]
  return schema.items ? [at, ...deeper(schema.items, [0])] : [at]
}

const distinct = (paths: readonly Path[]) => [...new Map(paths.map(path => [JSON.stringify(path), path])).values()]

const headerNames = [
  'idempotency-key',
  'if-match',
  'if-none-match',
  'x-read-after',
  'x-reason',
  'accept-language',
  'accept',
  'authorization',
  'accept-encoding',
  'content-type',
  'cookie',
  'host',
  'last-event-id',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  'x-done-at',
  'x-forwarded-for',
]

const fieldsOf = ({ path, query, body }: Described): readonly Field[] => [
  ...namesIn(path).map(name => ({ part: 'path', at: [name] }) as const),
  ...Object.keys(query ? (written(query).properties ?? {}) : {}).map(name => ({ part: 'query', at: [name] }) as const),
  ...(body ? distinct(leavesOf(written(body))) : []).map(at => ({ part: 'body', at }) as const),
]

const withValue = (whole: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value
  if (typeof step === 'number') return [withValue(Array.isArray(whole) ? whole[0] : undefined, rest, value)]
  const fields = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {}
  return { ...fields, [step]: withValue((fields as Record<string, unknown>)[step], rest, value) }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

export type Attack = {
  readonly name: string
  readonly call: Pick<Described, 'method' | 'path' | 'access' | 'media'>
  readonly asked: () => Asked
}

/**
 * Each field of a call with each value; each header with two of them, other ones for each call (`nth`). What else is in a
 * request follows from the seed and the attack's name alone.
 */
export const attacksOn = (call: Described, nth: number, about: () => Known, seed: number): readonly Attack[] => {
  const oneOf = (schema: NonNullable<Described['body']>, name: string) =>
    fc.sample(good(schema), { seed: seed ^ crc32(name), numRuns: 1 })[0]
  const asUsual = (name: string, names: Record<string, unknown>, query: Record<string, unknown>) =>
    namesIn(call.path).reduce(
      (path, part) =>
        path.replace(
          `:${part}`,
          escaped(part in names ? asText(names[part]) : (about().own[knownAs(call.path, part)] ?? '')),
        ),
      call.path,
    ) + asQuery({ ...(call.query ? (oneOf(call.query, name) as object) : {}), ...query })
  const usualBody = (name: string) => (call.body ? oneOf(call.body, name) : undefined)
  const attack = ({ part, at }: Field, [said, value]: (typeof hostileValues)[number]): Attack => {
    const name = `${call.method} ${call.path}: ${part} ${at.join('.')} is ${said}`
    const asked = () => {
      const own = { [String(at[0])]: value }
      const url = asUsual(name, part === 'path' ? own : {}, part === 'query' ? own : {})
      const body = part === 'body' ? withValue(usualBody(name), at, value) : usualBody(name)
      const headers = part === 'header' ? { [String(at[0])]: inHeader(value) } : {}
      return { url, headers, ...(body === undefined ? {} : { body }) }
    }
    return { name, call, asked }
  }
  return [
    ...fieldsOf(call).flatMap(field => hostileValues.map(value => attack(field, value))),
    ...headerNames.flatMap((name, n) =>
      [0, 1].map(more => {
        const value = hostileValues[(nth * 7 + n * 13 + more * 31) % hostileValues.length]
        return attack({ part: 'header', at: [name] }, value ?? ['nothing', ''])
      }),
    ),
  ]
}

/** Forms that work without script stand in no contract: each field with each value, as a browser would send it. */
export const attacksOnForm = (path: string, usual: Readonly<Record<string, string>>): readonly Attack[] =>
  Object.keys(usual).flatMap(field =>
    hostileValues.map(([name, value]) => ({
      name: `POST ${path}: form ${field} is ${name}`,
      call: { method: 'POST', path, access: 'anyone', media: 'text/html' },
      asked: () => ({
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        raw: new URLSearchParams({
          ...usual,
          email: `${randomUUID()}@example.org`,
          [field]: asText(value).toWellFormed(),
        }).toString(),
      }),
    })),
  )

/** A header cannot hold everything: what no connection would bring this far is left out. */
const inHeader = (value: unknown) =>
  asText(value)
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 8000)

const limit = 256 * 1024
const many = (one: string, close = '') => one.repeat(Math.floor((limit - 2000) / one.length)) + close

/** Bodies about as large as a body may be. */
export const largeBodies = {
  'unknown names, long': `{${[...Array(60).keys()].map(n => `"${n}${'x'.repeat(4000)}":1`)}}`,
  'unknown names, many': `{${[...Array(20_000).keys()].map(n => `"k${n}":1`)}}`,
  'control characters': `{"name":"${many('\\u0001')}","comment":"${'\\u0001'.repeat(10)}"}`,
  'one long text': `{"email":"${many('a')}","password":"a","prompt":"b"}`,
  'lists of wrong things': `{"equipment":[${'1,'.repeat(100_000)}1],"answers":[${'{},'.repeat(10)}{}]}`,
  depth: `${'{"answers":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'answers by the thousand': `{"answers":{${[...Array(15_000).keys()].map(n => `"q${n}":[]`)}}}`,
}
