import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { isAlive } from '../../adapters/embedded/pid-file.ts'
import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { holder } from '../support/holder.ts'

const asRoot = process.getuid?.() === 0
const leftovers: (() => unknown)[] = []

afterEach(async () => {
  for (const clean of leftovers.splice(0).reverse()) await clean()
})

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'formkurve-test-'))
  leftovers.push(() => rm(path, { recursive: true, force: true }))
  return path
}

const start = async (dataDir: string, options: { throwaway?: boolean } = { throwaway: true }) => {
  const database = await embeddedPostgres({ dataDir, say: () => {}, ...options })
  leftovers.push(database.stop)
  return database
}

const hold = (dataDir: string, account?: { uid: number; gid: number }) => {
  const other = holder(dataDir, account)
  leftovers.push(() => other.end('SIGKILL'))
  return other
}

const ask = async (url: string, question: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query(question).finally(() => client.end())).rows
}

const serverPid = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])

const gone = (pid: number) => until(() => !isAlive(pid), 5000)

describe('the embedded database', () => {
  test('keeps data, port and password from one start to the next, and stops without an orphan', async () => {
    const dataDir = join(await folder(), 'not there yet')
    const first = await start(dataDir, {})
    await ask(first.url, `create table notes as select 'Kniebeuge' as note`)
    const pid = await serverPid(dataDir)
    await first.stop()
    expect(isAlive(pid)).toBe(false)

    const second = await start(dataDir, {})
    expect(second).toMatchObject({ url: first.url, adopted: false })
    expect(await ask(second.url, 'select note from notes')).toEqual([{ note: 'Kniebeuge' }])
  })

  test('is durable, local, in UTF-8 and in code-point order, and keeps its password to itself', async () => {
    const dataDir = await folder()
    const { url } = await start(dataDir, {})
    const settings = `select name, setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories', 'server_encoding')`
    expect(Object.fromEntries((await ask(url, settings)).map(row => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      server_encoding: 'UTF8',
    })
    expect(await ask(url, `select 'Z' < 'a' and 'z' < 'ä' as sorted, lower('ÄÖÜ') as lowered`)).toEqual([
      { sorted: true, lowered: 'äöü' },
    ])
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
    await expect(ask(url.replace(/:\w+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('is adopted after its process was killed', async () => {
    const dataDir = await folder()
    const killed = hold(dataDir)
    const { url } = await killed.answer
    await ask(url, 'create table sets as select 8 as reps')
    await killed.end('SIGKILL')

    const next = await start(dataDir)
    expect(next).toMatchObject({ url, adopted: true })
    expect(await ask(next.url, 'select reps from sets')).toEqual([{ reps: 8 }])
    const pid = await serverPid(dataDir)
    await next.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('is started once by many who come at once, and stopped by the last who goes', async () => {
    const dataDir = await folder()
    const holders = [hold(dataDir), hold(dataDir), hold(dataDir)]
    const answers = await Promise.all(holders.map(other => other.answer))
    expect(answers.map(answer => answer.adopted).sort()).toEqual([false, true, true])
    expect(new Set(answers.map(answer => answer.url)).size).toBe(1)

    const pid = await serverPid(dataDir)
    await Promise.all(holders.slice(1).map(other => other.end('SIGTERM')))
    expect(isAlive(pid)).toBe(true)
    await holders[0]?.end('SIGTERM')
    expect(isAlive(pid)).toBe(false)
  })

  test('does not hear the Ctrl-C of a terminal, and goes when its process exits without stopping it', async () => {
    const dataDir = await folder()
    const other = hold(dataDir)
    const { url } = await other.answer
    other.ctrlC()
    expect(await ask(url, 'select pg_sleep(0.2)')).toHaveLength(1)
    const pid = await serverPid(dataDir)
    await other.end('SIGHUP')
    expect(await gone(pid)).toBe(true)
  })

  test('starts again after it was killed itself, on another port when its own is taken', async () => {
    const dataDir = await folder()
    const first = await start(dataDir)
    const pid = await serverPid(dataDir)
    process.kill(pid, 'SIGKILL')
    await gone(pid)
    await first.stop()
    const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    leftovers.push(() => squatter.close())
    await once(squatter, 'listening')

    const second = await start(dataDir)
    expect(second.adopted).toBe(false)
    expect(second.url).not.toBe(first.url)
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is not fooled by a process id that now belongs to another program', async () => {
    const dataDir = await folder()
    const first = await start(dataDir)
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await first.stop()
    const stranger = spawn('sleep', ['60'], asRoot ? await stat(pidFile.replace('postmaster.pid', '')) : {})
    leftovers.push(() => stranger.kill())
    await writeFile(pidFile, [stranger.pid, ...lines.slice(1)].join('\n'))

    expect((await start(dataDir)).adopted).toBe(false)
    expect(stranger.exitCode).toBeNull()
  })

  test('redoes a setup that was cut short', async () => {
    const dataDir = await folder()
    const killed = hold(dataDir)
    const names = () => readdir(join(dataDir, 'postgres')).catch(() => [])
    await until(async () => (await names()).some(name => name.includes('unfinished')), 5000)
    await killed.end('SIGKILL')
    expect(await names()).not.toContain('cluster')

    const { url } = await start(dataDir)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await names()).filter(name => name.includes('unfinished'))).toEqual([])
  })

  test('says in one line that DATA_DIR is not writable', async () => {
    const file = join(await folder(), 'a file')
    await writeFile(file, '')
    await expect(start(join(file, 'data'))).rejects.toThrow(/^DATA_DIR is not writable by this user: .*$/)
  })
})

describe.runIf(asRoot)('the embedded database as root', () => {
  test('runs as another user, in a directory which that user cannot enter', async () => {
    const closed = await folder()
    await chmod(closed, 0o700)
    const dataDir = join(closed, 'data')
    const { url } = await start(dataDir)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await stat(`/proc/${await serverPid(dataDir)}`)).uid).not.toBe(0)
  })

  test('leaves the database of an ordinary user alone, in one clear line', async () => {
    const dataDir = await folder()
    await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true })
    await chown(join(dataDir, 'postgres', 'cluster'), 65534, 65534)
    await expect(start(dataDir)).rejects.toThrow(/belongs to user 65534: start as that user\.$/)
  })

  const nobody = { uid: 65534, gid: 65534 }

  test('works for an ordinary user, whom it tells when root owns the data', async ({ skip }) => {
    const entered = spawn(process.execPath, ['--check', import.meta.filename], { ...nobody, stdio: 'ignore' })
    const reached = await once(entered, 'exit').then(
      ([code]) => code === 0,
      () => false,
    )
    if (!reached) skip('an ordinary user cannot enter this clone')
    const dataDir = await folder()
    await chown(dataDir, nobody.uid, nobody.gid)
    const own = hold(join(dataDir, 'own'), nobody)
    expect(await ask((await own.answer).url, 'select 1 as one')).toEqual([{ one: 1 }])
    const pid = await serverPid(join(dataDir, 'own'))
    expect((await stat(`/proc/${pid}`)).uid).toBe(nobody.uid)
    await own.end('SIGTERM')
    expect(isAlive(pid)).toBe(false)

    await mkdir(join(dataDir, 'of root', 'postgres'), { recursive: true, mode: 0o700 })
    expect((await hold(join(dataDir, 'of root'), nobody).answer).failed).toMatch(/^DATA_DIR is not writable/)
  })
})
