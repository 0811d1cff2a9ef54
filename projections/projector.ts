import { setTimeout } from 'node:timers/promises'
import type { Checkpoint } from '../domain/kernel/model-store.ts'
import { enduring } from '../domain/running/enduring.ts'
import { forgetting } from './fold-page.ts'
import { rememberingRows } from './known-rows.ts'
import type { AnyProjection, Log, Models } from './ports.ts'

export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {})

/** The projector that follows the log, for who takes pages into a model without following it. */
export const projector = (projection: AnyProjection, models: Models, opened: Checkpoint, log: Log) =>
  enduring({ log, models: rememberingRows(models), forgetting, pause })(projection, opened, () => {})
