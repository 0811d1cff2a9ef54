import type { z } from 'zod'
import { derivedId } from '../../commands/derived-id.ts'
import type { OperationCommands } from '../../commands/operations.ts'
import type { Clock } from '../../commands/ports/log.ts'
import type { beginJob, listModels, listOperations, listUndone } from '../../contract/operations.ts'
import { defined } from '../../domain/fields.ts'
import type { EventId, UserId, WorkId } from '../../domain/ids.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import type { Work } from '../../domain/operation.ts'
import { projections } from '../../projections/all.ts'
import { fieldsFound as fieldsOf } from '../../projections/differing.ts'
import { paceOf } from '../../projections/pace.ts'
import type { AnyProjection, Difference, Log, Models } from '../../projections/ports.ts'
import { takeBack } from '../../projections/set-aside.ts'
import { standings } from '../../projections/standing.ts'
import { byStaff, type Staff } from './by-staff.ts'
import { doingAnswer, type Progress, type Steer, steered } from './doing.ts'
import { sentenceOf } from './sentences.ts'
import { shared } from './shared.ts'

type Told = z.input<typeof beginJob.answer>

type Standing = z.input<typeof listModels.answer>
type Undone = z.input<typeof listUndone.answer>
type History = z.input<typeof listOperations.answer>

/** Work on read models, one after the other. */
export type ModelJobs = {
  readonly of: (name: string) => Progress | null
  readonly begin: (projection: AnyProjection, what: Work['what'], id: WorkId) => void
  /** The log says so already: whoever is at it stops, and what it has made so far goes. */
  readonly cancelled: (projection: AnyProjection, what: Work['what'], id: WorkId) => void
  /** What its last comparison here found. */
  readonly found: (name: string) => { readonly work: WorkId; readonly difference: Difference } | null
}

/** What an event's envelope says of where it stands, whom it is about and since when. */
type Envelope = { readonly revision: number; readonly person: UserId; readonly since: string }

type UndoneThings = {
  readonly effects: () => Promise<readonly Omit<Undone['effects'][number], keyof Envelope>[]>
  /** Of those that are found. */
  readonly envelopes: (
    events: readonly { readonly id: string; readonly stream: string }[],
  ) => Promise<ReadonlyMap<string, Envelope>>
  readonly retry: (only?: { readonly reaction: string; readonly event: EventId }) => Promise<number>
  readonly most: number
}

type Parts = {
  readonly log: Log
  readonly models: Models
  readonly undone: UndoneThings
  readonly jobs: ModelJobs
  readonly operating: OperationCommands
  readonly clock: Clock
  readonly factsOf: (
    names: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly bytes: number | null; readonly holder: string | null }>>
}

/** How effects and read models fare, what can be done about it, and what was. */
export const operations = (parts: Parts) => {
  const history = async (): Promise<History> => ({
    operations: (await parts.operating.history(mostTold)).map(({ id, stream, revision, event }) => ({
      id,
      at: event.at,
      type: event.type,
      stream,
      revision,
      by: 'by' in event ? event.by : null,
      sentence: sentenceOf(event, false),
    })),
  })

  const { standing, ...working } = modelWork(parts)
  return { ...undoneWork(parts, standing.forget), ...working, history }
}

const named = (name: string) => projections.find(each => each.name === name)

/** What could not be done, and once more. */
const undoneWork = ({ log, models, undone, operating, clock }: Parts, moved: () => void) => {
  const listUndone = async (): Promise<Undone> => {
    const effects = await undone.effects()
    const aside = (await models.status()).flatMap(({ name, aside }) => aside.map(each => ({ ...each, model: name })))
    const page = aside.slice(0, undone.most)
    const envelopes = await undone.envelopes([...effects.map(({ event, stream }) => ({ id: event, stream })), ...page])
    const standing = (event: string) => envelopes.get(event) ?? { revision: null, person: null, since: null }
    return {
      effects: effects.map(effect => ({ ...effect, ...standing(effect.event) })),
      aside: page.map(({ model, id, stream, why }) => ({ model, event: id, stream, why, ...standing(id) })),
      more: effects.length === undone.most || aside.length > undone.most,
    }
  }

  type Which = {
    readonly effect?: { reaction: string; event: EventId } | undefined
    readonly model?: string | undefined
    readonly stream?: string | undefined
  }

  const isAside = async (model: string | undefined, stream: string) =>
    (await models.status()).some(({ name, aside }) => name === model && aside.some(each => each.stream === stream))

  /** All of them where neither is named. What is asked for is a fact before it is done. */
  const retry = async (staff: Staff, { effect, model, stream }: Which) => {
    const asked = model === undefined ? null : named(model)
    if (asked === undefined) return refuse('no-such-model')
    if (stream !== undefined && !(await isAside(model, stream))) return refuse('no-such-stream')
    const mine = asked ? [asked] : effect ? [] : projections
    const isEffects = model === undefined || effect !== undefined
    const { context, by } = byStaff(staff, clock())
    const { reaction = null, event = null } = effect ?? {}
    if (isEffects) await operating.askEffects(context, { type: 'EffectsRetried', reaction, event, ...by })
    if (mine.length > 0)
      await operating.askEffects(
        { ...context, commandId: derivedId(context.commandId, 'set aside') },
        { type: 'SetAsideRetried', model: model ?? null, ...defined({ stream }), ...by },
      )
    const effects = isEffects ? await undone.retry(effect) : 0
    let back = 0
    for (const projection of mine) back += await takeBack(projection, { log, models }, stream)
    moved()
    return { effects, back }
  }

  return { listUndone, retry }
}

/** How read models stand, and work on them. */
const modelWork = ({ log, models, jobs, operating, factsOf, clock }: Parts) => {
  const pace = paceOf(log)
  const names = projections.map(({ name }) => name)
  const standing = shared(async () => {
    const at = clock()
    const [stand, facts] = await Promise.all([standings(projections, { log, models, pace }), factsOf(names)])
    return { at, ...stand, facts }
  }, sharedMs)

  const modelStates = async (): Promise<Standing> => {
    const [{ at, head, models: states, facts }, works] = await Promise.all([standing.current(), operating.works()])
    return {
      at,
      head,
      models: states.map(({ aside, ...state }) => ({
        ...state,
        version: Number(/_v(\d+)$/.exec(state.name)?.[1] ?? 1),
        aside: aside.length,
        bytes: facts.get(state.name)?.bytes ?? null,
        holder: facts.get(state.name)?.holder ?? null,
        job: told(state.name, works),
      })),
    }
  }

  const told = (name: string, works: Readonly<Record<string, Work>>): Told | null => {
    const work = works[name]
    if (!work) return null
    return { what: work.what, ...doingAnswer(work, jobs.of(name)), differs: jobs.found(name)?.work === work.id }
  }

  /** The row, while whom it is about is there. */
  const difference = async (name: string, isShown: (person: UserId) => Promise<boolean>) => {
    if (!named(name)) return refuse('no-such-model')
    const found = jobs.found(name)?.difference
    const isHere = found && (found.owner === null || (await isShown(found.owner)))
    return isHere ? rowFound(found) : refuse('no-such-difference')
  }

  const workOn = async (name: string) => {
    const job = told(name, await operating.works())
    if (!job) throw new Error(`the work on ${name} that was just asked for is not there`)
    return job
  }

  const begin = async (staff: Staff, name: string, what: Work['what']) => {
    const projection = named(name)
    if (!projection) return refuse('no-such-model')
    if (jobs.of(name)?.state === 'running') return refuse('job-running')
    const { context, by } = byStaff(staff, clock())
    const work = derivedId<'work'>(context.commandId, 'work')
    await operating.askModels(context, { type: 'ModelWorkBegun', work, model: name, what, ...by })
    jobs.begin(projection, what, work)
    return workOn(name)
  }

  /** Whichever process is at it looks for that each half second. */
  const steer = async (staff: Staff, name: string, wanted: Steer) => {
    if (!named(name)) return refuse('no-such-model')
    const { context, by } = byStaff(staff, clock())
    const work = (await operating.works())[name]?.id
    if (!work) return refuse('no-such-job')
    const done = await operating.askModels(context, { ...steered(wanted), work, ...by })
    return isRefused(done) ? done : workOn(name)
  }

  const cancel = async (staff: Staff, name: string) => {
    const projection = named(name)
    if (!projection) return refuse('no-such-model')
    const { context, by } = byStaff(staff, clock())
    const work = (await operating.works())[name]
    if (!work) return refuse('no-such-job')
    const done = await operating.askModels(context, { type: 'ModelWorkCancelled', work: work.id, ...by })
    if (isRefused(done)) return done
    jobs.cancelled(projection, work.what, work.id)
    return workOn(name)
  }

  return { standing, modelStates, begin, steer, cancel, difference }
}

const mostTold = 200
/** However many look on, and however often. */
const sharedMs = 500

const rowFound = (found: Difference) => {
  const { fields, more } = fieldsOf(found)
  const { key, owner: person, live, fresh } = found
  const missingIn = !live ? ('model' as const) : !fresh ? ('log' as const) : null
  return { key, person, missingIn, fields, more }
}

export type Operations = ReturnType<typeof operations>
