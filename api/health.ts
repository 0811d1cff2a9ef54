import type { FastifyRequest } from 'fastify'
import type { Consents } from '../commands/consent.ts'
import type { Catalogue } from '../domain/coach/catalogue.ts'
import { readerFor } from '../domain/coach/read/reader.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'

type Words = string | null | undefined

const aboutHealth = ['complaint', 'condition', 'red-flag']

/** Asked before anything is stored that says how ill somebody is: refused where they have withdrawn their consent. */
export const healthGate = ({ forHealth }: Pick<Consents, 'forHealth'>, catalogue: Catalogue, clock: () => string) => {
  const read = readerFor(catalogue)

  const allow = (context: CommandContext, request: FastifyRequest) => forHealth(context, clientOf(request))

  const tellsHealth = (words: Words) =>
    words ? read(words, 'wish', clock().slice(0, 10)).items.some(({ kind }) => aboutHealth.includes(kind)) : false

  return {
    allow,
    /** A wish is read first: most say nothing of health. */
    allowWords: async (context: CommandContext, request: FastifyRequest, words: Words) =>
      tellsHealth(words) ? allow(context, request) : null,
  }
}

export type HealthGate = ReturnType<typeof healthGate>

export const clientOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? ''
