import type { Metadata } from '../../../domain/kernel/log.ts'

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

/** Events of before 2026-11-24 have them under our names. */
export const fromOwn = (stored: Metadata | Own): Metadata => {
  if (!('$correlationId' in stored)) return stored
  const { $correlationId: correlationId, $causationId: causationId, ...kept } = stored
  return { ...kept, correlationId, causationId }
}
