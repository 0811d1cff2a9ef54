import type { Log } from '../../commands/ports/log.ts'
import type { Repairs } from '../../commands/repairs.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import { differences } from '../../domain/differences.ts'
import type { Category, DomainEvent, RecordedEvent } from '../../domain/facts.ts'
import type { UserId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { asId, categoryOf, type Stream } from '../../domain/kernel/stream.ts'
import type { Repair } from '../../domain/repair.ts'
import { replaying } from '../../domain/replay.ts'
import type { ExerciseBook } from '../workout-answer.ts'
import type { OpenStream } from './opened-streams.ts'
import type { Imagined, PersonThen } from './person-then.ts'
import { isOfMembership, isOfWorkout, screensOf } from './screens.ts'
import { sentenceOf } from './sentences.ts'

type Parts = {
  readonly repairs: Pick<Repairs, 'preview'>
  readonly open: OpenStream
  readonly log: Pick<Log, 'head'>
  readonly personThen: PersonThen
  readonly catalogue: Catalogue
  readonly clock: () => string
}

/** Folds the facts that a repair would add behind those that are there, by what shows them. */
export const repairPreview =
  ({ repairs, open, log, personThen, catalogue, clock }: Parts) =>
  async (person: UserId, what: Repair, book: ExerciseBook) => {
    const found = await repairs.preview(person, what)
    if (isRefused(found)) return found
    const stream: Stream<Category> = found.stream
    const { events: past } = await open(stream)
    const all = [...past, ...found.events.map((event, nth) => imagined(event, past, nth, clock()))]
    const [last, after] = [past.length - 1, all.length - 1]
    const stateAt = replaying(categoryOf(stream), revision => all[revision]?.event)
    const screenAt = screensOf(all)
    const end = past.at(-1)
    if (!end) throw new Error('a repair of a stream that is not there')
    const moment = { person, position: (await log.head()) ?? end.position, at: clock() }
    const overview = async (events: readonly RecordedEvent[]) => ({
      at: moment.at,
      ...(await personThen({ ...moment, imagined: pastOf(events) }, catalogue)),
    })
    return {
      stream: found.stream,
      facts: found.events.map(event => ({ type: event.type, sentence: sentenceOf(event, false) })),
      differences: [...differences(stateAt(last).after, stateAt(after).after)],
      screens:
        categoryOf(found.stream) === 'workout'
          ? { before: screenAt(last, book).workout, after: screenAt(after, book).workout }
          : null,
      overviews: { before: await overview(past), after: await overview(all) },
    }
  }

export type PreviewRepair = ReturnType<typeof repairPreview>

/** Of whichever of them it is. */
const pastOf = (events: readonly RecordedEvent[]): Imagined => {
  const [workout, membership] = [events.filter(isOfWorkout), events.filter(isOfMembership)]
  return { ...(workout.length > 0 ? { workout } : {}), ...(membership.length > 0 ? { membership } : {}) }
}
const imagined = (event: DomainEvent, past: readonly RecordedEvent[], nth: number, at: string): RecordedEvent => {
  const last = past.at(-1)
  if (!last) throw new Error('a repair of a stream that is not there')
  return { ...last, event, at, id: asId(`imagined-${nth}`), revision: last.revision + 1 + nth }
}
