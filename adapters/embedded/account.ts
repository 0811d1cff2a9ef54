import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Account = { uid: number; gid: number }

// PostgreSQL refuses to run as root, so root lends it a system user that owns nothing but the cluster.
export const serverAccount = async (): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  return (await lookUp('postgres')) ?? (await lookUp('_postgres')) ?? (await addUser())
}

const lookUp = async (name: string): Promise<Account | undefined> => {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async flag => Number((await run('id', [flag, name])).stdout)))
    return uid && gid ? { uid, gid } : undefined
  } catch {
    return undefined
  }
}

const addUser = async () => {
  const nowhere = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  await run('useradd', ['--system', '--user-group', ...nowhere, 'postgres']).catch(() => {})
  const account = await lookUp('postgres')
  if (account) return account
  throw new Error(
    'PostgreSQL does not run as root, and the user "postgres" could not be made: ' +
      'start as an ordinary user, or set DATABASE_URL.',
  )
}
