import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPool } from '../../adapters/postgres/pool.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { commandLine } from '../support/command-line.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct } from '../support/product.ts'

describe('the proof of the log', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let folder: string

  beforeEach(async () => {
    database = await freshDatabase()
    folder = await mkdtemp(join(tmpdir(), 'formkurve-audit-'))
  })
  afterEach(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const called = (file: string, ...words: string[]) => commandLine(database.url, { AUDIT_DIR: folder })(file, ...words)
  const log = (...words: string[]) => called('main.ts', 'log', ...words)
  const findings = async () => JSON.parse((await log('audit', '--json')).out).findings

  /** What somebody does who owns the database, and can do anything to it. */
  const asOwner = async (...statements: string[]) => {
    const owner = openPool(database.url, { max: 1 })
    await owner.query('alter table log.events disable trigger events_are_facts')
    for (const statement of statements) await owner.query(statement)
    await owner.query('alter table log.events enable trigger events_are_facts')
    const { rows } = await owner.query('select gp, id, stream, version from log.events order by gp')
    await owner.end()
    return rows.map(({ gp, ...row }) => ({ gp: Number(gp), ...row }))
  }

  /** A log that athletes wrote and that was signed; answers its rows. */
  const trained = async () => {
    const product = await startProduct({ databaseUrl: database.url, environment: { AUDIT_DIR: folder } })
    for (const name of ['anna', 'ben', 'cleo']) {
      const { access_token: token } = await product.person(`${name}@formkurve.test`)
      const made = await product.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })
      expect(made.status).toBe(201)
    }
    const signed = (await product.product.proofs.attest())?.size ?? 0
    await product.close()
    const rows = await asOwner()
    expect(rows.length).toBeGreaterThan(12)
    return { rows, signed }
  }

  test('finds nothing where nothing was touched, and names each event that was changed, removed, added or moved', {
    timeout: 180_000,
  }, async () => {
    const { rows } = await trained()
    expect(await log('audit')).toMatchObject({ code: 0, out: expect.stringContaining('the log is what was recorded') })

    const one = await asOwner(
      `update log.events set data = (data::jsonb || '{"at": "2020-01-01T00:00:00.000Z"}')::json where gp = 3`,
    )
    expect(await findings()).toMatchObject([
      { is: 'changed', place: 3, id: one[2]?.id, stream: one[2]?.stream },
      { is: 'unlike its checkpoint', since: 0 },
    ])
    const told = await log('audit')
    expect(told.code).toBe(1)
    expect(told.out).toContain(`Event 3 was changed: ${one[2]?.id}, revision ${one[2]?.version} of ${one[2]?.stream}.`)
    expect(rows).toHaveLength(one.length)
  })

  test('names an event that was removed, and two that were exchanged', { timeout: 180_000 }, async () => {
    const { rows } = await trained()
    const [first, second] = [rows[5], rows[6]]
    await asOwner(
      'create table kept as select * from log.events where gp in (6, 7, 9)',
      'delete from log.events where gp in (6, 7, 9)',
      `insert into log.events select case gp when 6 then 7 else 6 end, stream, version, type, id, data, meta, tx, created
       from kept where gp in (6, 7)`,
    )
    const found = await findings()
    expect(found).toContainEqual({ is: 'missing', place: 9 })
    const moved = (all: { is: string }[]) => all.filter(each => each.is === 'moved')
    expect(moved(found)).toMatchObject([
      { id: first?.id, place: 7 },
      { id: second?.id, place: 6 },
    ])
    // Also two that do not stand side by side, and nobody between them.
    await asOwner(
      'create table far as select * from log.events where gp in (2, 5)',
      'delete from log.events where gp in (2, 5)',
      `insert into log.events select case gp when 2 then 5 else 2 end, stream, version, type, id, data, meta, tx, created
       from far`,
    )
    expect(moved(await findings())).toMatchObject([
      { id: rows[1]?.id, place: 5 },
      { id: rows[4]?.id, place: 2 },
      { id: first?.id },
      { id: second?.id },
    ])
    expect(found).toContainEqual(expect.objectContaining({ is: 'unlike its checkpoint' }))
  })

  test('sees through who rewrites the tree as well, and who signs without the key', { timeout: 180_000 }, async () => {
    const { signed } = await trained()
    await asOwner(
      `update log.events set data = (data::jsonb || '{"at": "2020-01-01T00:00:00.000Z"}')::json where gp = 3`,
      'truncate proof.tiles',
    )
    const again = await startProduct({ databaseUrl: database.url, environment: { AUDIT_DIR: folder } })
    await again.product.proofs.extend()
    await again.close()
    expect(await findings()).toMatchObject([{ is: 'unlike its checkpoint', size: signed, since: 0 }])

    const file = join(folder, 'checkpoints.jsonl')
    const checkpoints = (await readFile(file, 'utf8')).trim().split('\n')
    const forged = { ...JSON.parse(checkpoints[0] ?? ''), root: Buffer.alloc(32, 7).toString('base64') }
    await writeFile(file, `${JSON.stringify(forged)}\n`)
    expect(await findings()).toMatchObject([{ is: 'forged checkpoint', size: forged.size }])
  })

  test('sees through who puts another log in its place, and says where there was nothing to compare with', {
    timeout: 180_000,
  }, async () => {
    const { signed } = await trained()
    await asOwner(
      'delete from log.events where gp = 3',
      'truncate proof.tiles',
      'update proof.origin set id = gen_random_uuid()',
    )
    expect(await findings()).toContainEqual(expect.objectContaining({ is: 'of another log', size: signed }))
    expect(await log('audit')).toMatchObject({ code: 1, out: expect.stringContaining('of a log with another origin') })

    const none = join(folder, 'none.jsonl')
    expect(await log('audit', '--checkpoints', none)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`there is no file ${none}`),
    })
    expect(await log('audit', '--key', join(folder, 'checkpoints.jsonl'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('holds no public key'),
    })
    await writeFile(none, '')
    expect((await log('audit', '--checkpoints', none)).out).toContain('Nothing signed was there to compare with')
    expect(await log('prove', '--since', 'abc')).toMatchObject({ code: 2, err: expect.stringContaining('"abc"') })
  })

  test('erasing a person leaves every proof valid that was made before', { timeout: 180_000 }, async () => {
    const product = await startProduct({ databaseUrl: database.url, environment: { AUDIT_DIR: folder } })
    const gone = await product.person('gone@formkurve.test', 'ein langer Satz', 'Gunda Geheim')
    const stays = await product.person('stays@formkurve.test')
    const before = await product.product.proofs.attest()
    const [of, other] = (
      await product.product.database.query(
        `select id, stream from log.events where type = 'UserRegistered' order by stream = $1 desc`,
        [`user-${gone.id}`],
      )
    ).rows
    expect([of.stream, other.stream]).toEqual([`user-${gone.id}`, `user-${stays.id}`])
    const made = [await log('prove', of.id), await log('prove', other.id)].map(({ out }) => out)
    await product.ask('POST /auth/close-account', {
      token: gone.access_token,
      body: { password: 'ein langer Satz', immediately: true },
    })
    await expect
      .poll(
        async () =>
          (await product.product.database.query(`select 1 from log.events where type = 'PersonalDataErased'`)).rows
            .length,
        { timeout: 8000 },
      )
      .toBe(1)
    const past = await product.product.log.load(streamOf('user', asUserId(gone.id)))
    expect(JSON.stringify(past)).not.toMatch(/gone@|Gunda/)
    await product.product.proofs.attest()
    await product.close()

    const [proof, key] = [join(folder, 'proof.json'), join(folder, 'audit-key.pub.pem')]
    const check = async (text: string) => {
      await writeFile(proof, text)
      return called('tools/verify-proof.mjs', proof, key)
    }
    for (const text of made) expect(await check(text)).toMatchObject({ code: 0 })
    // The same event proven anew is the same to the letter, and the log only grew.
    const again = JSON.parse((await log('prove', of.id)).out)
    expect(again.event).toBe(JSON.parse(made[0] ?? '').event)
    expect(await check(JSON.stringify(again))).toMatchObject({ code: 0 })
    expect(await check((await log('prove', '--since', String(before?.size))).out)).toMatchObject({ code: 0 })
    expect(await log('audit')).toMatchObject({ code: 0 })
  })

  test('proves an event and the growth of the log to whoever has the key and nothing else', {
    timeout: 180_000,
  }, async () => {
    const { rows, signed } = await trained()
    const proof = join(folder, 'proof.json')
    const key = join(folder, 'audit-key.pub.pem')
    const check = async (text: string) => {
      await writeFile(proof, text)
      return called('tools/verify-proof.mjs', proof, key)
    }
    const inclusion = await log('prove', rows[4]?.id)
    expect(await check(inclusion.out)).toMatchObject({ code: 0, out: expect.stringContaining('this is event 5 of') })
    const other = JSON.parse(inclusion.out)
    expect(await check(JSON.stringify({ ...other, event: other.event.replace('2', '3') }))).toMatchObject({ code: 1 })
    expect(await check(JSON.stringify({ ...other, index: other.index + 1 }))).toMatchObject({ code: 1 })

    const product = await startProduct({ databaseUrl: database.url, environment: { AUDIT_DIR: folder } })
    await product.person('dana@formkurve.test')
    await product.close()
    const growth = await log('prove', '--since', String(signed))
    expect(await check(growth.out)).toMatchObject({ code: 0, out: expect.stringContaining(`begin with the ${signed}`) })
    const broken = JSON.parse(growth.out)
    expect(await check(JSON.stringify({ ...broken, path: broken.path.slice(1) }))).toMatchObject({ code: 1 })
    // What is no proof, or no key, is told in one line.
    const torn = [
      {},
      null,
      { ...other, path: 'x' },
      { ...other, path: [...other.path, 7] },
      { ...other, checkpoint: { ...other.checkpoint, size: '5' } },
      { ...other, checkpoint: { ...other.checkpoint, origin: `${other.checkpoint.origin}\n5` } },
      { ...broken, older: { ...broken.older, size: 0 } },
      { ...broken, older: undefined },
    ]
    for (const part of torn) {
      const { code, err } = await check(JSON.stringify(part))
      expect([part, code, err]).toEqual([part, 1, expect.stringMatching(/^Does not hold: [^\n]+\n$/)])
    }
    expect(await check('not json')).toEqual({ code: 2, out: '', err: `${proof}: this is no proof: it is not JSON.\n` })
    await writeFile(proof, growth.out)
    expect(await called('tools/verify-proof.mjs', proof, proof)).toEqual({
      code: 2,
      out: '',
      err: `${proof}: this is no public key in PEM.\n`,
    })
    expect(await called('tools/verify-proof.mjs', proof, join(folder, 'none.pem'))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/there is no such file\.\n$/),
    })
    expect(await log('prove', '--since', '1')).toMatchObject({ code: 2, err: expect.stringContaining('no checkpoint') })
  })
})
