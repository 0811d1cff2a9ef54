import { createHash } from 'node:crypto'
import type { IsLeaked } from '../../commands/ports/secrets.ts'
import { cappedFetch } from '../capped-fetch.ts'

/** A padded answer has about a thousand lines of forty bytes. */
const ask = cappedFetch(256 * 1024)
const prefixLength = 5

type Parts = {
  /** Where ranges are asked for: the first five digits follow as the last part of the path. */
  readonly baseUrl: string
  readonly report: (line: string, error: unknown) => void
  /** Milliseconds that an answer may take, to its end. */
  readonly patience?: number
}

/**
 * Asks a range API as Have I Been Pwned describes it (k-anonymity): the first five hexadecimal digits of the password's
 * SHA-1 go out, the ends of all leaked ones that begin so come back, filled up with others that count zero. Whoever does
 * not answer within a second and a half, or not as described, is reported, and the password passes.
 */
export const leakedPasswords =
  ({ baseUrl, report, patience = 1500 }: Parts): IsLeaked =>
  async password => {
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
    try {
      const answer = await ask(`${baseUrl.replace(/\/+$/, '')}/${digest.slice(0, prefixLength)}`, {
        headers: { 'add-padding': 'true', 'user-agent': 'formkurve' },
        signal: AbortSignal.timeout(patience),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      return countOf(digest.slice(prefixLength), text) > 0
    } catch (error) {
      report('nobody says whether a password has leaked, so it passes', why(error))
      return false
    }
  }

const countOf = (end: string, text: string) => {
  const lines = text.split(/\r?\n/).filter(Boolean)
  const odd = lines.find(line => !/^[0-9A-F]{35}:\d+$/i.test(line))
  if (odd !== undefined || lines.length === 0) throw new Error('did not answer with a range')
  const line = lines.find(one => one.toUpperCase().startsWith(end))
  return Number(line?.slice(end.length + 1) ?? 0)
}

/** One line, for the log is read by people. */
const why = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? error.message : `${error.message}: ${why(error.cause)}`) : ''
