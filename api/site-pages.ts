import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inHtml } from '../content/in-html.ts'
import type { Prerendered } from '../contract/prerendered.ts'
import { tagOf } from './etag.ts'
import { packed, takesBrotli } from './packing.ts'
import { policy } from './secure-headers.ts'
import { fill, fillIn, type SiteValues } from './site-values.ts'

type SitePage = Prerendered & {
  readonly text: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  packed?: Promise<Buffer>
}

/** The prerendered pages, filled in once with what this place is called, packed once when first asked for. */
export const sitePages = async (folder: string, values: SiteValues, clock: () => string) => {
  const written: Prerendered[] = JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8'))
  const pages = new Map<string, readonly SitePage[]>()
  for (const each of written) {
    const text = fill(await readFile(join(folder, each.file), 'utf8'), values)
    const headers = { 'content-type': each.type, ...(each.styles.length > 0 ? policyFor(each.styles, values) : {}) }
    pages.set(each.path, [{ ...each, text, etag: tagOf(text), headers }, ...(pages.get(each.path) ?? [])])
  }
  const todays = (path: string) => {
    const today = clock()
    return pages.get(path)?.find(({ from = '' }) => from <= today)
  }
  const at = (path: string) => {
    const page = todays(path)
    if (!page) throw new Error(`the page ${path} was not built`)
    return page
  }

  return {
    paths: [...pages.keys()],
    /** A page may be there from a day on. */
    isThere: (path: string) => todays(path) !== undefined,

    send: async (request: FastifyRequest, reply: FastifyReply, path: string, status = 200) => {
      const page = at(path)
      reply.status(status).headers({ ...page.headers, vary: 'accept-encoding' })
      if (status !== 200) reply.header('cache-control', 'no-store')
      else {
        reply.headers({ 'cache-control': 'no-cache', etag: page.etag })
        if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send()
      }
      if (!takesBrotli(request)) return reply.send(page.text)
      page.packed ??= packed(page.text, 11)
      return reply.header('content-encoding', 'br').send(await page.packed)
    },

    /** A page with words of this one request in it. */
    sendFilled: async (
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      words: Readonly<Record<string, string>>,
      status = 200,
    ) => {
      const page = at(path)
      const inText = Object.fromEntries(Object.entries(words).map(([name, value]) => [`%${name}%`, inHtml(value)]))
      const text = fillIn(page.text, inText)
      reply.status(status).headers({ ...page.headers, vary: 'accept-encoding', 'cache-control': 'no-store' })
      if (!takesBrotli(request)) return reply.send(text)
      return reply.header('content-encoding', 'br').send(await packed(text, 5))
    },
  }
}

export type SitePages = Awaited<ReturnType<typeof sitePages>>

/** Others' scripts and addresses are let in only where they are set up. */
const policyFor = (styles: readonly string[], { analyticsSrc, contactEndpoint }: SiteValues) => {
  const analytics = analyticsSrc ? [new URL(analyticsSrc).origin] : []
  const contact = contactEndpoint ? [new URL(contactEndpoint).origin] : []
  return {
    'content-security-policy': policy({ scripts: analytics, connections: [...analytics, ...contact], styles }),
  }
}
