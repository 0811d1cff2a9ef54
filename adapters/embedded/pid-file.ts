import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Places } from './places.ts'

const pidFile = (places: Places) => join(places.cluster, 'postmaster.pid')

// The server writes it line by line: process id, folder, start time, port.
export const readPidFile = (places: Places) => {
  const lines = readLines(pidFile(places))
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]) } : undefined
}

export const removePidFile = (places: Places) => rmSync(pidFile(places), { force: true })

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !awaitsBurial(pid)
}

// In a container whose first process collects no orphans, a dead server stays in the process table for good.
const awaitsBurial = (pid: number) => /\) Z /.test(readLines(`/proc/${pid}/stat`)[0] ?? '')

const readLines = (path: string) => {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
