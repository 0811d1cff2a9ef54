import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const program = new URL('hold-database.ts', import.meta.url).pathname

type Account = Pick<SpawnOptions, 'uid' | 'gid'>
type Answer = { url: string; adopted: boolean; failed?: string }

/** Another process that uses the embedded database of this folder. */
export const holder = (dataDir: string, account: Account = {}) => {
  const child = spawn(process.execPath, [program, dataDir], {
    ...account,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const answer = new Promise<Answer>((resolve, reject) => {
    if (child.stdout) createInterface(child.stdout).once('line', line => resolve(JSON.parse(line)))
    ended.then(() => reject(new Error('the holder ended without an answer')))
  })
  answer.catch(() => {})
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const ctrlC = () => child.pid && process.kill(-child.pid, 'SIGINT')
  return { answer, end, ctrlC }
}
