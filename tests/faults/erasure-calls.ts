import { z } from 'zod'
import { calls } from '../../contract/all.ts'

type Call = (typeof calls)[number]
type Schema = z.core.JSONSchema.JSONSchema

/** Which texts and numbers each call of the contract took in which field. */
export type Taken = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

const ofNobody = 'about the product, not about a person'
const ofTheLog = {
  beginJob: ofNobody,
  steerJob: ofNobody,
  cancelJob: ofNobody,
  beginBuild: ofNobody,
  steerBuild: ofNobody,
  cancelBuild: ofNobody,
  dropBuild: ofNobody,
  beginAudit: ofNobody,
  cancelAudit: ofNobody,
  retryUndone: ofNobody,
  pauseWebhook: ofNobody,
  replayWebhook: ofNobody,
  resumeWebhook: ofNobody,
}

/** Calls that she need not have used, and why. */
const left: Readonly<Record<string, string>> = {
  ...ofTheLog,
  getDifference: 'only where a comparison has found a row that is wrong; stores what compareBuilds stores',
  recordEvent: 'of a visitor, known by a hash of the week and by no account',
  sayToTerms: 'asked only who was told of a change; says yes or no to a version',
  resetFactors: 'a week after requestFactorReset, and says no more than that',
}

/** Fields that hold nothing of hers: ids and tokens that the product made, and what has but few values. */
const notFree = new Set([
  ...['after', 'block', 'set', 'id', 'exercise_id', 'wanted', 'ticket', 'token', 'code', 'totp', 'recovery_code'],
  ...['refresh_token', 'stamp', 'terms', 'transports[]'],
])

/** A change, or a look that is kept. */
const stores = ({ method, reason, stepUp, name }: Call) =>
  method !== 'GET' || reason !== undefined || stepUp !== undefined || name === 'verifyEmail'

const storing = calls.filter(call => stores(call) && !(call.name in left))

/** Texts of any words, and numbers with places behind the point, of which none is like another. */
export const freeFields = (schema: Schema, at = ''): readonly string[] => {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])] as Schema[]
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    freeFields(part as Schema, at ? `${at}.${name}` : name),
  )
  const items = schema.items ? freeFields(schema.items as Schema, `${at}[]`) : []
  const isText =
    schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern && !schema.format
  const isFree = (isText || schema.type === 'number') && !notFree.has(at.split('.').at(-1) ?? '')
  return [...inner.flatMap(one => freeFields(one, at)), ...parts, ...items, ...(isFree ? [at] : [])]
}

export const bodyOf = ({ body }: Call) => (body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {})

/** Which calls of the contract that store something were not used, and which of their fields held none of these words. */
export const untouched = (taken: Taken, words: readonly string[]): readonly string[] =>
  storing.flatMap(call => {
    const fields = taken.get(call.name)
    if (!fields) return [call.name]
    const free = [...freeFields(bodyOf(call)), ...(call.reason ? ['x-reason'] : [])]
    return [...new Set(free)]
      .filter(field => ![...(fields.get(field) ?? [])].some(value => words.some(word => value.includes(word))))
      .map(field => `${call.name}: ${field}`)
  })

const patterns = calls
  .map(({ name, method, path }) => ({
    name,
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    params: path.split(':').length,
  }))
  .sort((one, other) => one.params - other.params)

/** The contract's name of a call: of those that fit, the one that says most. */
export const nameOf = (method: string, path: string) =>
  patterns.find(each => each.method === method && each.pattern.test(path))?.name

/** Every field of a body and what it held. */
export const fieldsOf = (value: unknown, at = ''): readonly (readonly [string, string])[] => {
  if (Array.isArray(value)) return value.flatMap(one => fieldsOf(one, `${at}[]`))
  if (typeof value !== 'object' || value === null) return [[at, String(value)]]
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, at ? `${at}.${name}` : name))
}
