import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { isAlive } from '../../adapters/embedded/pid-file.ts'
import { until } from '../../adapters/embedded/waiting.ts'

describe('a server with a database of its own', () => {
  let dataDir: string
  let url: string
  let port: number
  let server: ChildProcess
  let output = ''

  const databasePid = async () =>
    Number((await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'formkurve-ending-'))
    port = await freePort()
    url = `http://127.0.0.1:${port}`
    output = ''
    server = spawn(process.execPath, ['main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATA_DIR: dataDir,
        PORT: String(port),
        PUBLIC_URL: url,
        DATABASE_URL: '',
        SECRET_KEY: '5e'.repeat(32),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', chunk => {
        output += chunk
      })
    if (!(await until(isReady, 90_000))) throw new Error(`the server did not become ready: ${output}`)
  }, 120_000)
  afterEach(async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }, 60_000)

  test('ends within ten seconds of SIGTERM whatever its clients do, and takes its database with it', {
    timeout: 60_000,
  }, async () => {
    const database = await databasePid()
    const sockets = ['', 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n', 'POST /auth/login HTTP/1.1\r\nContent-Le'].map(
      said => {
        const socket = connect(port, '127.0.0.1', () => socket.write(said))
        socket.on('error', () => {})
        return socket
      },
    )
    const [, keptAlive] = sockets
    if (keptAlive) await once(keptAlive, 'data')
    const began = performance.now()
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(code).toBe(0)
    expect(isAlive(database)).toBe(false)
    for (const socket of sockets) socket.destroy()
  })

  test('starts its database again after that has died, and answers as before', { timeout: 60_000 }, async () => {
    const before = await databasePid()
    process.kill(before, 'SIGKILL')
    expect(await until(async () => !isAlive(before), 5000)).toBe(true)
    expect(await until(isReady, 30_000)).toBe(true)
    expect(await databasePid()).not.toBe(before)
    const registered = await fetch(`${url}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@formkurve.test', password: 'ein langer Satz', name: 'Anna' }),
    })
    expect(registered.status).toBe(201)
  })
})
