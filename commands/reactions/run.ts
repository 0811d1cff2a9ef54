import type { Facts } from '../../domain/facts.ts'
import * as Kernel from '../../domain/kernel/reaction.ts'
import { isKeyGone } from '../../domain/personal.ts'
import * as Running from '../../domain/running/run-reaction.ts'
import type { Log } from '../ports/log.ts'
import { pause } from './pause.ts'

export type Reaction = Kernel.Reaction<Facts>

const reactionOf = Kernel.reactions<Facts>()

/** An effect of the product's facts. Of somebody whose keys were destroyed meanwhile, nothing is left to be done. */
export const reaction: typeof reactionOf = asked => {
  const effect = reactionOf(asked)
  const react: typeof effect.react = async (...told) => {
    try {
      await effect.react(...told)
    } catch (error) {
      if (!isKeyGone(error)) throw error
    }
  }
  return { ...effect, react }
}

type Parts = {
  readonly log: Log
  readonly store: Running.ReactionStore
  readonly report: (line: string, error: unknown) => void
}

/** Follows the log until the signal aborts. One process at a time runs a reaction; another takes over when it ends. */
export const runReaction = (reaction: Reaction, parts: Parts, signal: AbortSignal) =>
  Running.runReaction(reaction, { ...parts, pause, random: Math.random }, signal)
