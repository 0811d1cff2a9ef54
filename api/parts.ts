import type { Accounts } from '../commands/accounts.ts'
import type { Adaptations } from '../commands/adaptations.ts'
import type { Consents, ReadAsWell } from '../commands/consent.ts'
import type { ContactMessages } from '../commands/contact.ts'
import type { Declarations } from '../commands/declarations.ts'
import type { FeedbackCommands } from '../commands/feedback.ts'
import type { HealthCommands } from '../commands/health.ts'
import type { Inspections } from '../commands/inspections.ts'
import type { RateLimits } from '../commands/ports/addresses.ts'
import type { Live } from '../commands/ports/planning.ts'
import type { Sessions } from '../commands/ports/secrets.ts'
import type { SecurityLog } from '../commands/ports/security.ts'
import type { ProfileCommands } from '../commands/profiles.ts'
import type { Repairs } from '../commands/repairs.ts'
import type { Revisions } from '../commands/revisions.ts'
import type { SavedSearches } from '../commands/saved-searches.ts'
import type { SiteEvents } from '../commands/site-events.ts'
import type { Subscriptions } from '../commands/subscriptions.ts'
import type { Unsubscribing } from '../commands/unsubscribing.ts'
import type { WorkoutCommands } from '../commands/workouts.ts'
import type * as Health from '../domain/health.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import type * as Programme from '../domain/programme.ts'
import type { State as Profiles } from '../domain/training-profiles.ts'
import type * as Workout from '../domain/workout.ts'
import type { Db } from '../projections/all.ts'
import type { Freshness } from '../projections/freshness.ts'
import type { CopiesOfData } from './copy-of-data.ts'
import type { DeskBuilds } from './desk/builds.ts'
import type { FactCatalogue } from './desk/fact-catalogue.ts'
import type { Operations } from './desk/operations.ts'
import type { PersonThen } from './desk/person-then.ts'
import type { Records } from './desk/records.ts'
import type { PreviewRepair } from './desk/repair-preview.ts'
import type { Paged, PlannerVersions, SearchEvents, SearchText } from './desk/search.ts'
import type { DeskWebhooks } from './desk/webhooks.ts'
import type { WhatIfs } from './desk/what-ifs.ts'
import type { Origins } from './origins.ts'
import type { RateSettings } from './rate-limit.ts'
import type { Reports } from './report/report.ts'
import type { LogAudits } from './routes/proof.ts'
import type { CheckingFiles, Readiness } from './routes/public.ts'
import type { TestPayments } from './routes/test-payments.ts'
import type { SiteValues } from './site-values.ts'

/** All that the API is made of, as `app/` wires it. */
export type AppParts = {
  readonly accounts: Accounts
  readonly profiles: ProfileCommands
  readonly workouts: WorkoutCommands
  readonly revisions: Revisions
  readonly feedback: FeedbackCommands
  readonly subscriptions: Subscriptions
  readonly declarations: Declarations
  readonly unsubscribing: Unsubscribing
  /** Only where no real provider is set up; `named`: on purpose, so that others may play as well. */
  readonly testPayments: (TestPayments & { readonly named: boolean }) | null
  readonly consents: Consents
  readonly inspections: Inspections
  readonly records: Records
  readonly personThen: PersonThen
  readonly searchEvents: Paged<SearchEvents>
  readonly searchText: Paged<SearchText>
  readonly plannerVersions: PlannerVersions
  readonly searches: SavedSearches
  readonly factCatalogue: FactCatalogue
  readonly operations: Operations
  readonly builds: DeskBuilds
  readonly webhooks: DeskWebhooks
  readonly whatIfs: WhatIfs
  readonly repairs: Repairs
  readonly previewRepair: PreviewRepair
  readonly audits: LogAudits
  readonly origins: Origins
  readonly copies: CopiesOfData
  readonly reports: Reports
  readonly checking: CheckingFiles
  readonly qr: (text: string) => { readonly path: string; readonly size: number }
  readonly adaptations: Adaptations
  /** Whether a language model is set up. */
  readonly aiAvailable: boolean
  /** Null where none is. */
  readonly readAsWell: ReadAsWell | null
  readonly live: Live
  readonly liveConnections: number
  readonly contact: ContactMessages
  readonly siteEvents: SiteEvents
  /** What the public pages are told where they run. */
  readonly siteValues: SiteValues
  readonly sessions: Sessions
  readonly limits: RateLimits
  readonly security: Pick<SecurityLog, 'note'>
  readonly rates: RateSettings
  readonly db: Db
  readonly fresh: Freshness
  readonly profilesNow: (user: UserId) => Promise<Profiles>
  readonly profilesAt: (user: UserId, moment: string) => Promise<Profiles>
  readonly workoutPast: (workout: WorkoutId) => Promise<readonly Workout.Event[]>
  readonly health: HealthCommands
  readonly healthNow: (user: UserId) => Promise<Health.State>
  readonly programmePast: (user: UserId) => Promise<readonly Programme.Event[]>
  readonly secret: Buffer
  readonly clock: () => string
  readonly readiness: () => Promise<Readiness>
  readonly mailbox:
    | (() => Promise<readonly { to: string; subject: string; text: string; html: string; at: string }[]>)
    | null
  /** The addresses whose X-Forwarded-For is believed; nobody's when false. */
  readonly trustProxy: string | false
  readonly webFolder: string | null
  readonly checkAnswers: boolean
  readonly log: boolean
}
