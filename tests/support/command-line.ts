import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { nodeWords } from './start-words.ts'

type Said = { readonly code: number; readonly out: string; readonly err: string }

/** A program of the product as an operator calls it, in a process of its own, on this database. */
export const commandLine =
  (databaseUrl: string, environment: NodeJS.ProcessEnv = {}) =>
  (file: string, ...words: string[]): Promise<Said> =>
    promisify(execFile)(process.execPath, [...nodeWords, file, ...words], {
      env: { ...process.env, DATABASE_URL: databaseUrl, SECRET_KEY: '5e'.repeat(32), ...environment },
      maxBuffer: 64 * 1024 * 1024,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
      ({ code, stdout, stderr }) => ({ code: Number(code), out: String(stdout), err: String(stderr) }),
    )
