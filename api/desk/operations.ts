import type { z } from 'zod'
import type { beginJob, listModels, listUndone } from '../../contract/operations.ts'
import { projections } from '../../projections/all.ts'
import type { AnyProjection, Log, Models } from '../../projections/ports.ts'
import { takeBack } from '../../projections/set-aside.ts'
import { standings } from '../../projections/standing.ts'
import { refused } from '../problems.ts'

export type Job = z.input<typeof beginJob.answer>
type Standing = z.input<typeof listModels.answer>
type Undone = z.input<typeof listUndone.answer>

/** Work on read models, one after the other. */
export type ModelJobs = {
  readonly of: (name: string) => Job | null
  /** Null while one is at work on it. */
  readonly begin: (projection: AnyProjection, what: Job['what']) => Job | null
}

export type UndoneThings = {
  readonly effects: () => Promise<Undone['effects']>
  readonly envelopes: (
    events: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly revision: number; readonly person: string; readonly since: string }>>
  readonly retry: (only?: { readonly reaction: string; readonly event: string }) => Promise<number>
  readonly most: number
}

type Parts = {
  readonly log: Log
  readonly models: Models
  readonly undone: UndoneThings
  readonly jobs: ModelJobs
  readonly factsOf: (
    names: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly bytes: number | null; readonly holder: string | null }>>
}

/** How effects and read models fare, and what can be done about it. */
export const operations = ({ log, models, undone, jobs, factsOf }: Parts) => {
  const named = (name: string) => {
    const found = projections.find(each => each.name === name)
    if (!found) throw refused('no-such-model')
    return found
  }

  const listUndone = async (): Promise<Undone> => {
    const effects = await undone.effects()
    const aside = (await models.status()).flatMap(({ name, aside }) => aside.map(each => ({ ...each, model: name })))
    const page = aside.slice(0, undone.most)
    const envelopes = await undone.envelopes(page.map(({ id }) => id))
    return {
      effects,
      aside: page.map(({ model, id, stream, why }) => {
        const { revision = null, person = null, since = null } = envelopes.get(id) ?? {}
        return { model, event: id, stream, why, revision, person, since }
      }),
      more: effects.length === undone.most || aside.length > undone.most,
    }
  }

  type Which = { effect?: { reaction: string; event: string } | undefined; model?: string | undefined }

  /** All of them where neither is named. */
  const retry = async ({ effect, model }: Which) => {
    const mine = model === undefined ? (effect ? [] : projections) : [named(model)]
    const effects = model === undefined || effect ? await undone.retry(effect) : 0
    let back = 0
    for (const projection of mine) back += await takeBack(projection, { log, models })
    return { effects, back }
  }

  const modelStates = async (): Promise<Standing> => {
    const { head, models: states } = await standings(projections, { log, models })
    const facts = await factsOf(states.map(({ name }) => name))
    return {
      head,
      models: states.map(({ aside, ...state }) => ({
        ...state,
        version: Number(/_v(\d+)$/.exec(state.name)?.[1] ?? 1),
        aside: aside.length,
        bytes: facts.get(state.name)?.bytes ?? null,
        holder: facts.get(state.name)?.holder ?? null,
        job: jobs.of(state.name),
      })),
    }
  }

  const begin = (name: string, what: Job['what']) => {
    const job = jobs.begin(named(name), what)
    if (!job) throw refused('job-running')
    return job
  }

  return { listUndone, retry, modelStates, begin }
}

export type Operations = ReturnType<typeof operations>
