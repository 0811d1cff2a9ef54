import { appendFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SecurityLog } from '../commands/ports/security.ts'
import { dayOf, daysBefore } from '../domain/days.ts'

const refusalsASecond = 50

/** A fact with its moment, which also says into which day's file it goes. */
type Line = { readonly at: string; readonly what: string; readonly lines?: number }

const textOf = (line: Line) => `${JSON.stringify(line)}\n`

/**
 * One JSON line a fact, in a file a day for its owner's eyes only. No more than fifty refusals a second, so that a flood
 * fills no disk: what was left out is counted in a line of its own. What was done is never left out, or whoever floods
 * would hide what they do. A disk that cannot be written to stops nobody.
 */
export const fileSecurityLog = (
  folder: string,
  clock: () => string,
  report: (line: string, error: unknown) => void,
  /** Where each line goes as well. */
  send: (line: string) => void = () => {},
) => {
  const nameOf = (at: string) => `security-${dayOf(at)}.jsonl`
  let [second, written, leftOut] = ['', 0, 0]
  let waiting: Line[] = []
  let writing: Promise<void> | null = null

  const write = async () => {
    await mkdir(folder, { recursive: true })
    while (waiting.length > 0) {
      const days = Map.groupBy(waiting, ({ at }) => nameOf(at))
      waiting = []
      for (const [name, lines] of days) {
        await appendFile(join(folder, name), lines.map(textOf).join(''), { mode: 0o600 })
      }
    }
  }

  const add = (line: Line) => {
    waiting.push(line)
    send(textOf(line))
    writing ??= write()
      .catch(error => report('the security log cannot be written', error))
      .finally(() => {
        writing = null
      })
  }

  const tellLeftOut = (at: string) => {
    if (leftOut > 0) add({ at, what: 'left out', lines: leftOut })
    second = at.slice(0, 19)
    written = 0
    leftOut = 0
  }

  const note: SecurityLog['note'] = fact => {
    const at = clock()
    if (at.slice(0, 19) !== second) tellLeftOut(at)
    if (fact.what === 'refused') written++
    if (fact.what === 'refused' && written > refusalsASecond) leftOut++
    else add({ at, ...fact })
  }

  /** Forgets whole days. Answers how many. */
  const tidy: SecurityLog['tidy'] = async days => {
    const oldest = nameOf(daysBefore(clock(), days))
    const names = await readdir(folder).catch(() => [])
    const old = names.filter(name => /^security-.*\.jsonl$/.test(name) && name < oldest)
    for (const name of old) await rm(join(folder, name), { force: true })
    return old.length
  }

  const close = async () => {
    tellLeftOut(clock())
    await writing
  }

  return { note, tidy, close }
}
