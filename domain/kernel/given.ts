import { type Decider, isRefused } from './decider.ts'
import { type CommandContext, handling } from './handle.ts'
import type { AnyFacts, CategoryOf, EventStore, NewEvent } from './log.ts'
import { memoryStore } from './memory-store.ts'
import { foldInto, type Projection } from './projection.ts'
import type { Reaction } from './reaction.ts'
import type { Stream } from './stream.ts'

type Means = {
  /** Throws, saying how, where what was found is not what was expected. */
  readonly same: (found: unknown, expected: unknown) => void
  readonly derivedId: (within: string, name: string) => string
  readonly schemaOf: (type: string) => number
  /** Whom the facts are about, and who asks. */
  readonly who: string
  readonly clock: () => string
}

/**
 * The language of tests over one map of facts:
 * `given(stream, …facts).when(decider, command).then(…facts)` or `.thenRefused(reason)`, `.whenDone(log => command)` for
 * whole command functions, `.projected(projection).shows(…rows)`, `.reaction(log => reaction).asks(…facts)`.
 */
export const language = <Facts extends AnyFacts>({ same, derivedId, schemaOf, who, clock }: Means) => {
  type Any = Facts[CategoryOf<Facts>]
  type Log = EventStore<Facts>
  const handle = handling<Facts>({ derivedId, schemaOf })
  const context: CommandContext = { commandId: who, actor: { kind: 'user', id: who }, subject: who }

  const allOf = async (log: Log) => {
    const events: Any[] = []
    for await (const page of log.read(null, {})) events.push(...page.events.map(({ event }) => event))
    return events
  }

  /** What `work` answers, and the facts that it brought into the log. */
  const watched = async <Answer>(log: Log, work: (log: Log) => Promise<Answer>) => {
    const before = await allOf(log)
    const answer = await work(log)
    return { answer, news: (await allOf(log)).slice(before.length) }
  }

  const outcome = (log: () => Promise<Log>, work: (log: Log) => Promise<object>) => ({
    // biome-ignore lint/suspicious/noThenProperty: the word that given/when/then is known by; nobody awaits a `when`
    then: async (...expected: readonly Any[]) => {
      const { answer, news } = await watched(await log(), work)
      same(isRefused(answer) ? answer : news, expected)
    },
    thenRefused: async (reason: string) => {
      const { answer, news } = await watched(await log(), work)
      same({ ...answer, news }, { refused: reason, news: [] })
    },
  })

  const over = (log: () => Promise<Log>) => ({
    and: <C extends CategoryOf<Facts>>(stream: Stream<C>, ...facts: readonly Facts[C][]) =>
      over(async () => withFacts(await log(), stream, facts)),
    projected: <Row extends object, C extends CategoryOf<Facts>>(projection: Projection<Facts, Row, C>) => ({
      shows: async (...expected: readonly Partial<Row>[]) => {
        const rows = new Map<string, Row>()
        for await (const { events } of (await log()).read(null, { categories: projection.categories }))
          foldInto(rows, projection, events)
        same([...rows.values()], expected)
      },
    }),
    reaction: (reactionOn: (log: Log) => Reaction<Facts>) => ({
      asks: async (...expected: readonly Any[]) => {
        const { news } = await watched(await log(), async log => {
          const { category, react } = reactionOn(log)
          for await (const { events } of log.read(null, { categories: [category] }))
            for (const recorded of events) await react(recorded, new AbortController().signal, 0)
        })
        same(news, expected)
      },
    }),
    /** A whole command function, which may touch several streams. */
    whenDone: (work: (log: Log, context: CommandContext) => Promise<object>) => outcome(log, log => work(log, context)),
  })

  const withFacts = async <C extends CategoryOf<Facts>>(log: Log, stream: Stream<C>, facts: readonly Facts[C][]) => {
    const past = await log.load(stream)
    const commandId = derivedId(who, `given/${stream}/${past.length}`)
    const news = facts.map((event, nth): NewEvent<Facts[C]> => {
      const causes = { commandId, correlationId: commandId, causationId: commandId }
      const metadata = { ...causes, actor: context.actor, subject: who, schema: schemaOf(event.type) }
      return { id: derivedId(commandId, String(nth)), event, metadata }
    })
    if (news.length > 0) await log.append(stream, 'any', news)
    return log
  }

  return <C extends CategoryOf<Facts>>(stream: Stream<C>, ...facts: readonly Facts[C][]) => {
    const log = async () => withFacts(memoryStore<Facts>({ clock }), stream, facts)
    return {
      ...over(log),
      when: <Command, State, Reason extends string>(
        decider: Decider<Command, Facts[C], State, Reason>,
        command: Command,
      ) => outcome(log, log => handle(log, decider, stream, command, context)),
    }
  }
}
