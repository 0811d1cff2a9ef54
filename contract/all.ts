import * as settings from './account-settings.ts'
import * as accounts from './accounts.ts'
import * as age from './age.ts'
import * as app from './app.ts'
import * as appAccounts from './app-accounts.ts'
import * as body from './body.ts'
import * as bodyWords from './body-words.ts'
import * as builds from './builds.ts'
import type { Call } from './call.ts'
import * as catalogue from './catalogue.ts'
import * as causes from './causes.ts'
import * as coach from './coach.ts'
import * as consents from './consents.ts'
import * as desk from './desk.ts'
import * as deskEvents from './desk-events.ts'
import * as deskRows from './desk-rows.ts'
import * as deskScreens from './desk-screens.ts'
import * as deskSearches from './desk-searches.ts'
import * as deskWebhooks from './desk-webhooks.ts'
import * as exports from './export.ts'
import * as factorReset from './factor-reset.ts'
import * as feedback from './feedback.ts'
import * as inspections from './inspections.ts'
import * as membership from './membership.ts'
import * as operations from './operations.ts'
import * as origins from './origins.ts'
import * as preparation from './preparation.ts'
import * as profiles from './profiles.ts'
import * as programme from './programme.ts'
import * as progress from './progress.ts'
import * as proof from './proof.ts'
import * as repairs from './repairs.ts'
import * as reshaping from './reshaping.ts'
import * as secondFactor from './second-factor.ts'
import * as showcase from './showcase.ts'
import * as site from './site.ts'
import * as terms from './terms.ts'
import * as training from './training.ts'
import * as understood from './understood.ts'
import * as whatIf from './what-if.ts'
import * as workouts from './workouts.ts'

const { myRepairs: _, ...staffRepairs } = repairs

export type Family = { readonly name: string; readonly about: string; readonly calls: Readonly<Record<string, Call>> }

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

const family = (name: string, about: string, ...modules: readonly object[]): Family => ({
  name,
  about,
  calls: Object.fromEntries(
    modules
      .flatMap(module => Object.entries(module))
      .filter((entry): entry is [string, Call] => isCall(entry[1]))
      .sort(([, one], [, other]) => (one.path < other.path ? -1 : 1)),
  ),
})

/** Every call of the product, in the order in which one would read about it. */
export const families: readonly Family[] = [
  family(
    'Accounts',
    'Registration, sign-in, sessions, and what belongs to an account.',
    accounts,
    appAccounts,
    age,
    terms,
    settings,
    factorReset,
    secondFactor,
    exports,
    inspections,
    { myRepairs: repairs.myRepairs },
  ),
  family('Membership', 'What is left, and the subscription from its order to its end.', membership),
  family('App', 'Workouts, training and feedback in the shape of the phone app.', app, feedback),
  family(
    'Training',
    'Workouts with every set and every reason, and what was done.',
    workouts,
    training,
    reshaping,
    preparation,
    causes,
    programme,
    progress,
    {
      originOfWorkout: origins.originOfWorkout,
      originOfWeek: origins.originOfWeek,
      originOfMuscle: origins.originOfMuscle,
      originOfCounter: origins.originOfCounter,
      originOfRecord: origins.originOfRecord,
    },
  ),
  family('Profiles', 'Places to train with their equipment, and what the coach plans by.', profiles),
  family('Body', 'What the coach respects about a body, and how each of it is taken back.', { ...body, ...bodyWords }),
  family('Coach', 'What the coach may use and understands, and how far it is.', {
    ...coach,
    ...consents,
    ...understood,
  }),
  family('Showcase', 'The questionnaire, and training plans made from its answers.', showcase),
  family('Catalogue', 'What plans are made of.', catalogue),
  family(
    'Desk',
    'For staff and auditors: people, streams and events. Whoever is shown another person’s data says why.',
    desk,
    deskEvents,
    deskRows,
    deskScreens,
    deskSearches,
    operations,
    builds,
    deskWebhooks,
    proof,
    whatIf,
    staffRepairs,
    {
      weeksOfPerson: origins.weeksOfPerson,
      originAtDesk: origins.originAtDesk,
      originOfCounterAtDesk: origins.originOfCounterAtDesk,
      originOfRecordAtDesk: origins.originOfRecordAtDesk,
    },
  ),
  family('Website', 'The contact form, and what visitors who agreed do on the public pages.', site),
]

export const calls: readonly (Call & { readonly name: string })[] = families.flatMap(({ calls }) =>
  Object.entries(calls).map(([name, call]) => ({ ...call, name })),
)
