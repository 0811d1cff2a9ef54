import type { Call } from '../call.ts'
import type { problemBook } from './problems.ts'
import type { Json, schemaBook } from './schemas.ts'

type Book = ReturnType<typeof schemaBook>
type Problems = ReturnType<typeof problemBook>

/** One call as an OpenAPI operation. */
export const operationOf = (name: string, tag: string, call: Call, book: Book, problems: Problems): Json => ({
  operationId: name,
  tags: [tag],
  summary: call.summary,
  ...(call.description ? { description: call.description } : {}),
  ...(call.access !== 'anyone' ? { security: [{ bearer: [] }] } : { security: [] }),
  parameters: [
    ...headersOf(call),
    ...fieldsOf(call, 'params', 'path', book),
    ...fieldsOf(call, 'query', 'query', book),
  ],
  ...(call.body ? { requestBody: bodyOf(call, book) } : {}),
  responses: { [call.status]: answerOf(call, book), ...problems.of(call) },
})

const isChange = ({ method }: Call) => method !== 'GET'

const headersOf = (call: Call) => {
  const names = [
    ...(isChange(call) && call.access !== 'anyone' ? ['IdempotencyKey'] : []),
    ...(!isChange(call) && call.access !== 'anyone' ? ['ReadAfter'] : []),
    ...(call.reason ? [call.reason === true ? 'Reason' : 'ReasonWhereNamed'] : []),
    ...(call.etag ? [isChange(call) ? 'IfMatch' : 'IfNoneMatch'] : []),
  ]
  return names.map(name => ({ $ref: `#/components/parameters/${name}` }))
}

const fieldsOf = (call: Call, part: 'params' | 'query', place: 'path' | 'query', book: Book) => {
  const schema = call[part] ? book.write(call[part]) : {}
  const required = (schema.required ?? []) as readonly string[]
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, { description, ...field }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    schema: field,
  }))
}

const bodyOf = ({ body, examples }: Call, book: Book) => ({
  required: body ? !body.safeParse(undefined).success : false,
  content: { 'application/json': { schema: body ? book.write(body) : {}, ...shown(examples?.body) } },
})

const answerOf = (call: Call, book: Book) => {
  const headers = [
    ...(isChange(call) && call.access !== 'anyone' ? [['x-position', 'Position']] : []),
    ...(!isChange(call) && call.access !== 'anyone' ? [['x-stale', 'Stale']] : []),
    ...(call.etag && call.method !== 'DELETE' ? [['etag', 'ETag']] : []),
    ...(call.paged ? [['link', 'Link']] : []),
  ]
  return {
    description: call.summary,
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers.map(([name, ref]) => [name, refer(ref)])) } : {}),
    content: {
      [call.media ?? 'application/json']: {
        schema: book.write(call.answer),
        ...shown(call.examples?.answer),
      },
    },
  }
}

const refer = (name = '') => ({ $ref: `#/components/headers/${name}` })
const shown = (example: unknown) => (example === undefined ? {} : { example })
