import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { declarations } from '../content/site/declarations.ts'
import { calls } from '../contract/all.ts'
import type { Call } from '../contract/call.ts'
import { reviseWorkout } from '../contract/coach.ts'
import { wantsPage } from './pages.ts'
import { refused } from './problems.ts'
import { headersEverywhere } from './secure-headers.ts'
import { turnstile } from './turnstile.ts'
import { languageOf } from './workout-answer.ts'

/** Imported, it would look at everything that it exports, and so load the client behind `fetch`: 14 MB for nothing. */
const { createServer } = process.getBuiltinModule('node:http')

/** An operator is told so often, in ms, that calls are sent away. */
const tellEveryMs = 10_000

type Report = (told: { readonly sentAway: number; readonly inHand: number }) => void

/**
 * Sends calls away at the door while more are in hand than can be answered soon: with 503, before a route is looked for,
 * anybody is asked who they are, or a body is read, so that it costs next to nothing.
 */
export const admission = (addressOf: (request: IncomingMessage) => string, report: Report): FastifyServerFactory => {
  const { enter, size } = turnstile()
  const tell = counting(sentAway => report({ sentAway, inHand: size() }))

  return (answer, { keepAliveTimeout, requestTimeout }) => {
    const server = createServer({ requireHostHeader: false }, (request, response) => {
      if (isPage(request)) return answer(request, response)
      const leave = enter(waits(request), addressOf(request))
      if (leave) {
        response.once('close', leave)
        return answer(request, response)
      }
      sendAway(request, response)
      tell()
    })
    return Object.assign(server, { keepAliveTimeout, requestTimeout })
  }
}

/** Tells how often it was asked to since it told last: at once, then now and again. */
const counting = (tell: (times: number) => void) => {
  let times = 0
  let toldAt = Number.NEGATIVE_INFINITY
  return () => {
    times++
    if (performance.now() - toldAt < tellEveryMs) return
    tell(times)
    times = 0
    toldAt = performance.now()
  }
}

type Asked = Pick<IncomingMessage, 'method' | 'url'>

/** Which requests are for one of these calls. */
const oneOf = (some: readonly Pick<Call, 'method' | 'path'>[]) => {
  const paths = some.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, '[^/?]+')}`)
  const those = new RegExp(`^(${paths.join('|')})/?(\\?|$)`)
  return ({ method, url }: Asked) => those.test(`${method} ${url}`)
}

/** Whose caller must be known: work for the database, even where a header says that it is to be a page. */
const isPersonal = oneOf(calls.filter(({ method, access }) => method === 'GET' && access !== 'anyone'))

/** What pages are made of comes from memory, and whoever watches over us must hear that we live. */
const isPage = (request: IncomingMessage) => {
  const { url = '', method, headers } = request
  if (method !== 'GET' || isPersonal(request)) return false
  const isPart = (headers['sec-fetch-dest'] ?? 'empty') !== 'empty'
  return isPart || wantsPage(request) || ['/healthz', '/readyz', '/assets/'].some(start => url.startsWith(start))
}

/** Calls that stay open, stand in a line of their own, rest, or wait for a language model: they hold up nobody meanwhile. */
const waits = oneOf([
  ...calls.filter(({ refuses }) => refuses?.some(name => name === 'too-busy' || name === 'still-generating')),
  reviseWorkout,
  ...Object.values(declarations).map(({ path }) => ({ method: 'POST', path }) as const),
])

const { problem, headers } = refused('too-busy')

const answer = (language: 'de' | 'en', detail: string) => {
  const written = (type: string, text: string) => {
    const body = Buffer.from(text)
    const about = { 'content-type': type, 'content-language': language, 'content-length': body.length }
    return { head: { ...headersEverywhere, ...headers, ...about, 'cache-control': 'no-store' }, body }
  }
  return {
    data: written('application/problem+json', JSON.stringify({ ...problem, detail, message: detail })),
    page: written(
      'text/html; charset=utf-8',
      `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>503</title><p>${detail}</p></html>`,
    ),
  }
}

const answers = {
  de: answer('de', problem.detail),
  en: answer('en', 'There is a lot going on here right now. Please try again in a moment.'),
}

/** A form that was sent without script is answered by a page. */
const sendAway = ({ headers }: IncomingMessage, response: ServerResponse) => {
  const { data, page } = answers[languageOf(headers['accept-language'])]
  const { head, body } = headers.accept?.includes('text/html') ? page : data
  response.writeHead(503, head).end(body)
}
