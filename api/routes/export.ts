import type { FastifyReply } from 'fastify'
import type { SecurityLog } from '../../commands/ports/security.ts'
import { brand } from '../../content/brand.ts'
import * as contract from '../../contract/export.ts'
import { dayOf } from '../../domain/days.ts'
import type { UserId } from '../../domain/ids.ts'
import { feedback } from '../../projections/feedback.ts'
import type { CopiesOfData } from '../copy-of-data.ts'
import type { RateLimiter } from '../rate-limit.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly copies: CopiesOfData
  readonly limiter: RateLimiter
  readonly security: Pick<SecurityLog, 'note'>
  readonly clock: () => string
}

export const exportRoutes = (serving: Serving, { copies, limiter, security, clock }: Parts) => {
  const asFile = (reply: FastifyReply, ending: string) =>
    reply.header(
      'content-disposition',
      `attachment; filename="${brand.name.toLowerCase()}-${dayOf(clock())}.${ending}"`,
    )

  const begin = async (person: UserId, request: string) => {
    await limiter.copyOfData(person)
    security.note({ what: 'copy of data taken', person, request })
  }

  route(
    serving,
    contract.exportFacts,
    async ({ who, request, reply }) => {
      await begin(who.id, request.id)
      asFile(reply, 'json')
      return { exported_at: clock(), facts: await copies.facts(who.id) }
    },
    [feedback.name],
  )

  route(serving, contract.exportSets, async ({ who, request, reply }) => {
    await begin(who.id, request.id)
    asFile(reply, 'csv').type('text/csv; charset=utf-8')
    return copies.sets(who.id)
  })
}
