import { isRefused } from '../../domain/kernel/decider.ts'
import { advance, type Fact } from '../../domain/progress.ts'
import { decide } from '../../domain/training.ts'
import { undoing } from '../../domain/undo.ts'
import type { Act } from '../data/outbox.ts'
import { actOf } from './act-of.ts'
import { commandOf, progressOf } from './applied.ts'
import type { Workout } from './types.ts'

/** What was done with one tap, and how the workout stood before it. */
export type Tap = { readonly before: Workout; readonly acts: readonly Act[]; readonly at: number }

const oneTapMs = 300

/** Acts that follow at once belong to the same tap. */
export const tapped = (last: Tap | null, workout: Workout, act: Act, at: number): Tap =>
  last && at - last.at < oneTapMs ? { ...last, acts: [...last.acts, act] } : { before: workout, acts: [act], at }

/** The acts that take a tap back. */
export const undoOf = ({ before, acts }: Tap, now: Workout): readonly Act[] => {
  const [stood, stands] = [progressOf(before), progressOf(now)]
  const at = new Date().toISOString()
  if (!stood || !stands) return []
  const facts = acts.reduce<{ facts: Fact[]; progress: typeof stood }>(
    (so, act) => {
      const answer = decide(commandOf(act, at), before, so.progress)
      if (isRefused(answer)) return so
      so.facts.push(...answer)
      return { facts: so.facts, progress: answer.reduce((one, fact) => advance(before, one, fact), so.progress) }
    },
    { facts: [], progress: stood },
  ).facts
  return undoing(before, stood, stands, facts, at).flatMap(command => actOf(command, now))
}

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
  'PUT /api/workouts/:id/status': 'Training beendet.',
}

/** Where to go back to: the set that was tapped. */
export const setOf = ({ acts }: Tap): string | null =>
  acts.flatMap(({ params }) => ('set' in params ? [params.set] : [])).at(0) ?? null
