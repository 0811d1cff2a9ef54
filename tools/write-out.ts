import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { misuse } from './usage.ts'

/** npm run has put two lines of its own into standard output by now, and they would be the first of the file. */
export const mustBeFirst = (file: string | undefined) => {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env
  if (file || process.stdout.isTTY || script !== process.argv[2] || level === 'silent') return
  throw misuse(`npm writes lines of its own first: use npm run --silent ${script} -- …, or --out <file>`)
}

/** Lines to a file, which appears only when it is complete, or to standard output. As fast as it is taken, no faster. */
export const writeOut = async (lines: Iterable<string> | AsyncIterable<string>, file?: string) => {
  if (!file) return pipeline(Readable.from(lines), process.stdout, { end: false }).catch(unlessTaken)
  const unfinished = `${file}.unfinished`
  try {
    await pipeline(Readable.from(lines), createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Whoever reads may have seen enough: `… | head`. */
const unlessTaken = (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
}
