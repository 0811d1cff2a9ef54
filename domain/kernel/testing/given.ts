import type { AnyDecider, AnyDecisions, CommandOf, ReasonOf } from '../decider.ts'
import { decisionOn, fold, isRefused } from '../decider.ts'
import type { CommandContext, DerivedId } from '../handle.ts'
import type { AnyFacts, Appending, CategoryOf, EventStore, NewEvent, Subject } from '../log.ts'
import type { AnyProjection, Projection } from '../projection.ts'
import type { Reaction } from '../reaction.ts'
import type { Stream } from '../stream.ts'
import { memoryStore } from './memory-store.ts'

/** What a model shows, the streams that it passes over, and why it went no further. */
type Projected = {
  readonly shown: readonly object[]
  readonly aside: readonly { readonly stream: Stream }[]
  readonly error: string | null
}

/** Each throws, saying how, where what was found is not what was expected, or lacks some of it. */
type Judging = {
  readonly same: (found: unknown, expected: unknown) => void
  readonly holds: (found: unknown, expected: unknown) => void
}

type Means<Facts extends AnyFacts> = Judging & {
  readonly derivedId: DerivedId
  readonly schemaOf: (type: string) => number
  /** Whom the facts are about, and who asks. */
  readonly who: Subject
  readonly clock: () => string
  /** The very projector at work, until it has seen the whole log or can go no further. */
  readonly project: (log: EventStore<Facts>, projection: AnyProjection) => Promise<Projected>
}

const allOf = async <Facts extends AnyFacts>(log: EventStore<Facts>) => {
  const events: Facts[CategoryOf<Facts>][] = []
  for await (const page of log.read(null, {})) events.push(...page.events.map(({ event }) => event))
  return events
}

/** What `work` answers, and the facts that it brought into the log. */
const watched = async <Facts extends AnyFacts, Answer>(
  log: EventStore<Facts>,
  work: (log: EventStore<Facts>) => Promise<Answer>,
) => {
  const before = await allOf(log)
  const answer = await work(log)
  return { answer, news: (await allOf(log)).slice(before.length) }
}

/** The reaction has met every event of its category once. */
const reacted = async <Facts extends AnyFacts>(log: EventStore<Facts>, { category, react }: Reaction<Facts>) => {
  for await (const { events } of log.read(null, { categories: [category] }))
    for (const recorded of events) await react(recorded, new AbortController().signal, 0)
}

/**
 * Of one decider alone, which is pure: `const given = about(decider)`, then
 * `given(…facts).when(command).thenEvents(…facts)`, `.thenNothing()` or `.thenRefused(reason)`.
 */
export const deciding =
  ({ same, holds }: Judging) =>
  <Event, State, Own extends AnyDecisions<Event, State>>(decider: AnyDecider<Event, State, Own>) =>
  (...facts: readonly Event[]) => ({
    when: <const Asked extends CommandOf<Own>>(command: Asked) => {
      const answer = decisionOn(decider, command, fold(decider, facts))
      return {
        thenEvents: (...expected: readonly Event[]) => same(answer, expected),
        thenNothing: () => same(answer, []),
        thenRefused: (reason: ReasonOf<Own, Asked>) => same(answer, { refused: reason }),
      }
    },
    remembers: (expected: object) => holds(fold(decider, facts), expected),
  })

/**
 * The language of tests over one map of facts: `given(stream, …facts)`, `.and(stream, …facts)`, and then
 * `.when(decider, command)` as above, `.whenDone(log => command)` for whole command functions, through load, fold, decide
 * and append, `.projected(projection).shows(…rows)` or `.setsAside(…streams)`, `.reaction(log => reaction).asks(…facts)`.
 */
export const language = <Facts extends AnyFacts>(means: Means<Facts>) => {
  const { same, derivedId, schemaOf, who, clock, project } = means
  const about = deciding(means)
  type Any = Facts[CategoryOf<Facts>]
  type Log = EventStore<Facts>
  const context: CommandContext = { commandId: derivedId(who, 'given'), actor: { kind: 'user', id: who }, subject: who }

  const outcome = (log: () => Promise<Log>, work: (log: Log) => Promise<object>) => ({
    thenEvents: async (...expected: readonly Any[]) => {
      const { answer, news } = await watched(await log(), work)
      same(isRefused(answer) ? answer : news, expected)
    },
    /** And what had become a fact by then. */
    thenRefused: async (reason: string, ...left: readonly Any[]) => {
      const { answer, news } = await watched(await log(), work)
      same({ ...answer, news }, { refused: reason, news: left })
    },
  })

  const over = (log: () => Promise<Log>) => ({
    and: <C extends CategoryOf<Facts>>(stream: Stream<C>, ...facts: readonly Facts[C][]) =>
      over(async () => withFacts(await log(), stream, facts)),
    projected: <Row extends object, C extends CategoryOf<Facts>>(projection: Projection<Facts, Row, C>) => ({
      shows: async (...expected: readonly Partial<Row>[]) => {
        const { shown, aside, error } = await project(await log(), projection)
        same([...shown, ...aside, ...(error ? [error] : [])], expected)
      },
      setsAside: async (...expected: readonly Stream[]) => {
        const { aside } = await project(await log(), projection)
        same(
          aside.map(({ stream }) => stream),
          expected,
        )
      },
    }),
    reaction: (reactionOn: (log: Log) => Reaction<Facts>) => ({
      asks: async (...expected: readonly Any[]) => {
        const { news } = await watched(await log(), log => reacted(log, reactionOn(log)))
        same(news, expected)
      },
    }),
    /** A whole command function, which may touch several streams. */
    whenDone: (work: (log: Log, context: CommandContext) => Promise<object>) => outcome(log, log => work(log, context)),
  })

  const withFacts = async <C extends CategoryOf<Facts>>(log: Log, stream: Stream<C>, facts: readonly Facts[C][]) => {
    const past = await log.load(stream)
    const commandId = derivedId<'command'>(who, `given/${stream}/${past.length}`)
    const news = facts.map((event, nth): NewEvent<Facts[C]> => {
      const causes = { commandId, correlationId: commandId, causationId: commandId }
      const metadata = { ...causes, actor: context.actor, subject: who, schema: schemaOf(event.type) }
      return { id: derivedId(commandId, String(nth)), event, metadata }
    })
    const store: Appending<Facts> = log
    if (news.length > 0) await store.append(stream, 'any', news)
    return log
  }

  return <C extends CategoryOf<Facts>>(stream: Stream<C>, ...facts: readonly Facts[C][]) => {
    const log = async () => withFacts(memoryStore<Facts>({ clock }), stream, facts)
    return {
      ...over(log),
      when: <State, Own extends AnyDecisions<Facts[C], State>, const Asked extends CommandOf<Own>>(
        decider: AnyDecider<Facts[C], State, Own>,
        command: Asked,
      ) => about(decider)(...facts).when(command),
    }
  }
}
