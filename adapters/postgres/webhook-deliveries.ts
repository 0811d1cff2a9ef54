import type { Position } from '../../domain/kernel/stream.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'
import { withoutAddresses } from './undone.ts'

type Delivery = {
  readonly position: Position | null
  readonly waiting: number
  readonly failing: number
  readonly error: string | null
}

/** How far subscribers were told, and what waits for them, by the names they stand under. */
export const webhookDeliveries =
  (database: Database) =>
  async (names: readonly string[]): Promise<ReadonlyMap<string, Delivery>> => {
    const { rows } = await reached(() =>
      database.query(
        `select c.name, c.position, count(p.event_id) filter (where p.next_at is null)::int as waiting,
           count(p.next_at)::int as failing,
           (array_agg(p.error order by p.attempts desc) filter (where p.attempts > 0))[1] as error
         from reactions.checkpoints c left join reactions.parked p on p.reaction = c.name
         where c.name = any($1) group by c.name, c.position`,
        [[...names]],
      ),
    )
    return new Map(
      rows.map(({ name, position, waiting, failing, error }) => [
        name,
        { position, waiting, failing, error: error && withoutAddresses(error) },
      ]),
    )
  }
