import { openPool } from '../../adapters/postgres/pool.ts'

/** What somebody does to the log who owns the database. */
export const asOwner = async (databaseUrl: string, statement: string) => {
  const owner = openPool(databaseUrl, { max: 1 })
  await owner.query('alter table log.events disable trigger events_are_facts')
  await owner.query(statement)
  await owner.query('alter table log.events enable trigger events_are_facts')
  await owner.end()
}
