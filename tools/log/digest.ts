import { parseArgs } from 'node:util'
import { eventsOf, type Original } from '../../adapters/event-store/copy.ts'
import { type Digest, digesting } from '../../adapters/event-store/digest.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { progress, type Reporter } from '../progress.ts'
import type { Command } from '../usage.ts'
import { withStore } from './stores.ts'

export const digestCommand: Command = {
  usage: 'digest [--of <url>]',
  about: 'The number of events of a log, and a digest of them all.',
  details: `A SHA-256 over every event in order: stream, revision, id, type, content, metadata and time. Positions are left
out, for each store has its own: a true copy has the same digest.

  --of <url>   esdb://… or postgres://…; without it, the log that the product uses`,
  run: async words => {
    const { values } = parseArgs({ args: [...words], options: { of: { type: 'string' } } })
    const reporter = progress()
    return withStore(values.of, 'read', reporter.say, async store => {
      console.log(lineOf(await digestOf(store, await store.head(), 'reading', reporter)))
      return 0
    })
  },
}

export const digestOf = async (
  store: Original,
  end: Position | null,
  title: string,
  reporter: Reporter,
): Promise<Digest> => {
  const digest = digesting()
  let since = 0
  for await (const recorded of eventsOf(store, null, end)) {
    digest.add(recorded)
    if (++since < 500) continue
    reporter.moved(title, since, partOf(store, recorded.position, end))
    since = 0
  }
  return digest.soFar()
}

const partOf = ({ distance }: Original, at: Position, end: Position | null) =>
  distance ? distance(null, at) / Math.max(1, distance(null, end)) : null

export const lineOf = ({ events, sha256 }: Digest) => `${sha256}  ${events} events`
