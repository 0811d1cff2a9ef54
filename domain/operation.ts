import type { EventId, WebhookId, WorkId } from './ids.ts'
import type { Ask, Decider, Decisions } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

type By = { readonly by: string; readonly reason: string; readonly at: string }

/** Folding a read model anew, or comparing it with a fresh fold. */
type What = 'rebuild' | 'verify'

/** Up to where models are built: a place in the log, or a time; by when things were recorded, or when they happened. */
type Moment = { readonly by: 'recorded' | 'occurred'; readonly at: string | null; readonly position: string | null }

/**
 * What staff do to the product and not to a person. `types`: the facts that a webhook is told of, none for all. `from`:
 * the place in the log after which it begins, null for the log's beginning. Null for an effect's reaction and event, or
 * for a model: all of them; without `stream`, all that the model has set aside. `percent`: how much of its time a work may use.
 */
export type Event =
  | ({ type: 'WebhookAdded'; webhook: WebhookId; url: string; types: readonly string[]; from: string | null } & By)
  | ({ type: 'WebhookReplayed'; webhook: WebhookId; from: string | null } & By)
  | ({ type: 'WebhookPaused'; webhook: WebhookId } & By)
  | ({ type: 'WebhookResumed'; webhook: WebhookId } & By)
  | ({ type: 'WebhookRemoved'; webhook: WebhookId } & By)
  | ({ type: 'EffectsRetried'; reaction: string | null; event: EventId | null } & By)
  | ({ type: 'SetAsideRetried'; model: string | null; stream?: string } & By)
  | ({ type: 'ModelWorkBegun'; work: WorkId; model: string; what: What } & By)
  | ({ type: 'ModelWorkPaused'; work: WorkId } & By)
  | ({ type: 'ModelWorkResumed'; work: WorkId } & By)
  | ({ type: 'ModelWorkThrottled'; work: WorkId; percent: number } & By)
  | ({ type: 'ModelWorkCancelled'; work: WorkId } & By)
  | ({ type: 'BuildBegun'; work: WorkId; build: string; upTo: Moment; models: readonly string[] } & By)
  | ({ type: 'BuildDropped'; build: string } & By)
  | { type: 'ModelWorkEnded'; work: WorkId; outcome: 'done' | 'failed'; says: string; at: string }

/** Staff may name somebody when they say why. */
export const personal: Personal<Event> = {
  WebhookAdded: { reason: erased },
  WebhookReplayed: { reason: erased },
  WebhookPaused: { reason: erased },
  WebhookResumed: { reason: erased },
  WebhookRemoved: { reason: erased },
  EffectsRetried: { reason: erased },
  SetAsideRetried: { reason: erased },
  ModelWorkBegun: { reason: erased },
  ModelWorkPaused: { reason: erased },
  ModelWorkResumed: { reason: erased },
  ModelWorkThrottled: { reason: erased },
  ModelWorkCancelled: { reason: erased },
  BuildBegun: { reason: erased },
  BuildDropped: { reason: erased },
}

// What we remember

/** `run` rises whenever it begins anew from another place. */
export type Webhook = {
  readonly id: WebhookId
  readonly url: string
  readonly types: readonly string[]
  readonly from: string | null
  readonly run: number
  readonly isPaused: boolean
  readonly at: string
}

/** Something that takes a while. */
export type Doing = By & {
  readonly id: WorkId
  readonly state: 'running' | 'done' | 'failed' | 'cancelled'
  readonly isPaused: boolean
  readonly percent: number
  readonly says: string | null
  readonly endedAt: string | null
}

/** The last work on a model. */
export type Work = Doing & { readonly what: What }

type Build = Doing & { readonly upTo: Moment }

export type State = {
  readonly webhooks: Readonly<Record<WebhookId, Webhook>>
  /** By model. */
  readonly works: Readonly<Record<string, Work>>
  /** By the build's own name. */
  readonly builds: Readonly<Record<string, Build>>
}

const initial: State = { webhooks: {}, works: {}, builds: {} }

const evolve = (state: State, event: Event): State => {
  const { webhooks, works, builds } = state
  switch (event.type) {
    case 'WebhookAdded': {
      const { webhook: id, url, types, from, at } = event
      return withWebhook(state, { id, url, types, from, at, run: 1, isPaused: false })
    }
    case 'WebhookReplayed': {
      const before = webhooks[event.webhook]
      return before ? withWebhook(state, { ...before, from: event.from, run: before.run + 1 }) : state
    }
    case 'WebhookPaused':
    case 'WebhookResumed': {
      const before = webhooks[event.webhook]
      return before ? withWebhook(state, { ...before, isPaused: event.type === 'WebhookPaused' }) : state
    }
    case 'WebhookRemoved': {
      const { [event.webhook]: _, ...rest } = webhooks
      return { ...state, webhooks: rest }
    }
    case 'EffectsRetried':
    case 'SetAsideRetried':
      return state
    case 'ModelWorkBegun': {
      const { work: id, model, what, by, reason, at } = event
      const work: Work = { id, what, by, reason, at, ...unbegun }
      return { ...state, works: { ...works, [model]: work } }
    }
    case 'BuildBegun': {
      const { work: id, build, upTo, by, reason, at } = event
      return { ...state, builds: { ...builds, [build]: { id, upTo, by, reason, at, ...unbegun } } }
    }
    case 'BuildDropped': {
      const { [event.build]: _, ...rest } = builds
      return { ...state, builds: rest }
    }
    case 'ModelWorkPaused':
    case 'ModelWorkResumed':
      return withWork(state, event.work, { isPaused: event.type === 'ModelWorkPaused' })
    case 'ModelWorkThrottled':
      return withWork(state, event.work, { percent: event.percent })
    case 'ModelWorkCancelled':
      return withWork(state, event.work, { state: 'cancelled', isPaused: false, endedAt: event.at })
    case 'ModelWorkEnded': {
      const { outcome, says, at } = event
      return withWork(state, event.work, { state: outcome, isPaused: false, says, endedAt: at })
    }
  }
}

const unbegun = { state: 'running', isPaused: false, percent: 100, says: null, endedAt: null } as const

const withWebhook = (state: State, webhook: Webhook): State => ({
  ...state,
  webhooks: { ...state.webhooks, [webhook.id]: webhook },
})

const found = <One extends Doing>(all: Readonly<Record<string, One>>, id: WorkId) =>
  Object.entries(all).find(([, one]) => one.id === id)

const workIn = ({ works }: State, id: WorkId) => found(works, id)?.[1]
const doingIn = (state: State, id: WorkId) => workIn(state, id) ?? found(state.builds, id)?.[1]

const withWork = (state: State, id: WorkId, news: Partial<Doing>): State => {
  const [model, work] = found(state.works, id) ?? []
  if (model && work) return { ...state, works: { ...state.works, [model]: { ...work, ...news } } }
  const [build, doing] = found(state.builds, id) ?? []
  return build && doing ? { ...state, builds: { ...state.builds, [build]: { ...doing, ...news } } } : state
}

// What may be asked

export type Command = Event

/** Each follows the log by itself. */
export const mostWebhooks = 20

const add = (command: Ask<Command, 'WebhookAdded'>, { webhooks }: State) => {
  if (webhooks[command.webhook]) return []
  return Object.keys(webhooks).length < mostWebhooks ? [command] : refuse('too-many-webhooks')
}

type OnWebhook = Ask<Command, 'WebhookReplayed' | 'WebhookRemoved' | 'WebhookPaused' | 'WebhookResumed'>

const onWebhook =
  <C extends OnWebhook>(changes: (command: C, webhook: Webhook) => boolean) =>
  (command: C, { webhooks }: State) => {
    const known = webhooks[command.webhook]
    if (!known) return refuse('no-such-webhook')
    return changes(command, known) ? [command] : []
  }

type Steering = Ask<Command, 'ModelWorkPaused' | 'ModelWorkResumed' | 'ModelWorkThrottled'>

/** A rebuild or a build of the past that is under way; no comparison, which holds on to one moment of the rows. */
const steer =
  <C extends Steering>(changes: (command: C, doing: Doing) => boolean) =>
  (command: C, state: State) => {
    const doing = doingIn(state, command.work)
    const isComparison = workIn(state, command.work)?.what === 'verify'
    if (doing?.state !== 'running' || isComparison) return refuse('no-such-job')
    return changes(command, doing) ? [command] : []
  }

/** Whatever is under way may be cancelled. */
const cancel = (command: Ask<Command, 'ModelWorkCancelled'>, state: State) =>
  doingIn(state, command.work)?.state === 'running' ? [command] : refuse('no-such-job')

/** Each takes the room of all that is read. */
export const mostBuilds = 20

/** What was cut off is begun again, and goes on. */
const build = (command: Ask<Command, 'BuildBegun'>, state: State) => {
  if (doingIn(state, command.work)) return []
  const { [command.build]: known, ...others } = state.builds
  if (known?.state === 'done') return refuse('build-there')
  const taking = Object.values(others).filter(one => one.state !== 'cancelled')
  return taking.length < mostBuilds ? [command] : refuse('too-many-builds')
}

/** Also what was built at the command line, of which the log tells nothing. */
const dropBuild = (command: Ask<Command, 'BuildDropped'>, { builds }: State) =>
  builds[command.build]?.state === 'running' ? refuse('job-running') : [command]

/** What was cancelled is over, unless it was done before that reached it. */
const end = (command: Ask<Command, 'ModelWorkEnded'>, state: State) => {
  const work = doingIn(state, command.work)
  const isOpen = work?.state === 'running' || (work?.state === 'cancelled' && command.outcome === 'done')
  return isOpen ? [command] : []
}

/** A command is the fact that it asks for, where that can be. */
const decide = {
  WebhookAdded: add,
  WebhookReplayed: onWebhook(() => true),
  WebhookRemoved: onWebhook(() => true),
  WebhookPaused: onWebhook((_, { isPaused }) => !isPaused),
  WebhookResumed: onWebhook((_, { isPaused }) => isPaused),
  EffectsRetried: command => [command],
  SetAsideRetried: command => [command],
  ModelWorkBegun: (command, state) => (workIn(state, command.work) ? [] : [command]),
  BuildBegun: build,
  BuildDropped: dropBuild,
  ModelWorkCancelled: cancel,
  ModelWorkEnded: end,
  ModelWorkPaused: steer((_, { isPaused }) => !isPaused),
  ModelWorkResumed: steer((_, { isPaused }) => isPaused),
  ModelWorkThrottled: steer((command, { percent }) => command.percent !== percent),
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }
