import type pg from 'pg'
import type { Appended } from '../../../domain/kernel/log.ts'
import { outage } from '../../../domain/kernel/outage.ts'
import { type Added, type Answer, appendJudging, appendMany, appendOne, type Wanted } from './appending.ts'

type Ask = <Row extends object>(query: pg.QueryConfig) => Promise<readonly Row[]>

type Item = Wanted & {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** What was just added, in the order of the log, and when. */
export type Fresh = Wanted & { readonly added: Appended; readonly at: string }

const mostItems = 256
const mostEvents = 2000

/**
 * While one batch is in flight, appends queue; the next batch takes them all in one transaction, one lock, one fsync.
 * A lone append goes at once, and the shortest way. Each item gets its own answer; a poisonous one fails alone.
 */
export const groupCommit = (ask: Ask, onCommit: (fresh: readonly Fresh[] | null) => void) => {
  let queue: Item[] = []
  let running = false

  const pump = async () => {
    if (running) return
    running = true
    while (queue.length > 0) {
      const [batch, rest] = nextBatch(queue)
      queue = rest
      await commit(batch)
    }
    running = false
  }

  const commit = async (batch: readonly Item[]) => {
    try {
      const { answers, fresh } = await attempt(batch)
      onCommit(fresh)
      batch.forEach((item, index) => {
        const answer = answers[index]
        if (answer) item.resolve(answer)
        else item.reject(new Error('the log gave no answer for an append'))
      })
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) for (const item of batch) await commit([item])
      else for (const item of batch) item.reject(isRefusal(error) ? error : outage('the event store', error))
    }
  }

  /** The short way first. What it did not simply add, or all when an event was there already, is judged with care. */
  const attempt = async (batch: readonly Item[]): Promise<Attempt> => {
    const [first] = batch
    const isLone = batch.length === 1 && first?.events.length === 1
    const added = await (isLone ? appendOne(ask, first) : appendMany(ask, batch)).catch((error): Added => {
      if (!isDuplicate(error)) throw error
      return { answers: batch.map(() => null), at: null }
    })
    const open = batch.filter((_, index) => !added.answers[index])
    const judged = open.length > 0 ? [...(await appendJudging(ask, open))] : []
    const answers = added.answers.map(answer => answer ?? judged.shift() ?? null)
    return { answers, fresh: open.length > 0 ? null : freshOf(batch, added) }
  }

  return (wanted: Wanted) =>
    new Promise<Answer>((resolve, reject) => {
      queue.push({ ...wanted, resolve, reject })
      void pump()
    })
}

type Attempt = { readonly answers: readonly (Answer | null)[]; readonly fresh: readonly Fresh[] | null }

const freshOf = (batch: readonly Item[], { answers, at }: Added): readonly Fresh[] =>
  batch.flatMap((item, index) => {
    const added = answers[index]
    return added && at !== null ? [{ ...item, added, at }] : []
  })

/** At most one item a stream, so that every expectation is judged against what is really there. */
const nextBatch = (queue: readonly Item[]): [readonly Item[], Item[]] => {
  if (queue.length === 1) return [queue, []]
  const batch: Item[] = []
  const rest: Item[] = []
  const streams = new Set<string>()
  let events = 0
  for (const item of queue) {
    const fits = batch.length < mostItems && events + item.events.length <= mostEvents
    if (batch.length === 0 || (fits && !streams.has(item.stream))) {
      batch.push(item)
      events += item.events.length
    } else rest.push(item)
    streams.add(item.stream)
  }
  return [batch, rest]
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const isDuplicate = (error: unknown) => codeOf(error) === '23505'

/** Class 22 and 23 errors blame the data; anything else says nothing about it. */
const isRefusal = (error: unknown) => /^2[23]/.test(codeOf(error))
