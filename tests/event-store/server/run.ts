import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { serverVersion } from './support/server-version.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const vitest = join(root, 'node_modules', '.bin', 'vitest')
const url = process.env.EVENTSTORE_URL

const run = (...args: string[]) => spawnSync(vitest, ['run', ...args], { cwd: root, stdio: 'inherit' }).status ?? 1

if (url) {
  console.log(`EventStoreDB: ${await serverVersion(url)}`)
  process.exitCode = run('--project', 'event-store', '--no-file-parallelism')
} else {
  console.log(`EVENTSTORE_URL is not set: no server is used. The adapter runs against a double of its client only.
With an empty server:  EVENTSTORE_URL='esdb://127.0.0.1:2113?tls=false' npm run test:eventstore
  EVENTSTORE_RESTART_COMMAND      kills the server and starts it again: tested in the middle of the work
  EVENTSTORE_KILL_LEADER_COMMAND  kills the leader of a cluster, and
  EVENTSTORE_REVIVE_COMMAND       starts again what was killed: tested while athletes train
  EVENTSTORE_STOP_COMMAND         stops the server, and
  EVENTSTORE_START_COMMAND        starts it again, or fails where it does not come up, on what lies in
  EVENTSTORE_DATA                 the folder of its files: altered there, and each alteration is named by an audit`)
  process.exitCode = run('--project', 'fast', 'tests/event-store/eventstoredb')
}
