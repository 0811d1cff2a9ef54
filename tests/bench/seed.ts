import { derivedId } from '../../commands/derived-id.ts'
import { type Category, schemaOf } from '../../domain/facts.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { story } from '../../tools/stories.ts'
import { anywhere } from '../support/anywhere.ts'
import type { Stand } from './stand.ts'

/** So many events of invented athletes, written through the store. */
export const seed = async ({ log }: Stand, wanted: number, name: string) => {
  let written = 0
  const chapters = (function* () {
    for (let athlete = 0; written < wanted; athlete++) yield* story(`${name}/${athlete}`, 12, Date.parse('2026-01-05'))
  })()
  const write = async () => {
    for (const { stream, subject, events } of chapters) {
      const commandId = derivedId<'command'>(subject, stream)
      const metadata = { commandId, correlationId: commandId, causationId: commandId, subject }
      await anywhere(log).append(
        asStream<Category>(stream),
        'no-stream',
        events.map((event, index) => ({
          id: derivedId(commandId, String(index)),
          event,
          metadata: { ...metadata, actor: { kind: 'user', id: subject }, schema: schemaOf(event.type) },
        })),
      )
      written += events.length
    }
  }
  await Promise.all(Array.from({ length: 48 }, write))
  return written
}
