import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { openLeases } from '../../adapters/postgres/leases.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { postgresReadModels } from '../../adapters/postgres/read-models.ts'
import { roles } from '../../adapters/postgres/roles.ts'
import { runProjections } from '../../projections/run.ts'
import { count, counting } from '../support/counting.ts'

// A projector in a process of its own, whose fold takes its time: `node projector-process.ts <url> <model> <ms> <role>`.
const [url = '', name = '', ms = '0', role = ''] = process.argv.slice(2)
const pause = new Int32Array(new SharedArrayBuffer(4))

const slow = counting(name, (row, recorded) => {
  console.log('folding')
  Atomics.wait(pause, 0, 0, Number(ms))
  return count(row, recorded)
})

const pool = openPool(url, { role })
const log = sealedStore(postgresStore(url, pool, wakeUps()), memoryKeyRing())
const folding = openPool(url, { role: roles.projections })
const models = postgresReadModels(folding, openLeases(url, role))
const report = (line: string, error: unknown) => console.log(line, error)
await runProjections([slow], { log, models, report, onMoved: () => {} }, new AbortController().signal)
