import type { FeedbackId, UserId, WorkoutId } from './ids.ts'
import * as Kernel from './kernel/stream.ts'

/** What the streams of each category are named by. */
export type NamedBy = {
  user: UserId
  email: string
  profiles: UserId
  workout: WorkoutId
  membership: UserId
  feedback: FeedbackId
  programme: UserId
  inspection: UserId
  health: UserId
  repair: UserId
  searches: UserId
  operation: 'webhooks' | 'models' | 'effects' | 'builds'
}

type Category = keyof NamedBy

/** The stream of one thing: an id of another kind does not compile. */
export const streamOf: <C extends Category>(category: C, id: NamedBy[C]) => Kernel.Stream<C> = Kernel.streamOf

/** What a stream is named by. */
export const idOf = <C extends Category>(stream: Kernel.Stream<C>): NamedBy[C] => Kernel.idOf(stream)

/** A person's streams that are named by their id. */
export const ownCategories = [
  'user',
  'profiles',
  'membership',
  'programme',
  'inspection',
  'repair',
  'health',
  'searches',
] as const satisfies readonly Category[]
