import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { declarations } from '../content/site/declarations.ts'
import { unsubscribing } from '../content/site/unsubscribing.ts'
import { wantsPage } from './pages.ts'
import type { SitePages } from './site-pages.ts'
import type { Stamps } from './stamp.ts'

const icons = ['favicon.svg', 'icons/180.png', 'icons/192.png', 'icons/512.png', 'icons/512-maskable.png']
/** Answers to something else than to being asked for. */
const answersOnly = [
  ...['/404', '/blog/404', '/kontakt', '/kontakt/fehler'],
  ...['', '/fehler', '/fertig', '/ungueltig'].map(end => `${unsubscribing.path}${end}`),
  ...Object.values(declarations).flatMap(({ path }) => [`${path}/fehler`, `${path}/eingegangen`]),
]

/** The public pages, at addresses of their own; what nobody knows is answered with a page that says so. */
export const site = (app: FastifyInstance, folder: string, pages: SitePages, stamps: Stamps) => {
  for (const path of pages.paths.filter(path => !answersOnly.includes(path)))
    app.get(path, (request, reply) =>
      pages.isThere(path) ? pages.send(request, reply, path) : pages.send(request, reply, '/404', 404),
    )

  app.get('/kontakt', (request, reply) => pages.sendFilled(request, reply, '/kontakt', { stamp: stamps.fresh() }))
  app.get('/blog/:slug', (request, reply) => pages.send(request, reply, '/blog/404', 404))

  for (const icon of icons)
    app.get(`/${icon}`, (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(icon, folder, { cacheControl: false }),
    )
  app.get('/favicon.ico', (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .sendFile('192.png', join(folder, 'icons'), { cacheControl: false }),
  )

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && wantsPage(request)) return pages.send(request, reply, '/404', 404)
  })
}
