import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../adapters/config.ts'
import { type Reports, reports } from '../api/report/report.ts'
import { exerciseBook } from '../api/workout-answer.ts'
import { catalogue } from '../content/exercises/catalogue.ts'
import type { FeedbackId, UserId } from '../domain/ids.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Proofs } from './proofs.ts'

let last: Promise<unknown> = Promise.resolve()

/** Of all copies of data in this process a piece at a time, each followed by a rest as long: half of the time is everybody else's. */
export const oneByOne = <Made>(work: () => Promise<Made>): Promise<Made> => {
  const mine = last.then(async () => {
    const began = Date.now()
    try {
      return await work()
    } finally {
      await pause(Date.now() - began)
    }
  })
  last = mine.catch(() => {})
  return mine
}

type Parts = {
  readonly infrastructure: Pick<Infrastructure, 'log'>
  readonly proofs: Pick<Proofs, 'signedNow' | 'checkingKey'>
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly feedbackOf: (person: UserId) => Promise<readonly FeedbackId[]>
}

export const wireReports = ({ infrastructure: { log }, proofs, config, feedbackOf }: Parts): Reports =>
  reports({
    log,
    signs: proofs,
    book: exerciseBook(catalogue),
    feedbackOf,
    publicUrl: config.PUBLIC_URL,
    turn: oneByOne,
  })

const script = new URL('../tools/verify-proof.mjs', import.meta.url)

/** What checks a report, as files that everybody may have. */
export const checkingFiles = ({ checkingKey }: Pick<Proofs, 'checkingKey'>) => ({
  script: () => readFile(script, 'utf8'),
  key: checkingKey.pem,
})
