import { setImmediate } from 'node:timers/promises'
import type { Facts } from '../../domain/facts.ts'
import type { EventLog } from '../../domain/kernel/log.ts'
import { asId, type Position } from '../../domain/kernel/stream.ts'
import { eventsTable, type Level, type Table } from './columns.ts'
import type { Part } from './parts.ts'
import type { Range, RangeWriter } from './ranges.ts'
import { eventCells, rowCells, toldTypes, verdictRow } from './rows.ts'
import { type Batch, type Form, writeParts } from './write-parts.ts'

export type LogSources = {
  /** The log with what the level does not show masked. */
  readonly masked: EventLog<Facts>
  /** The log as it reads. */
  readonly open: EventLog<Facts>
}

/** Answers who writes the events of a range of the log. */
export const rangeWriter =
  (sources: LogSources, form: Form): RangeWriter =>
  async (range, onBatch) => {
    const parts: Part[] = []
    await writeParts(
      eventsTable,
      form,
      fromLog(eventsTable, sources, form.level, range),
      range.before,
      onBatch,
      part => {
        parts.push(part)
      },
    )
    return parts
  }

const together = 500

export async function* fromLog(
  { name, columns }: Table,
  { masked, open }: LogSources,
  level: Level,
  { after: reached, upTo, before }: Range,
): AsyncGenerator<Batch> {
  const isEvents = name === eventsTable.name
  const log = isEvents ? (level === 'names' ? open : masked) : level === 'pseudonymous' ? masked : open
  const after = reached === null ? null : asPosition(reached)
  const end = asPosition(upTo)
  let number = before
  for await (const { events } of log.read(after, isEvents ? {} : { categories: ['workout'], types: toldTypes })) {
    const isWithin = ({ position }: { readonly position: Position }) => log.compare(position, end) <= 0
    const newest = events.at(-1)
    const within = newest && isWithin(newest) ? events : events.filter(isWithin)
    for (let start = 0; start < within.length; start += together) {
      const some = within.slice(start, start + together)
      const last = some.at(-1)
      if (!last) continue
      const cells = isEvents
        ? eventCells(some, number + 1)
        : rowCells(
            some.map(verdictRow).filter(row => row !== null),
            columns,
          )
      number += some.length
      yield { cells, place: last.position }
    }
    await setImmediate()
    if (within.length < events.length) return
  }
}

const asPosition = (text: string): Position => asId<'position'>(text)
