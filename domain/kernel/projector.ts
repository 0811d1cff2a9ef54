import type { AnyRecorded, Page } from './log.ts'
import type { Checkpoint, ModelStore } from './model-store.ts'
import { type AnyProjection, type Change, concerns, type Forgetting, foldPage } from './projection.ts'
import type { Position, Stream } from './stream.ts'

/** Takes pages of the log into a model. What answers false found that someone else has taken the model over. */
export type Projector = {
  readonly take: (page: Page<{ readonly type: string }>) => Promise<boolean>
  /** Before the first page: what was left undone when the model was opened. */
  readonly retry?: () => Promise<void>
  /** After the last one. */
  readonly close?: () => Promise<boolean>
  /** However it ended. */
  readonly stop?: () => void
}

/** Begins at what a model had reached when it was opened; told how to say, where nobody asks, that it was taken over. */
export type Projecting = (projection: AnyProjection, opened: Checkpoint, overtaken: () => void) => Projector

type Parts = { readonly models: ModelStore; readonly forgetting: Forgetting }

/** Rows and checkpoint in one write, fenced by the checkpoint that was written before. */
export const writing = (projection: AnyProjection, { models, forgetting }: Parts, opened: Checkpoint) => {
  let checkpoint = opened
  const load = async (keys: readonly string[]) =>
    projection.grows ? new Map<string, object>() : models.rows(projection, keys)
  return {
    at: () => checkpoint,
    fold: (events: readonly AnyRecorded[]) => foldPage(projection, events, load, forgetting),
    save: async (change: Change, events: readonly AnyRecorded[], to: Position, back?: Stream) => {
      const [oldest, last] = [events[0]?.at ?? null, events.at(-1) ?? null]
      const step = { change, to, last, oldest, ...(back ? { back } : {}) }
      if (!(await models.save(projection, checkpoint, step))) return false
      checkpoint = { ...checkpoint, position: to }
      return true
    },
  }
}

/** Page by page, each with its checkpoint; at an event that cannot be read, folded or stored it goes no further. */
export const plainly =
  (parts: Parts): Projecting =>
  (projection, opened) => {
    const { fold, save } = writing(projection, parts, opened)
    return {
      take: async ({ events, unreadable = [], position }) => {
        for (const poison of unreadable) throw poison
        const own = events.filter(recorded => concerns(projection, recorded, parts.forgetting))
        return save(await fold(own), own, position)
      },
    }
  }
