import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { sealedDrafts } from '../../adapters/postgres/read-models/sealed-rows.ts'
import { asUserId, blockIdAt, exerciseIdIn, setIdIn } from '../../domain/ids.ts'
import type { AnyProjection } from '../../domain/kernel/projection.ts'
import { asId, asStream } from '../../domain/kernel/stream.ts'
import { build } from '../../projections/build.ts'
import { portionWorker } from '../../projections/portion.ts'
import type { Drafts } from '../../projections/ports.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { workoutHistory } from '../../projections/workout-history.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { row } from './append.ts'
import { busy, inTurns } from './measure.ts'
import type { Row } from './row.ts'
import { seed } from './seed.ts'
import { openStand, rounds, type Stand } from './stand.ts'

const wanted = Number(process.env.BENCH_EVENTS ?? 40_000)

/** What keeping everything about health sealed costs: beside the same events and rows in the open, in a log of theirs. */
export const benchSealing = async (): Promise<readonly Row[]> => {
  const [sealed, open] = [await openStand(), await openStand()]
  try {
    return [...(await rebuilding(sealed, open)), await appending(sealed)]
  } finally {
    await Promise.all([sealed.close(), open.close()])
  }
}

const appending = async ({ log, store }: Stand) => {
  const streams = Array.from({ length: 64 }, () => asStream<'workout'>(`workout-${randomUUID()}`))
  const exercise = exerciseIdIn(blockIdAt(1), 1)
  const set = { type: 'SetLogged', exercise, set: setIdIn(exercise, 1), reps: 8, weightKg: 22.5, rir: 2 } as const
  const subject = asUserId(randomUUID())
  const metadata = {
    commandId: asId<'command'>('c'),
    correlationId: asId<'command'>('c'),
    causationId: asId<'command'>('c'),
    subject,
    schema: 3,
  }
  const item = () => ({
    id: freshId<'event'>(),
    event: { ...set, at: new Date().toISOString() },
    metadata: { ...metadata, actor: { kind: 'user', id: subject } as const },
  })
  const stream = () => streams[Math.floor(Math.random() * streams.length)] ?? asStream<'workout'>('workout-none')
  const rate = (append: () => Promise<unknown>) => async () => ({ rate: (await busy(32, 1000, append)).rate })
  const bare = rate(() => store.append(stream(), 'any', [item()]))
  const sealed = rate(() => log.append(stream(), 'any', [item()]))
  await sealed()
  const turns = await inTurns(rounds, bare, sealed)
  return row('Append sealed, 32 clients', 'the same sets unsealed', turns, 'rate', 'events/s', { atLeast: 0.9 })
}

const rebuilding = async (stand: Stand, open: Stand) => {
  const events = await seed(stand, wanted, 'sealing')
  await seed({ ...open, log: { ...open.log, append: open.store.append } }, wanted, 'sealing')
  await setTimeout(1000)
  const rows: Row[] = []
  for (const model of [workoutList, workoutDetail, workoutHistory]) {
    const { sealed: _, ...unsealed }: AnyProjection = model
    const make =
      ({ log }: Stand, drafts: Drafts, projection: AnyProjection) =>
      async () => {
        const worker = portionWorker({ log, drafts, projections: [projection], full: () => false })
        const parts = { drafts, workers: [worker], code: randomUUID(), onProgress: () => {} }
        const began = performance.now()
        await build(projection, 'bench_sealing', { position: await log.head() }, parts)
        return { rate: (events * 1000) / (performance.now() - began) }
      }
    const bare = make(open, open.bareDrafts, unsealed)
    const sealed = make(stand, sealedDrafts(stand.bareDrafts, stand.keys), model)
    const turns = await inTurns(Math.min(rounds, 3), bare, sealed)
    const what = `Rebuild ${model.name} sealed, one worker`
    rows.push(row(what, 'the same events and rows unsealed', turns, 'rate', 'events/s', { atLeast: 0.9 }))
  }
  return rows
}
