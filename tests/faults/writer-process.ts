import { randomUUID } from 'node:crypto'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { plainStore } from '../../adapters/event-store/postgres/plain.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { asUserId } from '../../domain/ids.ts'
import { isConflict } from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'

// Writers in a process of their own, by the store that runs or the plain one:
// `node writer-process.ts <url> <role> <writers> <ms> [plain]`. Says how many landed.
const [url = '', role = '', writers = '1', ms = '1000', which = ''] = process.argv.slice(2)
const store =
  which === 'plain'
    ? plainStore(openPool(url, { role }))
    : postgresStore(url, openPool(url, { role, max: 1 }), wakeUps(), role)
const metadata = {
  commandId: freshId<'command'>(),
  correlationId: freshId<'command'>(),
  causationId: freshId<'command'>(),
  actor: { kind: 'system', id: 'test' },
  subject: asUserId('nobody'),
  schema: 1,
} as const

const end = performance.now() + Number(ms)
let landed = 0

const write = async () => {
  for (let stream = `busy-${randomUUID()}`, revision = -1; performance.now() < end; revision++) {
    const events = [{ id: freshId<'event'>(), event: { type: 'Step', n: revision + 1 }, metadata }]
    const answer = await store.append(asStream(stream), revision < 0 ? 'no-stream' : revision, events)
    if (isConflict(answer)) throw new Error('a conflict, where nobody else writes')
    landed++
    if (Math.random() < 0.01) {
      stream = `busy-${randomUUID()}`
      revision = -2
    }
  }
}

await Promise.all(Array.from({ length: Number(writers) }, write))
console.log(landed)
process.exit(0)
