import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cappedFetch } from '../../adapters/capped-fetch.ts'
import { checkpointFile } from '../../adapters/proof/checkpoints.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const listening = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'formkurve-audit-'))
  ends.push(() => rm(path, { recursive: true, force: true }))
  return path
}

const checkpoint = {
  origin: 'formkurve.test',
  size: 1,
  root: 'AA==',
  at: '2026-03-01T18:00:00.000Z',
  signature: 'AA==',
}

test.each<[string, (url: string) => Promise<unknown>]>([
  ['what a language model or a range of leaked passwords is asked', url => cappedFetch(1000)(url, { method: 'POST' })],
  ['a signed checkpoint', async url => checkpointFile(await folder(), url).add(checkpoint)],
])('%s goes where the operator said, and on to nowhere', async (_, send) => {
  const asked: string[] = []
  const elsewhere = await listening((_, response) => {
    asked.push('elsewhere')
    response.end('{}')
  })
  const there = await listening((_, response) => {
    asked.push('there')
    response.writeHead(307, { location: elsewhere }).end()
  })
  await expect(send(there)).rejects.toThrow()
  expect(asked).toEqual(['there'])
  await expect(send(elsewhere)).resolves.not.toThrow()
})

test('a checkpoint that nobody took rests in the file all the same', async () => {
  const path = await folder()
  await expect(checkpointFile(path, 'http://127.0.0.1:1/').add(checkpoint)).rejects.toThrow()
  expect(JSON.parse(await readFile(join(path, 'checkpoints.jsonl'), 'utf8'))).toEqual(checkpoint)
})
