import {
  type DatabaseConnection,
  DefaultQueryExecutor,
  type DialectAdapter,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
} from 'kysely'

type Answering = DatabaseConnection['executeQuery']

/** Kysely for who answers its questions: no pool and no transactions of its own, and nothing is streamed. */
export const kyselyAsking = <Tables>(
  executeQuery: Answering,
  adapter: DialectAdapter = new PostgresAdapter(),
): Kysely<Tables> => {
  const connection: DatabaseConnection = {
    executeQuery,
    streamQuery: () => {
      throw new Error('nothing is streamed here')
    },
  }
  const dialect = new PostgresDialect({ pool: async () => Promise.reject(new Error('there is no pool here')) })
  const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), adapter, {
    provideConnection: consumer => consumer(connection),
  })
  return new Kysely<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}
