import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileSecurityLog } from '../../adapters/security-log.ts'
import { asUserId } from '../../domain/ids.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-security-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const refusal = { what: 'refused', request: 'r', call: 'GET /auth/me', status: 401 } as const

test('who floods it with refusals hides nothing else, fills no disk, and is counted', async () => {
  let now = Date.parse('2026-11-25T12:00:00.100Z')
  const log = fileSecurityLog(
    folder,
    () => new Date(now).toISOString(),
    () => {},
  )
  for (let n = 0; n < 5000; n++) log.note(refusal)
  log.note({ what: 'signed in', person: asUserId('mallory'), request: 'r' })
  log.note({ what: 'copy of data taken', person: asUserId('anna'), request: 'r' })
  now += 1000
  for (let n = 0; n < 60; n++) log.note(refusal)
  await log.close()
  const [name = ''] = await readdir(folder)
  const lines = (await readFile(join(folder, name), 'utf8'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const counts = Map.groupBy(lines, ({ what }) => what)
  expect(counts.get('refused')).toHaveLength(100)
  expect(counts.get('signed in')).toHaveLength(1)
  expect(counts.get('copy of data taken')).toHaveLength(1)
  expect(counts.get('left out')).toMatchObject([{ lines: 4950 }, { lines: 10 }])
})
