import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Paths that belong to the web client. One path may be both a page and a call: see `wantsPage`. */
export const appPages = [
  '/app.html',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/update-password',
  '/auth/registration-success',
  '/auth/receipt',
  '/auth/parent',
  '/auth/lost-factor',
  '/dashboard',
  '/training/:id',
  '/training/:id/history',
  '/settings',
  '/settings/about',
  '/settings/places',
  '/settings/account',
  '/settings/terms',
  '/settings/body',
  '/settings/deleted',
  '/settings/inspections',
  '/settings/membership',
  '/start',
  '/internal',
  '/internal/workouts',
  '/internal/workouts/:id',
  '/internal/profile',
  '/internal/desk',
  '/internal/desk/*',
]

export const wantsPage = (request: Pick<IncomingMessage, 'method' | 'headers'>) =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')

/** A call that is meant: asked for as data, or by a page's script. What only opens or looks through links does neither. */
export const wantsData = ({ headers }: FastifyRequest) => {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined) return mode === 'cors' || mode === 'same-origin'
  const accept = headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** Serves the built web client from `folder`. */
export const pages = async (app: FastifyInstance, folder: string) => {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    index: false,
    preCompressed: true,
  })
  const send = async (_: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(join(folder, 'app.html')))
  for (const path of appPages) app.get(path, send)
  app.get('/sw.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(join(folder, 'sw.js'))),
  )

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && request.url.split('?')[0] === '/auth/verify-email' && !wantsData(request))
      return send(request, reply)
  })
}
