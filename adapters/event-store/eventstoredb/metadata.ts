import type { Metadata } from '../../../domain/kernel/log.ts'
import { asId } from '../../../domain/kernel/stream.ts'

/** As EventStoreDB itself names what an event belongs to and what caused it: its tools go by these. */
type Own = Omit<Metadata, 'correlationId' | 'causationId'> & {
  readonly $correlationId: Metadata['correlationId']
  readonly $causationId: Metadata['causationId']
}

export const toOwn = ({ correlationId, causationId, ...kept }: Metadata): Own => ({
  ...kept,
  $correlationId: correlationId,
  $causationId: causationId,
})

/** What somebody else has put into the database says nothing of us. */
const nobodys: Metadata = {
  commandId: asId('none'),
  correlationId: asId('none'),
  causationId: asId<'event'>('none'),
  actor: { kind: 'system', id: 'elsewhere' },
  subject: asId('none'),
  schema: 1,
}

const isOwn = (stored: object): stored is Own => '$correlationId' in stored && 'commandId' in stored
const isMetadata = (stored: object): stored is Metadata => 'correlationId' in stored && 'commandId' in stored

/** The one place where what the database kept becomes metadata. Events of before 2026-11-24 have them under our names. */
export const fromOwn = (stored: unknown): Metadata => {
  if (typeof stored !== 'object' || stored === null) return nobodys
  if (!isOwn(stored)) return isMetadata(stored) ? stored : nobodys
  const { $correlationId: correlationId, $causationId: causationId, ...kept } = stored
  return { ...kept, correlationId, causationId }
}

/** The fields of a fact; what is no JSON object holds none. */
export const fieldsOf = (data: unknown): object => (typeof data === 'object' && data !== null ? data : {})
