import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeyRing } from '../../adapters/event-store/key-ring.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import type { StoredEvent, StoredFacts } from '../../adapters/event-store/stored.ts'
import { asEventId } from '../../domain/ids.ts'
import type { EventStore, Metadata, Page, Recorded } from '../../domain/kernel/log.ts'
import { asStream, type Position } from '../../domain/kernel/stream.ts'

/** An event exactly as it rests in the log: one file for every type and version ever written. Never edited. */
export type Golden = {
  readonly stream: string
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly metadata: Metadata
}

/** The same id for the same name, on every machine. */
export const idFor = (name: string) =>
  createHash('md5').update(name).digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

export const folder = import.meta.dirname
export const fileOf = (type: string, version: number) => `${type}.v${version}.json`

export const goldens = (): readonly (Golden & { readonly file: string })[] =>
  readdirSync(folder)
    .filter(file => /\.v\d+\.json$/.test(file))
    .sort()
    .map(file => ({ file, ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden) }))

/** Everybody's key in the golden files. */
export const goldenKeys: KeyRing = {
  current: async () => ({ version: 1, secret: Buffer.alloc(32, 0x5e) }),
  all: async subjects => new Map(subjects.map(subject => [subject, new Map([[1, Buffer.alloc(32, 0x5e)]])])),
  destroy: async () => {},
}

/** A log of golden events, read through the store's door like any other. */
export const goldenLog = (events: readonly Golden[]) => sealedStore(storeOf(events.map(recorded)), goldenKeys)

const recorded = ({ stream, id, type, data, metadata }: Golden, index: number): Recorded<StoredEvent> => ({
  position: String(index + 1) as Position,
  stream: asStream(stream),
  revision: index,
  id: asEventId(id),
  event: { type, ...data },
  metadata,
  at: '2026-03-01T18:00:00.000Z',
})

const storeOf = (events: readonly Recorded<StoredEvent>[]): EventStore<StoredFacts> => {
  const position = String(events.length) as Position
  const pages = async function* (): AsyncGenerator<Page<StoredEvent>> {
    yield { events, position }
  }
  return {
    load: async stream => events.filter(event => event.stream === stream).map(event => ({ ...event, stream })),
    append: () => Promise.reject(new Error('golden files are not appended to')),
    read: pages,
    follow: pages,
    head: async () => position,
    compare: (one, other) => Number(one ?? 0) - Number(other ?? 0),
  }
}

/** What examples say that is about a person or a body: stored, none of it may be read. */
const personalWords = ['zoe@example.org', 'Groß', 'Heute bitte kurz', 'Linkes Knie', 'bis 12 kg', 'keine Bank']

export const openWords = (stored: unknown) => personalWords.filter(word => JSON.stringify(stored).includes(word))
