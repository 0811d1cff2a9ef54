import { setTimeout as sleep } from 'node:timers/promises'
import { serverAccount } from './account.ts'
import { createDatabase, databaseUrl } from './database.ts'
import { fileLock } from './file-lock.ts'
import { ensureCluster } from './initdb.ts'
import { startServer } from './launch.ts'
import { isAlive } from './pid-file.ts'
import { preparePlaces } from './places.ts'
import { programs } from './programs.ts'
import { findServer, type Server, send, stopServer } from './server.ts'
import { saySlow } from './waiting.ts'

type Options = {
  dataDir: string
  say: (line: string) => void
  /** Gives up durability for speed: for tests. */
  throwaway?: boolean
}

// A launcher of our own: the package's class exits the process from its own signal hook, cannot share one server
// between processes, and cannot run as root below a directory that other users may not enter.
export const embeddedPostgres = async ({ dataDir, say, throwaway = false }: Options) => {
  const places = preparePlaces(dataDir)
  const lock = fileLock(places.gate)
  const use = fileLock(places.use)
  let server: Server | undefined

  const enter = async () => {
    await use.shared()
    process.once('exit', leaveInHaste)
    const account = await serverAccount()
    const bin = await programs(account, say)
    await saySlow(say, 'Setting up the database …', () => ensureCluster({ places, bin, account, throwaway }))
    const launched = (started: Server) => {
      server = started
    }
    const findOrStart = async () => {
      const found = await saySlow(say, 'Waiting for the running database …', () => findServer(places))
      const launch = { places, bin, account, throwaway, launched }
      server = found ?? (await saySlow(say, 'Starting the database …', () => startServer(launch)))
      return { port: server.port, adopted: found !== undefined }
    }
    const { port, adopted } = await findOrStart()
    const url = await createDatabase(databaseUrl(places, port, 'postgres'), 'formkurve')
    void keepAlive(findOrStart)
    return { url, adopted }
  }

  /** Starts the server again whenever it has died: on the same port, so that whoever was connected finds it again. */
  const keepAlive = async (findOrStart: () => Promise<{ port: number }>) => {
    for (; !stopped; await sleep(500, undefined, { ref: false })) {
      if (server && isAlive(server.pid)) continue
      say('The database has gone away …')
      await behindTheGate(async () => stopped ?? findOrStart()).then(
        () => say('The database runs again.'),
        error => say(String(error.message)),
      )
    }
  }

  const leave = async () => {
    process.off('exit', leaveInHaste)
    if (iAmTheLast()) await saySlow(say, 'Stopping the database …', () => stopServer(places, server))
  }

  const leaveInHaste = () => {
    if (server && iAmTheLast()) send(server, 'SIGINT')
  }

  const iAmTheLast = () => {
    use.release()
    return use.tryAlone()
  }

  let last: Promise<unknown> = Promise.resolve()
  const behindTheGate = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(async () => {
      await saySlow(say, 'Waiting for another process to start or stop the database …', lock.alone)
      return work().finally(lock.release)
    })
    last = mine.catch(() => {})
    return mine
  }

  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= behindTheGate(leave).finally(() => {
      use.close()
      lock.close()
    })
    return stopped
  }

  try {
    return { ...(await behindTheGate(enter)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
