import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { readConfig } from '../../adapters/config.ts'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { isConflict } from '../../domain/kernel/log.ts'
import { streamOf } from '../../domain/streams.ts'

// Facts of athletes at a steady rate, in a process of its own: `node steady-writer.ts <events a second> <ms>`, the database
// and its keys in the environment. Says how many landed.
const [rate = '300', ms = '1000'] = process.argv.slice(2)
const infrastructure = await openInfrastructure(await readConfig(process.env), { say: () => {}, connections: 4 })
const began = performance.now()
let landed = 0
let sent = 0

const subject = asUserId(randomUUID())
const streams = Array.from({ length: 32 }, () => streamOf('workout', asWorkoutId(randomUUID())))

const rest = async (n: number) => {
  const id = freshId<'command'>()
  const of = { commandId: id, correlationId: id, causationId: id, subject, schema: 1 }
  const event = { type: 'RestTaken', set: asSetId('b1e1s1'), seconds: 60, at: new Date().toISOString() } as const
  const answer = await infrastructure.log.append(
    streams[n % streams.length] ?? streamOf('workout', asWorkoutId(subject)),
    'any',
    [{ id: freshId(), event, metadata: { ...of, actor: { kind: 'system', id: 'test' } } }],
  )
  if (!isConflict(answer)) landed++
}

const waiting: Promise<void>[] = []
for (let now = 0; now < Number(ms); now = performance.now() - began) {
  for (; sent < (now / 1000) * Number(rate); sent++) waiting.push(rest(sent))
  await setTimeout(10)
}
await Promise.all(waiting)
console.log(landed)
process.exit(0)
