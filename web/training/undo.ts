import type { SetId } from '../../domain/ids.ts'
import type { Act } from '../data/outbox.ts'
import type { Workout } from './types.ts'

/** What was done with one tap, and how the workout stood before it. */
export type Tap = { readonly before: Workout; readonly acts: readonly Act[]; readonly at: number }

const oneTapMs = 50

/** Acts that follow at once belong to the same tap. */
export const tapped = (last: Tap | null, workout: Workout, act: Act, at: number): Tap =>
  last && at - last.at < oneTapMs ? { ...last, acts: [...last.acts, act] } : { before: workout, acts: [act], at }

/** What the tap was, in words; none for what nobody takes back. */
export const tapWords = ({ acts }: Tap): string | null => {
  const words = acts.filter(isTakenBack).flatMap(({ name }) => said[name] ?? [])
  return words.at(-1) ?? null
}

/** Beginning is nothing one takes back. */
const isTakenBack = (act: Act) => act.name !== 'PUT /api/workouts/:id/status' || act.body.status !== 'in_progress'

const said: Partial<Record<Act['name'], string>> = {
  'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status': 'Übung abgeschlossen.',
  'PUT /api/workouts/:id/sets/:set': 'Satz gespeichert.',
  'PUT /api/workouts/:id/sets/:set/skip': 'Satz ausgelassen.',
  'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/skip': 'Übung ausgelassen.',
  'PUT /api/workouts/:id/blocks/:block/skip': 'Block ausgelassen.',
  'PUT /api/workouts/:id/sets/:set/note': 'Notiz gespeichert.',
  'PUT /api/workouts/:id/exercises/:exercise/note': 'Notiz gespeichert.',
  'PUT /api/workouts/:id/exercises/:exercise/sets/:set': 'Satz dazugenommen.',
  'DELETE /api/workouts/:id/exercises/:exercise/sets/:set': 'Satz gestrichen.',
  'PUT /api/workouts/:id/blocks/:block/exercise': 'Übung dazugenommen.',
  'PUT /api/workouts/:id/blocks/:block/place': 'Reihenfolge geändert.',
  'PUT /api/workouts/:id/status': 'Training beendet.',
}

/** Where to go back to: the set that was tapped, unless it came with the tap. */
export const setOf = ({ acts }: Tap): SetId | null =>
  acts
    .filter(({ name }) => name !== 'PUT /api/workouts/:id/exercises/:exercise/sets/:set')
    .flatMap(({ params }) => ('set' in params ? [params.set] : []))
    .at(0) ?? null
