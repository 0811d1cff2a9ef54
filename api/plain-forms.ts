import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { SecurityLog } from '../commands/ports/security.ts'
import { failedForms as words } from '../content/site/failed-forms.ts'
import { heard } from './problems.ts'
import type { SitePages } from './site-pages.ts'

const form = 'application/x-www-form-urlencoded'

export const isForm = (request: FastifyRequest) => request.headers['content-type']?.startsWith(form) === true

/** Takes forms as browsers send them by themselves: of a field that comes twice, the last. */
export const takeForms = (scope: FastifyInstance, limit: { readonly bodyLimit?: number } = {}) =>
  scope.addContentTypeParser<string>(form, { parseAs: 'string', ...limit }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  )

type Failing = {
  readonly security: Pick<SecurityLog, 'note'>
  readonly pages: SitePages
  /** Where a form that came to this path is shown again. */
  readonly pageOf: (path: string) => string
  /** What goes back into it. */
  readonly kept: (body: unknown) => Readonly<Record<string, string>>
}

/** A form that was refused comes back as a page, with why, and with what was written in it as far as that was read. */
export const answerWithPages = (scope: FastifyInstance, { security, pages, pageOf, kept }: Failing) =>
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (!isForm(request)) throw error
    const { problem, headers } = heard(error, request, security)
    const { status, detail } = problem
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
