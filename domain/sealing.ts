import * as EmailClaim from './email-claim.ts'
import type { Category, Facts } from './facts.ts'
import * as Feedback from './feedback.ts'
import * as Health from './health.ts'
import { asConsentId, asWorkoutId, type ConsentId } from './ids.ts'
import * as Inspection from './inspection.ts'
import { asStream, categoryOf, type Stream } from './kernel/stream.ts'
import type { Written } from './kernel/upcasting.ts'
import * as Membership from './membership.ts'
import * as Operation from './operation.ts'
import type { Personal } from './personal.ts'
import * as Programme from './programme.ts'
import * as Repair from './repair.ts'
import * as Searches from './saved-searches.ts'
import { streamOf } from './streams.ts'
import * as Profiles from './training-profiles.ts'
import * as User from './user.ts'
import { personal as workoutPersonal } from './workout.personal.ts'

/** Which fields of which facts are sealed before they are stored, and what is read once they were erased. */
export const personal: { readonly [C in Category]: Personal<Facts[C]> } = {
  user: User.personal,
  email: EmailClaim.personal,
  profiles: Profiles.personal,
  workout: workoutPersonal,
  membership: Membership.personal,
  feedback: Feedback.personal,
  programme: Programme.personal,
  inspection: Inspection.personal,
  health: Health.personal,
  repair: Repair.personal,
  searches: Searches.personal,
  operation: Operation.personal,
}

type Blanks = Readonly<Record<string, unknown>>

const blanks = new Map<string, ReadonlyMap<string, Blanks>>(
  Object.entries(personal).map(([category, facts]) => [
    category,
    new Map(Object.entries(facts).map(([type, fields]) => [type, { ...fields }])),
  ]),
)

/** The personal fields of a fact with what is read in their place; none where it has none. */
export const blanksOf = (category: string, type: string) => blanks.get(category)?.get(type)

const isLedger = (type: string) => type === 'ConsentGiven' || type === 'ConsentWithdrawn'

/** Of what a key is, by its name: a person's is called by their id. */
export const kindOfKey = (name: string): 'consent' | 'workout' | 'person' => {
  if (name.startsWith('consent-')) return 'consent'
  return name.startsWith('workout-') ? 'workout' : 'person'
}

/** What is told by a consent is sealed under a key of its own, which goes when that is withdrawn. */
export const keyOfConsent = (consent: ConsentId): Stream => asStream(`consent-${consent}`)

/** The thing with a key of its own that a fact belongs to, so that one can be forgotten alone; else its person's seals. */
export const ownKeyOf = (stream: Stream, event: Written): Stream | null => {
  if (typeof event.consent === 'string' && !isLedger(event.type)) return keyOfConsent(asConsentId(event.consent))
  if (categoryOf(stream) === 'workout') return stream
  return event.type === 'WorkoutCreditUsed' ? streamOf('workout', asWorkoutId(String(event.workout))) : null
}
