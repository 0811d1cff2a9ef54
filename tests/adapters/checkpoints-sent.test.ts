import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkpointFile } from '../../adapters/proof/checkpoints.ts'

// What the operator's own place has of the log's checkpoints, when it was away for a while.

let folder: string
let isOpen = true
let taken: number[] = []

const place = createServer(async (request, response) => {
  const { size } = JSON.parse(await text(request))
  if (isOpen) taken.push(size)
  response.writeHead(isOpen ? 204 : 503).end()
})
const url = () => `http://127.0.0.1:${(place.address() as AddressInfo).port}/`

/** A process of its own each time: nothing is remembered but what lies in the folder. */
const checkpoints = (to: string | null = url()) => checkpointFile(folder, to)
const signed = (size: number) => ({
  origin: 'a log',
  size,
  root: Buffer.alloc(32).toString('base64'),
  at: new Date(size * 3_600_000).toISOString(),
  signature: Buffer.alloc(64).toString('base64'),
})
const failsToAdd = (size: number) => expect(checkpoints().add(signed(size))).rejects.toThrow('answered 503')

beforeAll(() => new Promise<void>(ready => void place.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise(closed => void place.close(closed)))
beforeEach(async () => {
  isOpen = true
  taken = []
  folder = await mkdtemp(join(tmpdir(), 'formkurve-sent-'))
  return () => rm(folder, { recursive: true, force: true })
})

test('what was not taken is sent before the next one, in order, also by another process', async () => {
  await checkpoints().add(signed(1))
  isOpen = false
  for (const size of [2, 3]) await failsToAdd(size)
  isOpen = true
  await checkpoints().add(signed(4))
  expect(taken).toEqual([1, 2, 3, 4])
  expect((await checkpoints().read()).map(({ size }) => size)).toEqual([1, 2, 3, 4])
})

test('what was not taken is sent again where nothing new was signed, and once', async () => {
  isOpen = false
  await failsToAdd(1)
  isOpen = true
  for (let times = 0; times < 2; times++) await checkpoints().deliver()
  expect(taken).toEqual([1])
})

test('a place that is named later gets what is signed from then on; after a month away, the last month', async () => {
  for (const size of [1, 2]) await checkpoints(null).add(signed(size))
  await checkpoints().add(signed(3))
  expect(taken).toEqual([3])
  const away = Array.from({ length: 800 }, (_, nth) => `${JSON.stringify(signed(4 + nth))}\n`)
  await appendFile(checkpoints().file, away.join(''))
  for (let times = 0; times < 9; times++) await checkpoints().deliver()
  expect(taken).toEqual([3, ...Array.from({ length: 744 }, (_, nth) => 60 + nth)])
})

test('a file that was put aside is begun anew at that place as well', async () => {
  for (const size of [1, 2, 3]) await checkpoints().add(signed(size))
  await writeFile(checkpoints().file, '')
  isOpen = false
  await failsToAdd(7)
  isOpen = true
  await checkpoints().add(signed(8))
  expect(taken).toEqual([1, 2, 3, 7, 8])
})
