import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { failedForms as words } from '../content/site/failed-forms.ts'
import { isOutage } from '../domain/kernel/outage.ts'
import { refusalOf } from './problems.ts'
import type { SitePages } from './site-pages.ts'

const form = 'application/x-www-form-urlencoded'

export const isForm = (request: FastifyRequest) => request.headers['content-type']?.startsWith(form) === true

/** Takes forms as browsers send them by themselves: of a field that comes twice, the last. */
export const takeForms = (scope: FastifyInstance) =>
  scope.addContentTypeParser<string>(form, { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  )

type Failing = {
  readonly pages: SitePages
  /** Where a form that came to this path is shown again. */
  readonly pageOf: (path: string) => string
  /** What goes back into it. */
  readonly kept: (body: unknown) => Readonly<Record<string, string>>
}

/** A form that was refused comes back as a page, with why, and with what was written in it as far as that was read. */
export const answerWithPages = (scope: FastifyInstance, { pages, pageOf, kept }: Failing) =>
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (!isForm(request)) throw error
    const { problem, headers } = refusalOf(error)
    const { status, detail } = problem
    if (isOutage(error)) request.log.warn({ outage: error.outage }, error.message)
    else request.log[status >= 500 ? 'error' : 'warn']({ err: error }, 'a form could not be taken')
    const inGerman = headers['content-language'] === 'de'
    const why = inGerman ? detail : status === 413 ? words.tooLong : words.invalid
    const { 'retry-after': wait } = headers
    if (wait) reply.header('retry-after', wait)
    return pages.sendFilled(
      request,
      reply,
      pageOf(request.routeOptions.url ?? ''),
      { why, ...kept(request.body) },
      status,
    )
  })

/** What a field held, no longer than it may be. */
export const keptOf = (body: unknown, field: string, most: number | null) =>
  String(Object(body)[field] ?? '')
    .slice(0, most ?? 0)
    .toWellFormed()
