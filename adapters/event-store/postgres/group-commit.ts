import type pg from 'pg'
import type { Appended } from '../../../domain/kernel/log.ts'
import { outage } from '../../../domain/kernel/outage.ts'
import { gathered } from '../gathered.ts'
import { type Added, type Answer, appendJudging, appendMany, appendOne, type Wanted } from './appending.ts'

type Ask = <Row extends object>(query: pg.QueryConfig) => Promise<readonly Row[]>

/** What was just added, in the order of the log, and when. */
export type Fresh = Wanted & { readonly added: Appended; readonly at: string }

const mostItems = 256
const mostEvents = 2000

/**
 * While one batch is in flight, appends queue; the next batch takes them all in one transaction, one lock, one fsync.
 * A lone append goes at once, and the shortest way. Each item gets its own answer; a poisonous one fails alone.
 * Worth 15 times the appends at 32 clients, beside one call each (docs/bench.md, “What each layer is worth”).
 */
export const groupCommit = (ask: Ask, onCommit: (fresh: readonly Fresh[] | null) => void) => {
  /** The short way first. What it did not simply add, or all when an event was there already, is judged with care. */
  const attempt = async (batch: readonly Wanted[]): Promise<Attempt> => {
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

  return gathered<Wanted, Answer>(async batch => {
    try {
      const { answers, fresh } = await attempt(batch)
      onCommit(fresh)
      return answers.map(answer => answer ?? new Error('the log gave no answer for an append'))
    } catch (error) {
      throw isRefusal(error) ? error : outage('the event store', error)
    }
  }, nextBatch)
}

type Attempt = { readonly answers: readonly (Answer | null)[]; readonly fresh: readonly Fresh[] | null }

const freshOf = (batch: readonly Wanted[], { answers, at }: Added): readonly Fresh[] =>
  batch.flatMap((item, index) => {
    const added = answers[index]
    return added && at !== null ? [{ ...item, added, at }] : []
  })

/** At most one item a stream, so that every expectation is judged against what is really there. */
const nextBatch = <Item extends { readonly asked: Wanted }>(queue: readonly Item[]): [readonly Item[], Item[]] => {
  if (queue.length === 1) return [queue, []]
  const batch: Item[] = []
  const rest: Item[] = []
  const streams = new Set<string>()
  let events = 0
  for (const item of queue) {
    const { stream, events: wanted } = item.asked
    const fits = batch.length < mostItems && events + wanted.length <= mostEvents
    if (batch.length === 0 || (fits && !streams.has(stream))) {
      batch.push(item)
      events += wanted.length
    } else rest.push(item)
    streams.add(stream)
  }
  return [batch, rest]
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const isDuplicate = (error: unknown) => codeOf(error) === '23505'

/** Class 22 and 23 errors blame the data; anything else says nothing about it. */
const isRefusal = (error: unknown) => /^2[23]/.test(codeOf(error))
