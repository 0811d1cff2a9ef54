import type { AllStreamRecordedEvent } from '@eventstore/db-client'

const limits: readonly string[] = ['$tb', '$maxAge', '$maxCount']

/**
 * Streams of ours that the server was told to read only a part of, or nothing. Their events stand in the log until it is
 * compacted, but whoever loads such a stream does not get them.
 */
export const cutStreams = () => {
  const cut = new Map<string, string>()
  return {
    note: ({ streamId, type, data }: Pick<AllStreamRecordedEvent, 'streamId' | 'type' | 'data'>) => {
      if (type === '$streamDeleted') cut.set(streamId, 'was deleted for good')
      const isOurs = streamId.startsWith('$$') && !streamId.startsWith('$$$')
      if (type !== '$metadata' || !isOurs) return
      const set = Object.entries(data as object).filter(([name]) => limits.includes(name))
      if (set.length > 0) cut.set(streamId.slice(2), `is read only in part: ${JSON.stringify(Object.fromEntries(set))}`)
      else cut.delete(streamId.slice(2))
    },
    said: () => [...cut].map(([stream, how]) => `the event store was told that ${stream} ${how}`),
  }
}
