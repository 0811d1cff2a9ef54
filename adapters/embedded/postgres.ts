import { serverAccount } from './account.ts'
import { createDatabase, databaseUrl } from './database.ts'
import { fileLock } from './file-lock.ts'
import { ensureCluster } from './initdb.ts'
import { startServer } from './launch.ts'
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
  const gate = fileLock(places.gate)
  const use = fileLock(places.use)
  let server: Server | undefined

  const enter = async () => {
    await use.shared()
    process.once('exit', leaveInHaste)
    const account = await serverAccount()
    const bin = await programs(account, say)
    await saySlow(say, 'Richte die Datenbank ein …', () => ensureCluster({ places, bin, account, throwaway }))
    server = await saySlow(say, 'Warte auf die laufende Datenbank …', () => findServer(places))
    const adopted = server !== undefined
    const launched = (started: Server) => {
      server = started
    }
    const { port } =
      server ??
      (await saySlow(say, 'Starte die Datenbank …', () => startServer({ places, bin, account, throwaway, launched })))
    const url = await createDatabase(databaseUrl(places, port, 'postgres'), 'formkurve')
    return { url, adopted }
  }

  const leave = async () => {
    process.off('exit', leaveInHaste)
    if (iAmTheLast()) await saySlow(say, 'Halte die Datenbank an …', () => stopServer(places, server))
  }

  const leaveInHaste = () => {
    if (server && iAmTheLast()) send(server, 'SIGINT')
  }

  const iAmTheLast = () => {
    use.release()
    return use.tryAlone()
  }

  const behindTheGate = async <T>(work: () => Promise<T>) => {
    await saySlow(say, 'Warte, bis ein anderer Prozess die Datenbank gestartet oder angehalten hat …', gate.alone)
    return work().finally(gate.release)
  }

  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= behindTheGate(leave).finally(() => {
      use.close()
      gate.close()
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
