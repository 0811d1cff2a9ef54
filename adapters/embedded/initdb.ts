import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Account } from './account.ts'
import { cannotRun, clusterAsSeenInside, serverProcess } from './inside.ts'
import { keepPassword, type Places } from './places.ts'
import type { Programs } from './programs.ts'

// Code-point order on every machine, and yet upper and lower case of all letters.
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

type Wanted = { places: Places; bin: Programs; account: Account | undefined; throwaway: boolean }

export const ensureCluster = async (wanted: Wanted) => {
  const { places, account } = wanted
  if (existsSync(places.cluster)) return refuseForeign(places, account)
  await removeUnfinished(places)
  keepPassword(places)
  const unfinished = await mkdtemp(`${places.cluster}.unfinished-`)
  if (account) await chown(unfinished, account.uid, account.gid)
  await initdb(unfinished, wanted)
  await rename(unfinished, places.cluster)
  await remember(places.home)
}

const refuseForeign = async (places: Places, account: Account | undefined) => {
  const { uid } = await stat(places.cluster)
  if (uid === (account?.uid ?? process.getuid?.())) return
  throw new Error(`The database in ${places.home} belongs to user ${uid}: start as that user.`)
}

const removeUnfinished = async (places: Places) => {
  const leftovers = (await readdir(places.home)).filter(name =>
    name.startsWith(`${basename(places.cluster)}.unfinished-`),
  )
  for (const name of leftovers) await rm(join(places.home, name), { recursive: true, force: true, maxRetries: 10 })
}

const initdb = async (folder: string, { places, bin, account, throwaway }: Wanted) => {
  const password = await open(places.password)
  if (account) await password.chown(account.uid, account.gid)
  const who = ['--username=formkurve', '--auth=scram-sha-256', '--pwfile=/dev/stdin']
  const child = spawn(
    bin.initdb,
    ['-D', clusterAsSeenInside, ...who, ...locale, '--no-instructions', ...(throwaway ? ['--no-sync'] : [])],
    { ...serverProcess(folder, account), stdio: [password.fd, 'ignore', 'pipe'] },
  )
  const complaint = child.stderr ? text(child.stderr) : ''
  const ended = new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  const code = await ended.catch(() => Promise.reject(cannotRun(bin.initdb))).finally(() => password.close())
  if (code !== 0) throw new Error(`The database could not be set up: ${lastLine(await complaint)}`)
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? ''

// Without this a power cut may bring the old folder name back, and with it an empty database.
const remember = async (folder: string) => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
