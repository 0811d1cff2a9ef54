import { createHmac } from 'node:crypto'
import type { Config } from '../adapters/config.ts'
import { envelopesByStream } from '../adapters/event-store/envelopes-by-stream.ts'
import { countsByReading, countsInPostgres, factCounts } from '../adapters/event-store/fact-counts.ts'
import { plannersByReading, plannersInPostgres, plannerVersions } from '../adapters/event-store/planner-versions.ts'
import { eventsByReading, placeByReading, textByReading } from '../adapters/event-store/search-by-reading.ts'
import { builtModels } from '../adapters/postgres/built-models.ts'
import { eventSearch } from '../adapters/postgres/event-search.ts'
import { eventsById } from '../adapters/postgres/events-by-id.ts'
import { modelFacts } from '../adapters/postgres/model-facts.ts'
import { textSearch } from '../adapters/postgres/text-search.ts'
import { envelopesInPostgres, undoneThings } from '../adapters/postgres/undone.ts'
import { webhookDeliveries } from '../adapters/postgres/webhook-deliveries.ts'
import { deskBuilds } from '../api/desk/builds.ts'
import { factCatalogue, openFields, type Reacting } from '../api/desk/fact-catalogue.ts'
import { openedStreams } from '../api/desk/opened-streams.ts'
import { operations } from '../api/desk/operations.ts'
import { personThen } from '../api/desk/person-then.ts'
import { records } from '../api/desk/records.ts'
import { repairPreview } from '../api/desk/repair-preview.ts'
import { pagedBy, type SearchEvents, type SearchText } from '../api/desk/search.ts'
import { deskWebhooks } from '../api/desk/webhooks.ts'
import { origins } from '../api/origins.ts'
import type { AppParts } from '../api/parts.ts'
import type { Accounts } from '../commands/accounts.ts'
import { inspections } from '../commands/inspections.ts'
import type { OperationCommands } from '../commands/operations.ts'
import type { Repairs } from '../commands/repairs.ts'
import { savedSearches } from '../commands/saved-searches.ts'
import { catalogue } from '../content/exercises/catalogue.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { streamOf } from '../domain/streams.ts'
import type { Db } from '../projections/all.ts'
import { codeHash } from '../tools/code-hash.ts'
import { buildJobs, deskSnapshots } from './builds.ts'
import type { Infrastructure } from './infrastructure.ts'
import { logAudits } from './log-audits.ts'
import { longWork } from './long-work.ts'
import { modelJobs } from './model-jobs.ts'
import type { Proofs } from './proofs.ts'
import { whatIfs } from './what-ifs.ts'

type Parts = {
  readonly infrastructure: Infrastructure
  readonly config: Config
  readonly clock: () => string
  readonly accounts: Accounts
  readonly repairs: Repairs
  readonly operating: OperationCommands
  readonly db: Db
  readonly proofs: Proofs
  readonly reactions: readonly Reacting[]
}

export type Desk = Pick<
  AppParts,
  | 'inspections'
  | 'records'
  | 'personThen'
  | 'previewRepair'
  | 'searchEvents'
  | 'searchText'
  | 'plannerVersions'
  | 'searches'
  | 'factCatalogue'
  | 'origins'
  | 'audits'
  | 'operations'
  | 'builds'
  | 'webhooks'
  | 'whatIfs'
>

/** What staff and auditors work with, by its real adapters; and how it is ended. */
export const openDesk = ({
  infrastructure,
  config,
  clock,
  accounts,
  repairs,
  operating,
  db,
  proofs,
  reactions,
}: Parts) => {
  const { database, log, store, models } = infrastructure
  const work = longWork({ infrastructure, config, clock })
  const jobs = modelJobs({ work, operating })
  const open = openedStreams(log)
  const imagining = whatIfs({ config: { ...config, DATABASE_URL: infrastructure.url }, clock, isGone: goneFrom(log) })
  const then = personThen({ log, db })
  const audits = logAudits({ store, proofs, clock })
  const isInPostgres = config.EVENTSTORE_URL === undefined
  const searchEvents: SearchEvents = isInPostgres ? eventSearch(database) : eventsByReading(store)
  const searchText: SearchText = isInPostgres ? textSearch(database, openFields) : textByReading(store, openFields)
  const desk: Desk = {
    inspections: inspections({ log, clock, account: accounts.load }),
    records: records({
      log,
      db,
      open,
      loadStored: store.load,
      accounts,
      searchEvents,
      mark: text => createHmac('sha256', infrastructure.key('what was forgotten')).update(text).digest('base64url'),
      findEvent: isInPostgres ? eventsById(database) : placeByReading(store),
    }),
    personThen: then,
    searchText: pagedBy(store, searchText),
    searchEvents: pagedBy(store, searchEvents),
    plannerVersions: plannerVersions(isInPostgres ? plannersInPostgres(database) : plannersByReading(store)),
    searches: savedSearches({ log }),
    factCatalogue: factCatalogue({
      reactions,
      counts: factCounts(isInPostgres ? countsInPostgres(database) : countsByReading(store)),
    }),
    origins: origins({ open, db, catalogue }),
    operations: operations({
      log,
      models,
      undone: {
        ...undoneThings(database),
        envelopes: isInPostgres ? envelopesInPostgres(database) : envelopesByStream(store),
      },
      jobs,
      operating,
      factsOf: modelFacts(database),
      clock,
    }),
    builds: deskBuilds({
      log,
      jobs: buildJobs({ infrastructure, work, operating }),
      operating,
      built: builtModels(database),
      snapshots: deskSnapshots(infrastructure),
      codeOfNow: codeHash,
      clock,
    }),
    webhooks: deskWebhooks({ log, operating, deliveries: webhookDeliveries(database), clock }),
    previewRepair: repairPreview({ repairs, open, log, personThen: then, catalogue, clock }),
    audits,
    whatIfs: imagining,
  }
  return { desk, close: () => Promise.all([work.close(), audits.close(), imagining.close()]) }
}

const gone: ReadonlySet<string> = new Set(['WorkoutErased', 'AccountClosed'])

/** By the log, so that each process knows of it: also what was told by a consent that is withdrawn by now. */
const goneFrom =
  (log: Infrastructure['log']) =>
  async (workout: WorkoutId | null, people: readonly UserId[], since: string): Promise<boolean> => {
    const streams = [
      ...(workout ? [streamOf('workout', workout)] : []),
      ...people.map(person => streamOf('user', person)),
    ]
    const pasts = await Promise.all(streams.map(stream => log.load(stream)))
    return pasts.some(past =>
      past.some(({ event: { type }, at }) => gone.has(type) || (type === 'ConsentWithdrawn' && at >= since)),
    )
  }
