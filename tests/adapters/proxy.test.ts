import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestOptions,
  type Server,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type SecureVersion } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { until } from '../../adapters/embedded/waiting.ts'

const isThere = spawnSync('caddy', ['version']).status === 0

/** The Caddyfile as it is, but for its ports, where the product is, and that this machine need not trust its authority. */
const started = async (folder: string, ports: { plain: number; secure: number; app: number }) => {
  const text = await readFile(new URL('../../Caddyfile', import.meta.url), 'utf8')
  const here = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${ports.plain}\n\thttps_port ${ports.secure}`
  const config = join(folder, 'Caddyfile')
  await writeFile(config, text.replace(/^\{$/m, here).replace('app:3000', `127.0.0.1:${ports.app}`))
  const environment = { ...process.env, DOMAIN: 'localhost', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return spawn('caddy', ['run', '--config', config], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] })
}

describe.skipIf(!isThere)('the proxy of the compose file', () => {
  let folder: string
  let caddy: ChildProcess
  let app: Server
  const heard: IncomingHttpHeaders[] = []
  let said = ''
  const ports = { plain: 0, secure: 0, app: 0 }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'formkurve-proxy-'))
    app = createServer((request, answer) => {
      heard.push(request.headers)
      answer.end('the product')
    })
    app.listen(0, '127.0.0.1')
    await once(app, 'listening')
    Object.assign(ports, { plain: await freePort(), secure: await freePort() })
    ports.app = (app.address() as AddressInfo).port
    caddy = await started(folder, ports)
    caddy.stderr?.on('data', text => {
      said += text
    })
    expect(await until(async () => (await spoken({ minVersion: 'TLSv1.2' })) !== null, 15_000)).toBe(true)
  })
  afterAll(async () => {
    caddy?.kill('SIGKILL')
    app?.close()
    await rm(folder, { recursive: true, force: true })
  })

  type Offer = { minVersion?: SecureVersion; maxVersion?: SecureVersion; ciphers?: string }

  /** What is agreed upon when this is offered; null where nothing is. */
  const spoken = (offer: Offer) =>
    new Promise<string | null>(resolve => {
      const socket = connect(
        { port: ports.secure, servername: 'localhost', rejectUnauthorized: false, ...offer },
        () => {
          resolve(`${socket.getProtocol()} ${socket.getCipher().name}`)
          socket.destroy()
        },
      )
      socket.on('error', () => resolve(null))
    })

  const ask = async (secure: boolean, options: RequestOptions) => {
    const [by, port] = secure ? [httpsRequest, ports.secure] : [httpRequest, ports.plain]
    const asked = by({ port, host: 'localhost', rejectUnauthorized: false, agent: false, ...options })
    asked.end(options.method === 'POST' ? '{}' : undefined)
    const [answer] = await once(asked, 'response')
    answer.resume()
    return { status: answer.statusCode, location: answer.headers.location }
  }

  test('speaks TLS 1.3 and 1.2, nothing older', async () => {
    expect(await spoken({})).toMatch(/^TLSv1\.3 /)
    expect(await spoken({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 /)
    const any = 'ALL:@SECLEVEL=0'
    expect(await spoken({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: any })).toBeNull()
  })

  test('no suite without authenticated encryption', async () => {
    const ciphers = 'ECDHE-ECDSA-AES128-SHA:ECDHE-ECDSA-AES256-SHA:ECDHE-ECDSA-AES128-SHA256:@SECLEVEL=0'
    expect(await spoken({ maxVersion: 'TLSv1.2', ciphers })).toBeNull()
  })

  test('a page asked for in the clear is led to HTTPS; a call is refused, so that its client notices', async () => {
    heard.length = 0
    const page = await ask(false, { path: '/blog?a=b', headers: { accept: 'text/html,*/*' } })
    expect(page).toEqual({ status: 308, location: 'https://localhost/blog?a=b' })
    const headers = { accept: 'application/json', authorization: 'Bearer x', 'content-type': 'application/json' }
    for (const call of [
      { method: 'GET', path: '/auth/me', headers },
      { method: 'POST', path: '/auth/login', headers },
      { method: 'POST', path: '/api/contact', headers: { accept: 'text/html' } },
    ])
      expect(await ask(false, call)).toEqual({ status: 403, location: undefined })
    expect(heard).toEqual([])
  })

  test('the product hears who asks from the proxy, not from whoever asks', async () => {
    heard.length = 0
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' }
    expect((await ask(true, { path: '/', headers })).status).toBe(200)
    expect(heard[0]).toMatchObject({
      'x-forwarded-for': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      'x-forwarded-proto': 'https',
    })
  })

  test('what it says of its troubles tells of nobody: no address, no token, no browser', async () => {
    await new Promise(done => app.close(done))
    app.closeAllConnections()
    const headers = { authorization: 'Bearer geheim-1', 'user-agent': 'Geheimbrowser/2', cookie: 'known=geheim-3' }
    expect((await ask(true, { path: '/auth/verify-email?token=geheim-4', headers })).status).toBe(502)
    expect(await until(async () => said.includes('"status":502'), 5000)).toBe(true)
    expect(said).not.toMatch(/geheim|remote_ip|client_ip|127\.0\.0\.1:\d+->|"headers"/i)
  })
})
