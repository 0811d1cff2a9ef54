import { describe, expect, test } from 'vitest'
import { asId } from '../../domain/kernel/stream.ts'
import { decider, type Event, mostBuilds } from '../../domain/operation.ts'
import { about } from '../support/language.ts'

const given = about(decider)
const by = { by: 'eva', reason: 'Zu viel los', at: '2026-03-01T18:00:00.000Z' }
const begun: Event = { type: 'ModelWorkBegun', work: asId<'work'>('a'), model: 'feedback_v3', what: 'rebuild', ...by }
const cancelled: Event = { type: 'ModelWorkCancelled', work: asId<'work'>('a'), ...by }
const ended = (outcome: 'done' | 'failed') =>
  ({ type: 'ModelWorkEnded', work: asId<'work'>('a'), outcome, says: 'Swapped in 12 ms.', at: by.at }) as const

test('what is under way is cancelled once; what is over is not', () => {
  given(begun).when(cancelled).thenEvents(cancelled)
  given(begun, cancelled).when(cancelled).thenRefused('no-such-job')
  given(begun, ended('done')).when(cancelled).thenRefused('no-such-job')
})

test('that it failed because it was cancelled is nothing new; that it was done before that, is', () => {
  given(begun, cancelled).when(ended('failed')).thenNothing()
  given(begun, cancelled).when(ended('done')).thenEvents(ended('done'))
  const works = (...facts: readonly Event[]) => facts.reduce(decider.evolve, decider.initial).works.feedback_v3?.state
  expect([works(begun, cancelled), works(begun, cancelled, ended('done'))]).toEqual(['cancelled', 'done'])
})

describe('a build of the past', () => {
  const upTo = { by: 'recorded', at: by.at, position: null } as const
  const build = (name: string, work = name): Event => ({
    type: 'BuildBegun',
    work: asId<'work'>(work),
    build: name,
    upTo,
    models: [],
    ...by,
  })
  const over = (work: string) =>
    ({ type: 'ModelWorkEnded', work: asId<'work'>(work), outcome: 'done', says: '', at: by.at }) as const
  const dropped = (name: string): Event => ({ type: 'BuildDropped', build: name, ...by })

  test('is begun once, and anew when it was cut off or dropped', () => {
    given().when(build('a')).thenEvents(build('a'))
    given(build('a')).when(build('a')).thenNothing()
    given(build('a'), over('a')).when(build('a', 'again')).thenRefused('build-there')
    given(build('a'), over('a'), dropped('a')).when(build('a', 'again')).thenEvents(build('a', 'again'))
    given(build('a')).when(dropped('a')).thenRefused('job-running')
    given(build('a')).when(build('a', 'again')).thenEvents(build('a', 'again'))
  })

  test('is paused once, held back and gone on with while it is under way, as a rebuild is, and a comparison is not', () => {
    const paused: Event = { type: 'ModelWorkPaused', work: asId<'work'>('a'), ...by }
    const resumed: Event = { type: 'ModelWorkResumed', work: asId<'work'>('a'), ...by }
    const held: Event = { type: 'ModelWorkThrottled', work: asId<'work'>('a'), percent: 20, ...by }
    for (const start of [build('a'), begun]) {
      given(start).when(paused).thenEvents(paused)
      given(start, paused).when(paused).thenNothing()
      given(start, paused).when(resumed).thenEvents(resumed)
      given(start).when(resumed).thenNothing()
      given(start).when(held).thenEvents(held)
      given(start, held).when(held).thenNothing()
      given(start, over('a')).when(paused).thenRefused('no-such-job')
    }
    given({ ...begun, what: 'verify' })
      .when(paused)
      .thenRefused('no-such-job')
  })

  test('is one of twenty; what was cancelled takes no room', () => {
    const twenty = Array.from({ length: mostBuilds }, (_, nth) => build(String(nth)))
    given(...twenty)
      .when(build('more'))
      .thenRefused('too-many-builds')
    const gone: Event = { type: 'ModelWorkCancelled', work: asId<'work'>('0'), ...by }
    given(...twenty, gone)
      .when(build('more'))
      .thenEvents(build('more'))
  })
})
