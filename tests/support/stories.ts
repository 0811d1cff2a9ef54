import { describe, expect, test } from 'vitest'
import type { Log } from '../../commands/ports/log.ts'
import type { DomainEvent } from '../../domain/facts.ts'
import type { Refused } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Stream } from '../../domain/kernel/stream.ts'
import { anna, given } from './language.ts'

/** Whatever is asked may be refused so; `tests/kernel/given.test.ts` tells it once of them all. */
type OfAny = 'changed-meanwhile' | 'stream-full' | 'key-used-otherwise'
// biome-ignore lint/suspicious/noExplicitAny: only what it may be refused by is asked of a function, whatever it takes
type Fn = (...asked: any[]) => unknown
type ReasonIn<Answer> = Answer extends Refused<infer Reason> ? Exclude<Reason, OfAny> : never

/** What a command function may be refused by, as its type tells. */
type RefusedBy<Ask> = Ask extends Fn ? ReasonIn<Awaited<ReturnType<Ask>>> : never

type FunctionsOf<All> = { [Name in keyof All]: All[Name] extends Fn ? Name : never }[keyof All]

/** What has happened before. */
export type Past = {
  readonly whenDone: (work: (log: Log, context: CommandContext) => Promise<object>) => {
    readonly thenEvents: (...events: readonly DomainEvent[]) => Promise<void>
    readonly thenRefused: (reason: string, ...left: readonly DomainEvent[]) => Promise<void>
  }
}

/** Asks the function that a story is about; beside it there are all the others, and whatever they were made over. */
type By<All, Means, Name extends keyof All> = (ask: All[Name], context: CommandContext, over: All & Means) => unknown

/** `facts`: what becomes a fact, also where it is refused in the end. */
type When<All, Means, Name extends keyof All> = {
  readonly given?: Past
  readonly by?: By<All, Means, Name>
  readonly facts?: readonly DomainEvent[]
}

/** One command function: how it is asked, where not a case says otherwise, its good path, and each of its refusals. */
type Story<All, Means, Name extends keyof All> = {
  readonly by: By<All, Means, Name>
  readonly done: When<All, Means, Name> & { readonly answers?: unknown }
  readonly refused: { readonly [Reason in RefusedBy<All[Name]>]: Past | When<All, Means, Name> | Beforehand }
}

/** A story of each; of the questions among them, which change nothing, there is none to be told. */
export type Stories<All, Means = object, Questions extends keyof All = never> = {
  readonly [Name in Exclude<FunctionsOf<All>, Questions>]: Story<All, Means, Name>
}

/** A refusal that the type tells and nobody can get: something else is refused first. */
type Beforehand = { readonly unless: string }

/** Nothing has happened yet. */
export const nothing: Past = given(`user-${anna}` as Stream<'user'>)

type AnyCase = { given?: Past; by?: By<never, never, never>; facts?: readonly DomainEvent[]; answers?: unknown }
type AnyStory = { by: By<never, never, never>; done: AnyCase; refused: Record<string, Past | AnyCase | Beforehand> }

/**
 * Given, when, then of every command function that `make` makes over a log in memory: one that has no story, or a refusal
 * that its story lacks, does not compile. Questions change nothing, and have none.
 */
export const telling =
  <All extends object, Means extends object>(make: (log: Log) => { readonly commands: All; readonly means: Means }) =>
  <Questions extends keyof All = never>(_: readonly Questions[], stories: Stories<All, Means, Questions>) => {
    const asking = (name: string, by: By<never, never, never>, heard: (answer: unknown) => void = () => {}) => {
      return async (log: Log, context: CommandContext) => {
        const { commands, means } = make(log)
        const ask = Reflect.get(commands, name)
        const answer = await by(ask as never, context, { ...commands, ...means } as never)
        heard(answer)
        return Object(answer)
      }
    }

    for (const [name, { by, done, refused }] of Object.entries<AnyStory>(stories))
      describe(name, () => {
        test('is done', async () => {
          let answered: unknown
          const when = asking(name, done.by ?? by, answer => {
            answered = answer
          })
          await (done.given ?? nothing).whenDone(when).thenEvents(...(done.facts ?? []))
          if ('answers' in done) expect(answered).toEqual(done.answers)
        })
        for (const [reason, one] of Object.entries(refused)) {
          if ('unless' in one) continue
          const { given: before = nothing, by: asked = by, facts = [] } = 'whenDone' in one ? { given: one } : one
          test(`is refused: ${reason}`, () => before.whenDone(asking(name, asked)).thenRefused(reason, ...facts))
        }
      })
  }
