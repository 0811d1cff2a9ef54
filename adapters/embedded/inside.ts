import { existsSync } from 'node:fs'
import type { Account } from './account.ts'

// Each server program starts inside the cluster and calls it by this name. It needs no way through the directories
// above, so the cluster stays in DATA_DIR even where the server's user could not walk to it.
export const clusterAsSeenInside = existsSync('/proc/self/cwd') ? '/proc/self/cwd' : '.'

// Detached: a terminal's Ctrl-C must reach the server through our own shutdown only.
export const serverProcess = (cluster: string, account: Account | undefined) => ({
  cwd: cluster,
  ...account,
  env: { PATH: process.env.PATH, LC_ALL: 'C' },
  detached: true,
})

export const cannotRun = (program: string) => new Error(`PostgreSQL cannot be run here (${program}): set DATABASE_URL.`)
