import { DatabaseSync } from 'node:sqlite'
import { until } from './waiting.ts'

// SQLite's file locks belong to the operating system, which frees them when a process dies: nothing here goes stale,
// and no process id has to be believed.
export const fileLock = (path: string) => {
  const file = new DatabaseSync(path)

  const attempt = (...statements: string[]) => {
    try {
      for (const statement of statements) file.exec(statement)
      return true
    } catch (error) {
      if (file.isTransaction) file.exec('rollback')
      if (isBusy(error)) return false
      throw error
    }
  }
  const tryAlone = () => attempt('begin exclusive')
  const tryShared = () => attempt('begin', 'select * from sqlite_master')

  return {
    tryAlone,
    alone: () => until(tryAlone),
    shared: () => until(tryShared),
    release: () => {
      if (file.isTransaction) file.exec('rollback')
    },
    close: () => file.close(),
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5
