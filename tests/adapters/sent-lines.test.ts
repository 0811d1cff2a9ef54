import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../adapters/config.ts'
import { fileSecurityLog } from '../../adapters/security-log.ts'
import { sentLines } from '../../adapters/sent-lines.ts'

const clock = () => '2026-03-01T18:00:00.000Z'

let status: number
let taken: string[]
let url: string
let folder: string
let reported: string[]
const server = createServer(async (request, response) => {
  const lines = (await text(request)).trimEnd().split('\n')
  if (status === 200) taken.push(...lines)
  response.writeHead(status, { location: '/elsewhere' }).end()
})
beforeEach(async () => {
  ;[status, taken, reported] = [200, [], []]
  folder = await mkdtemp(join(tmpdir(), 'formkurve-sent-'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const opened = (most?: number) => {
  const report = (line: string) => reported.push(line)
  const sent = sentLines(url, { clock, report, pauses: [20], ...(most ? { most } : {}) })
  return { sent, log: fileSecurityLog(folder, clock, report, sent.add) }
}

test('every line of the security log is also where the operator wants it, in its order, once that can be reached', async () => {
  const { sent, log } = opened()
  status = 503
  for (const what of ['signed in', 'refused', 'role granted']) log.note({ what })
  await expect.poll(() => reported).toEqual(['the security log is not taken where it is sent'])
  status = 307
  await log.close()
  const kept = (await readFile(join(folder, 'security-2026-03-01.jsonl'), 'utf8')).trimEnd().split('\n')
  expect(kept).toHaveLength(3)
  expect(taken).toEqual([])
  status = 200
  await expect.poll(() => taken).toEqual(kept)
  log.note({ what: 'signed out' })
  await expect.poll(() => taken.length).toBe(4)
  await sent.close()
  expect(reported).toHaveLength(1)
})

test('who takes nothing for long is told how much was left out, and holds up nobody at the end', async () => {
  const { sent, log } = opened(2)
  status = 503
  for (const what of ['one', 'two', 'three', 'four']) log.note({ what })
  await expect.poll(() => reported.length).toBe(1)
  status = 200
  await expect
    .poll(() => taken.map(line => JSON.parse(line)))
    .toEqual([
      { at: clock(), what: 'one' },
      { at: clock(), what: 'two' },
      { at: clock(), what: 'not sent', lines: 2 },
    ])
  status = 503
  log.note({ what: 'five' })
  const began = performance.now()
  await log.close()
  await sent.close()
  expect(performance.now() - began).toBeLessThan(3500)
})

test('it leaves this machine by TLS only', async () => {
  const given = (SECURITY_LOG_URL: string) => readConfig({ SECURITY_LOG_URL })
  await expect(given('http://logs.example/in')).rejects.toThrow(/SECURITY_LOG_URL/)
  await expect(given('https://logs.example/in')).resolves.toBeDefined()
  await expect(given('http://127.0.0.1:9/in')).resolves.toBeDefined()
})
