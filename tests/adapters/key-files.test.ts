import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileSafe } from '../../adapters/keys/file-safe.ts'
import { startProduct } from '../support/product.ts'

let folder: string
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'formkurve-keys-')), 'keys')
})
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('files with keys are read by nobody but their owner, whichever way they were written', async () => {
  const safe = fileSafe(folder, 'ring')
  await safe.add()
  const { version } = await safe.add()
  expect([await modeOf(folder), await modeOf(safe.name)]).toEqual(['700', '600'])
  const before = await readFile(safe.name, 'utf8')
  await safe.destroyBefore(version)
  expect(await modeOf(safe.name)).toBe('600')
  expect(await readFile(safe.name, 'utf8')).not.toBe(before)
  expect(await safe.read()).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['ring.keys'])
})

test('whatever a running product keeps beside its data is for its owner alone, but for the key that anybody checks by', async () => {
  const KEY_DIR = join(folder, '..', 'own')
  const it = await startProduct({ environment: { KEY_DIR, AUDIT_DIR: join(KEY_DIR, 'audit') } })
  await it.person('anna@example.org')
  await it.product.proofs.attest()
  await it.close()
  const found = await readdir(KEY_DIR, { withFileTypes: true, recursive: true })
  const modes = await Promise.all(
    found.map(async one => [one.name, one.isDirectory(), await modeOf(join(one.parentPath, one.name))] as const),
  )
  expect(found.length).toBeGreaterThan(4)
  for (const [name, isFolder, mode] of modes)
    expect([name, mode]).toEqual([name, isFolder ? '700' : name.endsWith('.pub.pem') ? '644' : '600'])
  expect(await modeOf(KEY_DIR)).toBe('700')
})
