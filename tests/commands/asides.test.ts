import { describe } from 'vitest'
import { derivedNumber } from '../../commands/derived-id.ts'
import { feedback } from '../../commands/feedback.ts'
import { inspections } from '../../commands/inspections.ts'
import { operationCommands } from '../../commands/operations.ts'
import { programmes } from '../../commands/programmes.ts'
import { savedSearches } from '../../commands/saved-searches.ts'
import { workouts } from '../../commands/workouts.ts'
import { weeksFrom } from '../../domain/coach/prescribe/week/programme-weeks.ts'
import type { Facts } from '../../domain/facts.ts'
import { asFeedbackId, asSearchId, asUserId, asWebhookId, asWorkoutId } from '../../domain/ids.ts'
import { asId } from '../../domain/kernel/stream.ts'
import { mostBuilds, mostWebhooks } from '../../domain/operation.ts'
import { mostSearches } from '../../domain/saved-searches.ts'
import { streamOf } from '../../domain/streams.ts'
import { request } from '../domain/coach/requests.ts'
import { anna, asking, at, given } from '../support/language.ts'
import { nothing, telling } from '../support/stories.ts'
import { open } from './a-person.ts'

const clock = () => at

const answers = { mobility: 'gezielt' }
const ofFirst = derivedNumber<'feedback'>(asking, 'feedback/0')
const said = { template: 'q_v1.1', workout: null, answers }
const given1: Facts['feedback'] = { type: 'FeedbackGiven', athlete: anna, ...said, at }
const told = given(streamOf('feedback', asFeedbackId('1')), given1)
const one = asFeedbackId('1')

describe('feedback', () =>
  telling(log => ({ commands: feedback({ log, clock, workouts: workouts({ log, clock }) }), means: {} }))(
    ['of', 'lastEventOf'],
    {
      give: {
        by: (give, context) => give(context, said),
        done: {
          // Its number is somebody else's already: it takes the next one.
          given: given(streamOf('feedback', ofFirst), { ...given1, athlete: asUserId('ben') }),
          facts: [given1],
        },
        refused: {
          'no-such-workout': { by: (give, context) => give(context, { ...said, workout: asWorkoutId('none') }) },
        },
      },
      revise: {
        by: (revise, context) => revise(context, one, 'q_v1.1', {}),
        done: { given: told, facts: [{ type: 'AnswersRevised', template: 'q_v1.1', answers: {}, at }] },
        refused: { 'no-such-feedback': nothing },
      },
      assess: {
        by: (assess, context) => assess(context, one, 'too_hard'),
        done: { given: told, facts: [{ type: 'AssessmentGiven', assessment: 'too_hard', at }] },
        refused: { 'no-such-feedback': nothing },
      },
      comment: {
        by: (comment, context) => comment(context, one, 'gut'),
        done: { given: told, facts: [{ type: 'CommentGiven', comment: 'gut', at }] },
        refused: {
          'no-such-feedback': given(streamOf('feedback', one), { ...given1, athlete: asUserId('ben') }),
        },
      },
    },
  ))

const searches = streamOf('searches', anna)
const search = asSearchId('s1')
const saved = (id = search, name = 'mine'): Facts['searches'] => ({
  type: 'SearchSaved',
  search: id,
  name,
  asks: { type: 'SetLogged' },
  at,
})

describe('saved searches', () =>
  telling(log => ({ commands: savedSearches({ log }), means: {} }))(['of'], {
    ask: {
      by: (ask, context) => ask(context, saved()),
      done: { facts: [saved()] },
      refused: {
        'search-name-taken': given(searches, saved(asSearchId('s2'))),
        'too-many-searches': given(
          searches,
          ...Array.from({ length: mostSearches }, (_, nth) => saved(asSearchId(`x${nth}`), `${nth}`)),
        ),
        'no-such-search': { by: (ask, context) => ask(context, { type: 'SearchRemoved', search, at }) },
      },
    },
  }))

const inspector = { id: 'staff-1', role: 'staff', reason: 'asked by phone' } as const
const look = { people: [anna], what: 'person', unsealed: false }

describe('inspections', () =>
  telling(log => ({ commands: inspections({ log, clock }), means: {} }))(['of'], {
    record: {
      by: (record, context) => record(context, inspector, look),
      done: {
        given: open,
        facts: [
          {
            type: 'RecordInspected',
            by: 'staff-1',
            role: 'staff',
            what: 'person',
            unsealed: false,
            reason: inspector.reason,
            at,
          },
        ],
      },
      refused: {},
    },
    endSessions: {
      by: (end, context) => end(context, inspector, anna),
      done: { facts: [{ type: 'SessionsEndedByStaff', by: 'staff-1', reason: inspector.reason, at }] },
      refused: {},
    },
  }))

const by = { by: 'staff-1', reason: 'tried out', at }
const work = asId<'work'>('work-1')
const webhook = asWebhookId('hook-1')
type Fact = Facts['operation']
const added = (id = webhook): Fact => ({
  type: 'WebhookAdded',
  webhook: id,
  url: 'https://example.org',
  types: [],
  from: null,
  ...by,
})
const upTo = { by: 'recorded', at: null, position: null } as const
const build = (name = 'b', id = work): Fact => ({
  type: 'BuildBegun',
  work: id,
  build: name,
  upTo,
  models: [],
  ...by,
})
const begun: Fact = { type: 'ModelWorkBegun', work, model: 'accounts', what: 'rebuild', ...by }
const ended: Fact = { type: 'ModelWorkEnded', work, outcome: 'done', says: 'well', at }
const [webhooks, models, builds, effects] = [
  streamOf('operation', 'webhooks'),
  streamOf('operation', 'models'),
  streamOf('operation', 'builds'),
  streamOf('operation', 'effects'),
]
const named = (text: string) => asId<'work'>(text)
const many = (count: number, make: (nth: number) => Fact) => Array.from({ length: count }, (_, nth) => make(nth))

/** The same decider stands behind each of its streams, and answers alike there. */
const refusedIn = (stream: typeof effects) => ({
  'no-such-webhook': { by: ask({ type: 'WebhookPaused', webhook, ...by }) },
  'too-many-webhooks': {
    given: given(stream, ...many(mostWebhooks, nth => added(asWebhookId(`h${nth}`)))),
    by: ask(added()),
  },
  'no-such-job': { by: ask({ type: 'ModelWorkCancelled', work, ...by }) },
  'build-there': { given: given(stream, build(), ended), by: ask(build('b', named('again'))) },
  'too-many-builds': {
    given: given(stream, ...many(mostBuilds, nth => build(`b${nth}`, named(`w${nth}`)))),
    by: ask(build()),
  },
  'job-running': { given: given(stream, build()), by: ask({ type: 'BuildDropped', build: 'b', ...by }) },
})
type AskIt = ReturnType<typeof operationCommands>['askModels']
function ask(command: Fact) {
  return (asks: AskIt, context: Parameters<AskIt>[0]) => asks(context, command)
}

describe('operations', () =>
  telling(log => ({ commands: operationCommands({ log, clock }), means: {} }))(
    ['webhooks', 'works', 'builds', 'history'],
    {
      askWebhook: { by: ask(added()), done: { facts: [added()] }, refused: refusedIn(webhooks) },
      askModels: { by: ask(begun), done: { facts: [begun] }, refused: refusedIn(models) },
      askBuilds: { by: ask(build()), done: { facts: [build()] }, refused: refusedIn(builds) },
      askEffects: {
        by: ask({ type: 'EffectsRetried', reaction: null, event: null, ...by }),
        done: { facts: [{ type: 'EffectsRetried', reaction: null, event: null, ...by }] },
        refused: refusedIn(effects),
      },
      endedModel: {
        by: end => end(work, 'done', 'well'),
        done: { given: given(models, begun), facts: [ended] },
        refused: {},
      },
      endedBuild: {
        by: end => end(work, 'done', 'well'),
        done: { given: given(builds, build()), facts: [ended] },
        refused: {},
      },
    },
  ))

const basis = { goal: 'muscle', level: 3, sessions: 3, minutes: 45, date: null } as const
const monday = '2026-06-01'
const wanted = request()

describe('programmes', () =>
  telling(log => ({ commands: programmes({ log }), means: {} }))([], {
    keepUp: {
      by: (keepUp, context) => keepUp(context, wanted),
      done: {
        facts: [
          {
            type: 'ProgrammeStarted',
            athlete: anna,
            basis,
            weeks: weeksFrom(basis, monday),
            because: ['event-request', 'event-plan'],
            at: wanted.at,
          },
        ],
      },
      refused: {},
    },
  }))
