import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { saying } from '../contract/text.ts'
import { problem } from './problems.ts'

const shortest = 5
const reason = z.preprocess(decoded, saying(300).min(shortest))

/** Why somebody looks at another person's data: the header x-reason, as encodeURIComponent writes it. */
export const reasonOf = ({ headers }: FastifyRequest): string => {
  const told = reason.safeParse(headers['x-reason'])
  if (told.success) return told.data
  throw problem(400, `x-reason: say in ${shortest} to 300 characters why you look at this person's data`, {
    code: 'reason-needed',
    errors: [{ field: 'x-reason', message: `must have ${shortest} to 300 characters, percent-encoded` }],
  })
}

function decoded(text: unknown) {
  try {
    return typeof text === 'string' ? decodeURIComponent(text) : text
  } catch {
    return undefined
  }
}
