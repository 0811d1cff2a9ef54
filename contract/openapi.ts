import { families } from './all.ts'
import { operationOf } from './openapi/operation.ts'
import { problemBook, problemExamples } from './openapi/problems.ts'
import { type Json, schemaBook } from './openapi/schemas.ts'
import { introduction, title } from './openapi/words.ts'

/** The whole contract as an OpenAPI 3.1 document. */
export const openapi = (server: string): Json => {
  const book = schemaBook()
  const problems = problemBook()
  const paths: Record<string, Json> = {}
  for (const { name: tag, calls } of families)
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, tag, call, book, problems) }
    }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: introduction },
    servers: [{ url: server }],
    tags: families.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters,
      headers,
      responses: { Problem: problem, ...problems.components },
      examples: problemExamples(),
      schemas: book.components,
    },
  }
}

const text = { type: 'string' }
const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: text,
})

const parameters = {
  IdempotencyKey: {
    ...header('Idempotency-Key', 'Made by the client. The same key at the same address has the same outcome.'),
    schema: { type: 'string', maxLength: 200 },
  },
  Reason: {
    ...header('x-reason', 'Why you look at this person’s data, percent-encoded; they will read it.'),
    required: true,
  },
  ReasonWhereNamed: header('x-reason', 'The same, wanted only where what is asked for names a person.'),
  ReadAfter: header('x-read-after', 'An x-position: the answer shall hold what was written there.'),
  IfMatch: header('If-Match', 'An ETag: the change is made only on what was seen, else 412.'),
  IfNoneMatch: header('If-None-Match', 'An ETag: 304 without a body when nothing has changed.'),
}

const headers = {
  Position: { description: 'Where the log stands after this change; for x-read-after.', schema: text },
  Stale: { description: 'Present when the answer may not yet hold what x-read-after asked for.', schema: text },
  ETag: { description: 'The version of what was read; for If-Match and If-None-Match.', schema: text },
  Link: { description: 'RFC 8288; rel="next" leads to the next page.', schema: text },
}

const problem = {
  description: 'Any other problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}
