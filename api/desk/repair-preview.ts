import type { Repairs } from '../../commands/repairs.ts'
import { differences } from '../../domain/differences.ts'
import type { Category, DomainEvent, RecordedEvent } from '../../domain/facts.ts'
import type { UserId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { asId, categoryOf, type Stream } from '../../domain/kernel/stream.ts'
import type { Repair } from '../../domain/repair.ts'
import { replaying } from '../../domain/replay.ts'
import type { ExerciseBook } from '../workout-answer.ts'
import type { OpenStream } from './opened-streams.ts'
import { screensOf } from './screens.ts'
import { sentenceOf } from './sentences.ts'

type Parts = { readonly repairs: Pick<Repairs, 'preview'>; readonly open: OpenStream; readonly clock: () => string }
/** Folds the facts that a repair would add behind those that are there, by what shows them. */
export const repairPreview =
  ({ repairs, open, clock }: Parts) =>
  async (person: UserId, what: Repair, book: ExerciseBook) => {
    const found = await repairs.preview(person, what)
    if (isRefused(found)) return found
    const stream: Stream<Category> = found.stream
    const { events: past } = await open(stream)
    const all = [...past, ...found.events.map((event, nth) => imagined(event, past, nth, clock()))]
    const [last, end] = [past.length - 1, all.length - 1]
    const stateAt = replaying(categoryOf(stream), revision => all[revision]?.event)
    const screenAt = screensOf(all)
    return {
      stream: found.stream,
      facts: found.events.map(event => ({ type: event.type, sentence: sentenceOf(event, false) })),
      differences: [...differences(stateAt(last).after, stateAt(end).after)],
      screens:
        categoryOf(found.stream) === 'workout'
          ? { before: screenAt(last, book).workout, after: screenAt(end, book).workout }
          : null,
    }
  }

export type PreviewRepair = ReturnType<typeof repairPreview>

const imagined = (event: DomainEvent, past: readonly RecordedEvent[], nth: number, at: string): RecordedEvent => {
  const last = past.at(-1)
  if (!last) throw new Error('a repair of a stream that is not there')
  return { ...last, event, at, id: asId(`imagined-${nth}`), revision: last.revision + 1 + nth }
}
