import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { askServer, databaseUrl } from './database.ts'
import { freePort } from './free-port.ts'
import { cannotRun, clusterAsSeenInside, serverProcess } from './inside.ts'
import type { Places } from './places.ts'
import type { Programs } from './programs.ts'
import type { Server } from './server.ts'
import { settings } from './settings.ts'
import { until } from './waiting.ts'

type Launch = {
  places: Places
  bin: Programs
  account: Account | undefined
  throwaway: boolean
  launched: (server: Server) => void
}

// Tried a few times: the port may be lost to another program at the last moment, and the children of a killed server
// may need a moment to go.
export const startServer = async (launch: Launch): Promise<Server> => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = await freePort(keptPort(launch.places))
    const server = await tryPort(launch, port)
    if (server) {
      writeFileSync(launch.places.port, `${port}\n`)
      return server
    }
    await sleep(300)
  }
  throw new Error(`The database does not start: ${complaint(launch.places.log)}`)
}

const tryPort = async ({ places, bin, account, throwaway, launched }: Launch, port: number) => {
  const log = openSync(places.log, 'w', 0o600)
  const child = spawn(bin.postgres, ['-D', clusterAsSeenInside, ...settings(port, throwaway)], {
    ...serverProcess(places.cluster, account),
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.once('error', () => {})
  child.unref()
  if (child.pid === undefined) throw cannotRun(bin.postgres)
  const server = { pid: child.pid, port }
  launched(server)
  const url = databaseUrl(places, port, 'postgres')
  await until(async () => hasEnded(child) || (await askServer(url)) === 'ready')
  return hasEnded(child) ? undefined : server
}

const hasEnded = (child: { exitCode: number | null; signalCode: NodeJS.Signals | null }) =>
  child.exitCode !== null || child.signalCode !== null

const keptPort = (places: Places) => {
  try {
    return Number(readFileSync(places.port, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

const complaint = (log: string) => {
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  return lines.findLast(line => line.includes('FATAL')) ?? lines.at(-1)
}
