import { setTimeout } from 'node:timers/promises'
import type { Checkpoint } from '../domain/kernel/model-store.ts'
import * as Kernel from '../domain/kernel/projector.ts'
import { forgetting } from './fold-page.ts'
import { rememberingRows } from './known-rows.ts'
import type { AnyProjection, Log, Models } from './ports.ts'

export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {})

/** The kernel's projector, for who takes pages into a model without following the log. */
export const projector = (projection: AnyProjection, models: Models, opened: Checkpoint, log: Log) =>
  Kernel.projector(projection, { log, models: rememberingRows(models), forgetting, pause }, opened)
