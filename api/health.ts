import type { FastifyRequest } from 'fastify'
import type { Client, Consents } from '../commands/consent.ts'
import type { Catalogue } from '../domain/coach/basis/catalogue.ts'
import { healthTeller } from '../domain/coach/read/tells-health.ts'
import { dayOf } from '../domain/days.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'

type Words = string | null | undefined

/** Asked before anything is stored that says how ill somebody is: refused where they have withdrawn their consent. */
export const healthGate = ({ forHealth }: Pick<Consents, 'forHealth'>, catalogue: Catalogue, clock: () => string) => {
  const tellsHealth = healthTeller(catalogue)

  const allow = (context: CommandContext, request: FastifyRequest) => forHealth(context, clientOf(request))

  return {
    allow,
    /** A wish is read first: most say nothing of health. */
    allowWords: async (context: CommandContext, request: FastifyRequest, words: Words) =>
      words && tellsHealth(words, dayOf(clock())) ? allow(context, request) : null,
  }
}

export type HealthGate = ReturnType<typeof healthGate>

/** Who sends what needs a consent; null: one that asks people itself once it is refused, as our own screens do. */
export const clientOf = ({ headers }: FastifyRequest): Client =>
  headers['x-consent'] === 'ask' ? null : (headers['user-agent'] ?? '')
