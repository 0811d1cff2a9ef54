import { readConfig } from '../adapters/config.ts'
import { openInfrastructure } from '../app/infrastructure.ts'
import { derivedId } from '../commands/derived-id.ts'
import { day } from '../domain/days.ts'
import { type Category, type DomainEvent, type Facts, schemaOf } from '../domain/facts.ts'
import type { UserId } from '../domain/ids.ts'
import { type Appending, isConflict, type NewEvent } from '../domain/kernel/log.ts'
import { asStream } from '../domain/kernel/stream.ts'
import { progress } from './progress.ts'
import { type Chapter, story } from './stories.ts'

const workoutsEach = 12
const atOnce = 64
const mostEvents = 400

/** Invented athletes' lives in the log until it holds so many more events. Asked again, it goes on with new athletes. */
export const seedEvents = async (asked: string | undefined): Promise<number> => {
  const wanted = Number(asked)
  if (!Number.isInteger(wanted) || wanted < 1) {
    console.error('npm run seed -- --events <number>')
    return 2
  }
  const reporter = progress()
  const infrastructure = await openInfrastructure(await readConfig(process.env), { say: reporter.say })
  try {
    const began = performance.now()
    const run = `${Date.now()}`
    let written = 0
    let athlete = 0
    const chapters = (function* () {
      for (; written < wanted; athlete++)
        yield* story(`${run}/${athlete}`, workoutsEach, Date.now() - (30 + (athlete % 300)) * day)
    })()
    const write = async () => {
      for (let next = chapters.next(); !next.done && written < wanted; next = chapters.next()) {
        const count = await append(next.value)
        written += count
        reporter.moved('seeding', count, Math.min(1, written / wanted))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, write))
    const seconds = (performance.now() - began) / 1000
    reporter.say(
      `${written} events of ${athlete} athletes in ${seconds.toFixed(1)} s, ${Math.round(written / seconds)}/s`,
    )
    return 0
  } finally {
    await infrastructure.close()
  }

  async function append({ stream, subject, events }: Chapter) {
    let revision = -1
    for (let from = 0; from < events.length; from += mostEvents) {
      const some = events
        .slice(from, from + mostEvents)
        .map((event, index) => placed(stream, subject, event, from + index))
      const store: Appending<Facts> = infrastructure.log
      const answer = await store.append(asStream<Category>(stream), revision < 0 ? 'no-stream' : revision, some)
      if (isConflict(answer)) throw new Error(`${stream} is there already`)
      revision = answer.revision
    }
    return events.length
  }
}

const placed = (stream: string, subject: UserId, event: DomainEvent, index: number): NewEvent<DomainEvent> => {
  const commandId = derivedId<'command'>(subject, `${stream}/${index}`)
  return {
    id: derivedId(commandId, 'event'),
    event,
    metadata: {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: { kind: 'user', id: subject },
      subject,
      schema: schemaOf(event.type),
    },
  }
}
