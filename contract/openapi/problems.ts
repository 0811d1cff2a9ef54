import type { Call } from '../call.ts'
import { titles } from '../problem.ts'
import { isRefusalName, type RefusalName, refusals } from '../refusals.ts'
import type { Json } from './schemas.ts'

/** Without a code the name is for this document only. */
type Told = { readonly name: string; readonly status: number; readonly words: string; readonly code?: string }

/** What calls may answer instead of what was hoped for; each such answer is written once, under the names in it. */
export const problemBook = () => {
  const components: Record<string, Json> = {}
  const referTo = (told: readonly Told[]) => {
    const name = told.map(one => one.name).join('.')
    components[name] ??= response(told)
    return { $ref: `#/components/responses/${name}` }
  }
  /** Those of one call, by status. */
  const of = (call: Call): Json => {
    const byStatus = Map.groupBy(toldBy(call), ({ status }) => status)
    const known = [...byStatus].sort(([one], [other]) => one - other)
    const responses = known.map(([status, told]) => [String(status), referTo(told)])
    return { ...Object.fromEntries(responses), default: { $ref: '#/components/responses/Problem' } }
  }
  return { of, components }
}

const toldBy = (call: Call): Told[] => [
  ...(call.body || call.query || call.params || call.access !== 'anyone' ? [general.invalid] : []),
  ...(call.access !== 'anyone' ? [general.unauthorized] : []),
  ...impliedBy(call).map(byName),
  ...(call.body ? [general.tooLarge, general.notJson] : []),
  ...[...(call.refuses ?? []), ...(call.etag && call.method !== 'GET' ? (['changed-meanwhile'] as const) : [])].map(
    byName,
  ),
]

const byName = (name: RefusalName): Told => ({
  name,
  code: codes[name] ?? name,
  status: refusals[name][0],
  words: refusals[name][1],
})

/** What follows from who may ask, and how surely they must be known. */
const impliedBy = ({ access, whileClosing, stepUp }: Call): RefusalName[] => [
  ...(access !== 'anyone' && !whileClosing ? (['account-closing'] as const) : []),
  ...(stepUp ? (['step-up-needed'] as const) : []),
  ...(access === 'staff' || access === 'inspectors' ? (['second-factor-required'] as const) : []),
]

/** Where the product says it in its own spelling. */
const codes: Readonly<Record<string, string>> = { 'not-verified': 'not_verified' }

const general = {
  invalid: { name: 'invalid', code: 'invalid', status: 400, words: 'age: Too big: expected number to be <=120' },
  unauthorized: { name: 'unauthorized', code: 'unauthorized', status: 401, words: 'Please sign in' },
  tooLarge: { name: 'too-large', status: 413, words: 'The body may have at most 256 KiB' },
  notJson: { name: 'not-json', status: 415, words: 'The body must be application/json, in UTF-8 and not packed' },
}

const response = (told: readonly Told[]) => ({
  description: told.map(({ words }) => words).join(' · '),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(told.map(({ name }) => [name, { $ref: `#/components/examples/${name}` }])),
    },
  },
})

const named = Object.keys(refusals).filter(isRefusalName)

/** Said once for all calls. */
export const problemExamples = (): Json =>
  Object.fromEntries(
    [...Object.values(general), ...named.map(byName)].map(one => [one.name, { value: exampleOf(one) }]),
  )

const exampleOf = ({ name, code, status, words }: Told) => ({
  type: code ? `/problems/${name}` : 'about:blank',
  title: titles[status] ?? 'Error',
  status,
  detail: words,
  message: words,
  ...(code ? { code } : {}),
  ...(name === 'invalid' ? { errors: [{ field: 'age', message: 'Too big: expected number to be <=120' }] } : {}),
})
