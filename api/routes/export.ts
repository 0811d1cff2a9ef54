import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { SecurityLog } from '../../commands/ports/security.ts'
import { brand } from '../../content/brand.ts'
import * as contract from '../../contract/export.ts'
import { dayOf } from '../../domain/days.ts'
import type { UserId } from '../../domain/ids.ts'
import { feedback } from '../../projections/feedback.ts'
import type { CopiesOfData } from '../copy-of-data.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import type { RateLimiter } from '../rate-limit.ts'
import type { Reports } from '../report/report.ts'
import { route, type Serving } from '../route.ts'

type Parts = Inspecting & {
  readonly reports: Reports
  readonly copies: CopiesOfData
  readonly limiter: RateLimiter
  readonly security: Pick<SecurityLog, 'note'>
  readonly clock: () => string
}

export const exportRoutes = (serving: Serving, { copies, reports, limiter, security, clock, ...inspecting }: Parts) => {
  const look = recordingLooks(inspecting)

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
      const copy = await begun(copies.facts(who.id, clock()))
      asFile(reply, 'json').type('application/json; charset=utf-8')
      return copy
    },
    [feedback.name],
  )

  const reportOf = async (reply: FastifyReply, person: UserId, reader: 'athlete' | 'court') => {
    const report = await begun(reports({ person, for: reader }))
    asFile(reply, 'html').type('text/html; charset=utf-8')
    return report
  }

  route(
    serving,
    contract.exportReport,
    async ({ who, request, reply }) => {
      await begin(who.id, request.id)
      return reportOf(reply, who.id, 'athlete')
    },
    [feedback.name],
  )

  route(serving, contract.reportOfPerson, async asked => {
    const { params, who, reply } = asked
    if ((await inspecting.accounts.load(params.id)).state.status === 'unknown') throw asked.refused('no-such-user')
    await limiter.copyOfData(who.id)
    await look(asked, { people: [params.id], what: 'report', unsealed: true })
    return reportOf(reply, params.id, 'court')
  })

  route(serving, contract.exportSets, async ({ who, request, reply }) => {
    await begin(who.id, request.id)
    const table = await begun(copies.sets(who.id))
    asFile(reply, 'csv').type('text/csv; charset=utf-8')
    return table
  })
}

/** What cannot begin is refused; what breaks off later ends the answer early, and is no whole file. */
const begun = async (pieces: AsyncGenerator<string>) =>
  Readable.from(after(await pieces.next(), pieces), { objectMode: false, highWaterMark: 64 * 1024 })

async function* after(first: IteratorResult<string, unknown>, rest: AsyncGenerator<string>) {
  if (!first.done) yield first.value
  yield* rest
}
