import type { Recorded } from '../../../domain/kernel/log.ts'
import { asId, asStream } from '../../../domain/kernel/stream.ts'
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

/** By hand, for it is what reading costs: the driver's own reading of each field takes twice as long. */
export const readRow = <C extends string>({
  gp,
  stream,
  version,
  type,
  id,
  data,
  meta,
  created,
}: EventRow): Recorded<StoredEvent, C> => ({
  position: asId(gp),
  stream: asStream(stream),
  revision: Number(version),
  id: asId(id),
  event: eventOf(type, data),
  ...timed(JSON.parse(meta), isoTime(created)),
})

export const eventOf = (type: string, data: string): StoredEvent => JSON.parse(withType(type, data))

/** The type belongs to the event, and stands in a column of its own: put before the other fields, not beside a copy. */
const withType = (type: string, data: string) => {
  const fields = data.slice(data.indexOf('{') + 1)
  return `{"type":${JSON.stringify(type)}${/^\s*\}/.test(fields) ? '' : ','}${fields}`
}

/** "2026-03-01 18:00:00.123456+00" in the form of toISOString. */
export const isoTime = (text: string): string => {
  if (!text.endsWith('+00') || text.length > 29) return new Date(text).toISOString()
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
}
