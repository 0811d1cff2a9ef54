import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { openLeases } from '../../adapters/postgres/leases.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { postgresDrafts } from '../../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts, sealedReadModels, sealedSnapshots } from '../../adapters/postgres/read-models/sealed-rows.ts'
import { postgresSnapshots } from '../../adapters/postgres/read-models/snapshots.ts'
import { postgresReadModels } from '../../adapters/postgres/read-models.ts'
import { type Category, type DomainEvent, schemaOf } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import { type Expected, isConflict } from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { anywhere } from './anywhere.ts'
import { freshDatabase } from './fresh-database.ts'

/** A log with read models on a database of its own, without the rest of the product. */
export const openLog = async () => {
  const database = await freshDatabase()
  const owner = openPool(database.url, { max: 2 })
  const roles = await migrate(owner)
  const role = roles?.app ?? null
  const pool = openPool(database.url, { role })
  const projecting = openPool(database.url, { role: roles?.projections ?? null })
  const patient = openPool(database.url, { role: roles?.projections ?? null, timeout: 60_000 })
  const keys = memoryKeyRing()
  const store = postgresStore(database.url, pool, wakeUps(), role)
  const log = sealedStore(store, keys)
  const alone = openLeases(database.url, role)
  const models = sealedReadModels(postgresReadModels(projecting, alone), keys)

  const append = async (stream: string, expected: Expected, about: string, ...events: DomainEvent[]) => {
    const commandId = freshId<'command'>()
    const subject = asUserId(about)
    const answer = await anywhere(log).append(
      asStream<Category>(stream),
      expected,
      events.map(event => ({
        id: freshId<'event'>(),
        event,
        metadata: {
          commandId,
          correlationId: commandId,
          causationId: commandId,
          actor: { kind: 'user', id: subject },
          subject,
          schema: schemaOf(event.type),
        },
      })),
    )
    if (isConflict(answer)) throw new Error(`conflict on ${stream}`)
    return answer
  }

  return {
    url: database.url,
    role,
    owner,
    pool,
    projecting,
    store,
    log,
    keys,
    alone,
    models,
    append,
    drafts: sealedDrafts(postgresDrafts(patient), keys),
    snapshots: sealedSnapshots(postgresSnapshots(patient), keys),
    close: async () => {
      await store.close()
      await Promise.all([pool.end(), projecting.end(), patient.end(), owner.end()])
      await database.drop()
    },
  }
}

export type OpenLog = Awaited<ReturnType<typeof openLog>>
