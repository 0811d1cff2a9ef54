import type { z } from 'zod'
import type { OperationCommands } from '../../commands/operations.ts'
import type { Clock, Log } from '../../commands/ports/log.ts'
import { nameOf } from '../../commands/reactions/deliver-webhook.ts'
import type { listWebhooks } from '../../contract/desk-webhooks.ts'
import type { WebhookId } from '../../domain/ids.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import type { Event } from '../../domain/operation.ts'
import { placeIn } from '../../projections/place-in-log.ts'
import { byStaff, type Staff } from './by-staff.ts'

/**
 * How far a subscription was told, how many events wait and how many were not taken yet but are tried again, and why the
 * first of them was not.
 */
type Delivery = {
  readonly position: Position | null
  readonly waiting: number
  readonly failing: number
  readonly error: string | null
}

/** By the name it stands under. */
type Deliveries = (names: readonly string[]) => Promise<ReadonlyMap<string, Delivery>>

type Parts = {
  readonly log: Log
  readonly operating: Pick<OperationCommands, 'webhooks' | 'askWebhook'>
  readonly deliveries: Deliveries
  readonly clock: Clock
}
type Listed = z.input<typeof listWebhooks.answer>
type Change = Extract<Event, { type: 'WebhookReplayed' | 'WebhookPaused' | 'WebhookResumed' }>

/** Whom the product tells of what happens, how that goes, and what staff can do about it. */
export const deskWebhooks = ({ log, operating, deliveries, clock }: Parts) => {
  const list = async (): Promise<Listed> => {
    const [hooks, head] = await Promise.all([operating.webhooks(), log.head()])
    const told = await deliveries(hooks.map(nameOf))
    return {
      head,
      webhooks: hooks.map(hook => {
        const { position = hook.from, waiting = 0, failing = 0, error = null } = told.get(nameOf(hook)) ?? {}
        const behind = head === null ? 0 : (log.distance?.(asPlace(position), head) ?? null)
        return {
          webhook: hook.id,
          url: hook.url,
          types: [...hook.types],
          from: hook.from,
          run: hook.run,
          since: hook.at,
          state: hook.isPaused ? 'paused' : stateOf({ waiting, failing, behind }),
          position,
          behind,
          waiting,
          failing,
          error,
        }
      }),
    }
  }

  const asPlace = (text: string | null) => (text === null ? null : placeIn(log, text))

  const ask = async <Asked extends Change>(staff: Staff, change: (by: ReturnType<typeof byStaff>['by']) => Asked) => {
    const { context, by } = byStaff(staff, clock())
    const done = await operating.askWebhook(context, change(by))
    return isRefused(done) ? done : list()
  }

  const replay = async (staff: Staff, webhook: WebhookId, from: string | null) => {
    const [place, head] = [asPlace(from), await log.head()]
    if (from !== null && (place === null || log.compare(place, head) > 0)) return refuse('no-such-place')
    return ask(staff, by => ({ type: 'WebhookReplayed', webhook, from: place, ...by }))
  }

  return {
    list,
    replay,
    pause: (staff: Staff, webhook: WebhookId) => ask(staff, by => ({ type: 'WebhookPaused', webhook, ...by })),
    resume: (staff: Staff, webhook: WebhookId) => ask(staff, by => ({ type: 'WebhookResumed', webhook, ...by })),
  }
}

const stateOf = ({ waiting, failing, behind }: Pick<Delivery, 'waiting' | 'failing'> & { behind: number | null }) => {
  if (waiting > 0) return 'stuck'
  if (failing > 0) return 'failing'
  return behind === 0 ? 'level' : 'behind'
}

export type DeskWebhooks = ReturnType<typeof deskWebhooks>
