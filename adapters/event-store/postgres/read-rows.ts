import type { Recorded } from '../../../domain/log.ts'
import { type StoredEvent, timed } from '../stored.ts'

/** A row of the log's table, each field as the server wrote it. */
export type EventRow = {
  readonly gp: string
  readonly stream: string
  readonly version: string
  readonly type: string
  readonly id: string
  readonly data: string
  readonly meta: string
  readonly created: string
}

const atOnce = 256

/** Reads many rows as one JSON text: about half the time of parsing each field of each row. */
export const readRows = (rows: readonly EventRow[]): readonly Recorded<StoredEvent>[] => {
  const events: Recorded<StoredEvent>[] = []
  for (let from = 0; from < rows.length; from += atOnce)
    for (const event of JSON.parse(
      `[${rows
        .slice(from, from + atOnce)
        .map(asJson)
        .join(',')}]`,
    ))
      events.push('recordedAt' in event.metadata ? { ...event, ...timed(event.metadata, event.at) } : event)
  return events
}

const asJson = ({ gp, stream, version, type, id, data, meta, created }: EventRow) =>
  `{"position":"${gp}","stream":${JSON.stringify(stream)},"revision":${version},"id":"${id}",` +
  `"event":${withType(type, data)},"metadata":${meta},"at":"${isoTime(created)}"}`

const withType = (type: string, data: string) => {
  const fields = data.slice(data.indexOf('{') + 1)
  return `{"type":${JSON.stringify(type)}${/^\s*\}/.test(fields) ? '' : ','}${fields}`
}

const inUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/

/** "2026-03-01 18:00:00.123456+00" in the form of toISOString. */
export const isoTime = (text: string): string => {
  const found = inUtc.exec(text)
  if (!found) return new Date(text).toISOString()
  const [, date, time, fraction = ''] = found
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}
