import { askServer, databaseUrl } from './database.ts'
import { isAlive, readPidFile, removePidFile } from './pid-file.ts'
import type { Places } from './places.ts'
import { until } from './waiting.ts'

export type Server = { pid: number; port: number }

/** The server that already runs on this cluster, once it answers. */
export const findServer = async (places: Places) => {
  let found: Server | undefined
  let doubtSince: number | undefined
  const settled = await until(async () => {
    const named = readPidFile(places)
    if (!named || !isAlive(named.pid)) return true
    const reply = await askServer(databaseUrl(places, named.port, 'postgres'))
    if (reply === 'ready') found = named
    if (reply === 'ready') return true
    doubtSince = reply === 'refused' || reply === 'foreign' ? (doubtSince ?? performance.now()) : undefined
    return doubtSince !== undefined && performance.now() - doubtSince > 3000
  }, 60_000)
  if (!settled) throw new Error(`The running database does not answer: process ${readPidFile(places)?.pid}`)
  // Else PostgreSQL would take whatever process now bears this id for its server, and refuse to start.
  if (!found) removePidFile(places)
  return found
}

export const stopServer = async (places: Places, known: Server | undefined) => {
  const named = readPidFile(places)
  const server = named ?? known
  if (!server || !isAlive(server.pid)) return
  if (server.pid !== known?.pid && (await askServer(databaseUrl(places, server.port, 'postgres'))) !== 'ready') return
  const gone = () => !isAlive(server.pid) || (named !== undefined && readPidFile(places)?.pid !== server.pid)
  for (const [signal, patience] of [
    ['SIGINT', 60_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    send(server, signal)
    if (await until(gone, patience)) break
  }
  await until(() => !isAlive(server.pid), 1000)
}

export const send = (server: Server, signal: NodeJS.Signals) => {
  try {
    process.kill(server.pid, signal)
  } catch {
    // It went on its own.
  }
}
