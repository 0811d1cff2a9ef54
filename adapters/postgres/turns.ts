import { createHash } from 'node:crypto'
import { locks } from './locks.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

export type Turns = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * One after the other for a name, among all processes that share the database. The pool is for turns alone: whoever holds
 * one asks others for more connections, and would wait for those who wait for a turn.
 */
export const turnsIn =
  (pool: Database): Turns =>
  async (name, work) => {
    const client = await reached(() => pool.connect())
    let broken: Error | undefined
    try {
      await reached(() => client.query(`begin; select pg_advisory_xact_lock(${locks.turns}, ${numberOf(name)})`))
      return await work()
    } finally {
      await client.query('rollback').catch(failure => {
        broken = failure
      })
      client.release(broken)
    }
  }

/** Two names may share one: they take turns then, too. */
const numberOf = (name: string) => createHash('sha256').update(name).digest().readInt32BE()
