import type { AnyFacts, AnyRecorded, CategoryOf, Recorded } from './log.ts'

/** An effect of facts: never replayed, and safe to be asked twice, for a crash may make it so. */
export type Reaction<Facts extends AnyFacts> = {
  readonly name: string
  readonly category: CategoryOf<Facts>
  /** The facts that it reacts to. */
  readonly on: readonly string[]
  /** How many events may be worked on at once: one after the other within a stream, side by side across streams. */
  readonly width: number
  /** How often it is tried before a person must look; twelve times, half an hour, when absent. */
  readonly attempts?: number
  readonly react: React<Facts[CategoryOf<Facts>]>
}

/** `failures` counts how often this event failed before. */
type React<Event, Category extends string = string> = (
  recorded: Recorded<Event, Category>,
  signal: AbortSignal,
  failures: number,
) => Promise<void>

type Named<Event, Type> = Extract<Event, { readonly type: Type }>

/** Says what a reaction reacts to; `react` gets exactly those facts. */
export const reactions =
  <Facts extends AnyFacts>() =>
  <C extends CategoryOf<Facts>, const Type extends Facts[C]['type']>(
    reaction: Omit<Reaction<Facts>, 'category' | 'on' | 'react'> & {
      readonly category: C
      readonly on: readonly Type[]
      readonly react: React<Named<Facts[C], Type>, C>
    },
  ): Reaction<Facts> => {
    const isMeant = (recorded: AnyRecorded): recorded is Recorded<Named<Facts[C], Type>, C> =>
      reaction.on.some(type => type === recorded.event.type)
    return {
      ...reaction,
      react: async (recorded, ...rest) => {
        if (isMeant(recorded)) await reaction.react(recorded, ...rest)
      },
    }
  }
