import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { buildWeb } from '../../web/build.ts'
import * as sample from './fixture-data.ts'
import { changed, generate, kept } from './fixture-workouts.ts'

// Answers the contract with sample data, to look at the web client: node tests/web/fixture-server.ts [port]

const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; require-trusted-types-for 'script'"
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const problem = (status: number, message: string, more: object = {}) => ({
  status,
  body: { type: 'about:blank', title: message, status, detail: message, message, ...more },
})

const signIn = (email: string) => {
  if (email.startsWith('neu')) return problem(403, 'User not verified', { code: 'not_verified', email })
  if (email.startsWith('falsch')) return problem(401, 'Invalid credentials')
  const access_token = email.startsWith('leer') ? 'empty' : 'full'
  const answer = {
    access_token,
    token_type: 'Bearer',
    expires_in: 900,
    refresh_token: 'r',
    user: sample.user,
    ...sample.user,
  }
  return { status: 200, body: answer }
}

const answer = (method: string, path: string, body: Record<string, unknown>, token: string) => {
  if (path === '/auth/login') return signIn(String(body.email))
  if (path === '/auth/verify-email') return { status: 200, body: { message: 'ok' } }
  if (path.startsWith('/auth/') && method === 'POST') return { status: 200, body: { message: 'ok' } }
  if (token === '') return problem(401, 'Unauthorized')
  if (path === '/auth/me') return { status: 200, body: sample.user }
  if (path === '/dashboard/overview')
    return { status: 200, body: token === 'empty' ? sample.emptyOverview : sample.overview }
  if (path === '/training-profiles/all') return { status: 200, body: token === 'empty' ? [] : sample.places }
  if (path === '/training-plan/mine') return { status: 200, body: sample.trainingPlan }
  if (path === '/catalogue') return { status: 200, body: sample.catalogue }
  if (path === '/llm/start-workout-creation') return { status: 202, body: { workout_id: generate() } }
  if (path.endsWith('/history')) return { status: 200, body: sample.history }
  if (path.endsWith('/preparation')) return { status: 200, body: sample.preparation }
  if (path.endsWith('/place')) return { status: 200, body: { profile_id: sample.places[0]?.id ?? null } }
  return onWorkout(method, path, body)
}

const onWorkout = (method: string, path: string, body: Record<string, unknown>) => {
  const [, id = '', rest = ''] = /workouts\/([^/]+)(.*)/.exec(path) ?? []
  const workout = kept.get(id) ?? (id.startsWith(sample.ids.done.slice(0, 8)) ? kept.get(sample.ids.done) : undefined)
  if (!workout) return problem(404, 'Workout ID not found')
  if (method === 'GET') return { status: 200, body: workout }
  kept.set(id, changed(workout, rest, body))
  return { status: 200, body: { message: 'ok' } }
}

const read = async (request: IncomingMessage) => {
  const text = (await request.toArray()).join('')
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

const handle = async (web: string, request: IncomingMessage, response: ServerResponse) => {
  const path = new URL(request.url ?? '/', 'http://x').pathname
  const file = join(web, path)
  response.setHeader('content-security-policy', csp)
  if (path.startsWith('/assets/') && existsSync(file)) {
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    return void createReadStream(file).pipe(response)
  }
  if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return void createReadStream(join(web, 'app.html')).pipe(response)
  }
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  const { status, body } = answer(request.method ?? 'GET', path, await read(request), token)
  response.writeHead(status, { 'content-type': 'application/json', 'x-position': String(Date.now()) })
  response.end(JSON.stringify(body))
}

export const serveFixture = async (port: number) => {
  const web = process.env.WEB_FOLDER ?? (await buildWeb())
  return new Promise<{ url: string; close: () => void }>(ready => {
    const server = createServer((request, response) => void handle(web, request, response))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const used = typeof address === 'object' && address ? address.port : port
      ready({ url: `http://127.0.0.1:${used}`, close: () => server.close() })
    })
  })
}

if (import.meta.main) console.log((await serveFixture(Number(process.argv[2] ?? 3210))).url)
