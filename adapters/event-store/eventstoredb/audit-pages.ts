import type { AllStreamRecordedEvent } from '@eventstore/db-client'
import { type AuditPage, forAudit } from '../../proof/audit-page.ts'
import { cutStreams } from './cut-streams.ts'
import { farthest, isAfter, type Place, positionOf } from './places.ts'
import { type Found, lastRecord, placesBack, readLog, recordAfter, recordAt, recordBefore } from './reading.ts'
import { isWanted, recorded } from './records.ts'
import { retrying } from './retrying.ts'
import { type Reading, upTo } from './up-to.ts'

/**
 * The log as ever, as long as the server reads it. Where it does not, all from the first record that it cannot read to the
 * last such one is lost. Then the streams whose events the server was told to keep back.
 */
export async function* auditPages(given: Reading, patience: number): AsyncGenerator<AuditPage> {
  const cut = cutStreams()
  const reading = { ...given, passed: cut.note, strict: true }
  let end = await endOf(reading, patience)
  let place: Place | null = null
  let events = 0
  const wanted = (records: readonly AllStreamRecordedEvent[]): AuditPage => {
    const found = records.filter(record => isWanted(record, {})).map(record => forAudit(recorded(record)))
    events += found.length
    place = records.at(-1)?.position ?? place
    return { events: found }
  }
  for (;;)
    try {
      for await (const found of pagesFrom(reading, place, end, patience)) {
        place = found.place
        events += found.events.length
        yield { events: found.events.map(forAudit) }
      }
      break
    } catch (error) {
      const found = await around(reading, place, end)
      if (!found) throw error
      yield wanted(found.before)
      const { behind } = found
      yield { events: [], lost: { from: events + 1, to: behind ? 'the next' : null, why: why(place, behind, error) } }
      if (!behind) break
      if (end && isAfter(behind, end)) end = behind
      const next = await recordAt(reading.wire.log, behind, reading.silence)
      if (next) yield wanted([next])
    }
  for (const damaged of cut.said()) yield { events: [], damaged }
}

const pagesFrom = (reading: Reading, from: Place | null, end: Place | null, patience: number): AsyncGenerator<Found> =>
  end ? upTo(reading, from, end, {}, patience) : readLog(reading.wire.log, { from, to: farthest }, {}, reading)

/** Where the log ends; null where nobody knows, for its last record cannot be read, or says that it stands elsewhere. */
const endOf = async (reading: Reading, patience: number) => {
  for (const retry = retrying(patience); ; )
    try {
      const last = await lastRecord(reading.wire.leader, reading.silence)
      return last && (await isWhereItSays(reading, last)) ? last.position : null
    } catch (error) {
      if (await isAnswering(reading)) return null
      await retry.failed(error)
    }
}

const isAnswering = async ({ wire, silence }: Reading) =>
  ((await tried(recordAfter(wire.log, null, silence))) ?? (await tried(recordBefore(wire.log, null, silence)))) !== null

const tried = <Result>(asked: Promise<Result | null>) => asked.catch(() => null)

/** What stands before the damage, record by record, and the first place behind it; null where nothing is damaged. */
const around = async (reading: Reading, from: Place | null, end: Place | null) => {
  const { wire, silence } = reading
  const before: AllStreamRecordedEvent[] = []
  let place = from
  const isAll = () => end !== null && !isAfter(end, place)
  for (let next = await tried(recordAfter(wire.log, place, silence)); next && !isAll(); ) {
    if (!(await isWhereItSays(reading, next))) break
    before.push(next)
    place = next.position
    next = await tried(recordAfter(wire.log, place, silence))
  }
  if (isAll() || !(await isAnswering(reading))) return null
  return { before, behind: await behindAll(reading, place) }
}

/** A damaged record may be read from either side, and say that it stands somewhere else. */
const isWhereItSays = async ({ wire, silence }: Reading, { id, position }: AllStreamRecordedEvent) =>
  (await tried(recordAt(wire.log, position, silence)))?.id === id

/** Back from the end, to the first place behind all damage after that one; null where the end itself cannot be read. */
const behindAll = async (reading: Reading, damage: Place | null) => {
  const { wire, silence } = reading
  let behind: Place | null = null
  let latest: Place | null = null
  try {
    for await (const found of placesBack(wire.log, silence)) {
      if (!isAfter(found, damage)) break
      behind = latest
      latest = found
    }
  } catch {
    // Of those that the server reads at once, the last one may be damaged, and one after it readable alone.
  }
  for (;;) {
    const found: AllStreamRecordedEvent | null = await tried(recordBefore(wire.log, behind, silence))
    if (!found || !isAfter(found.position, damage) || !(await isWhereItSays(reading, found))) return behind
    behind = found.position
  }
}

const why = (place: Place | null, behind: Place | null, error: unknown) => {
  const from = place ? positionOf(place) : 'its beginning'
  const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : Error(String(error))
  return `the event store reads nothing between ${from} and ${behind ? positionOf(behind) : 'its end'} (${message})`
}
