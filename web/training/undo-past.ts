import { isRefused } from '../../domain/kernel/decider.ts'
import { asId } from '../../domain/kernel/stream.ts'
import type { Performance } from '../../domain/performance.ts'
import { type Command, decide } from '../../domain/training.ts'
import type { AnswerOf } from '../data/calls.ts'
import type { Act } from '../data/outbox.ts'
import { actOf } from './act-of.ts'
import { standingOf } from './applied.ts'
import type { Workout } from './types.ts'

type Entry = AnswerOf<'GET /api/workouts/:id/history'>['events'][number]

/** The acts that take an entry of the history back, by the entry's id: only for what still counts and was last said of its thing. */
export const takenBackBy = (entries: readonly Entry[], workout: Workout): ReadonlyMap<string, readonly Act[]> => {
  const standing = standingOf(workout)
  if (!standing) return new Map()
  const last = new Map(entries.flatMap(entry => aboutOf(entry).map(about => [about, entry.id] as const)))
  const at = new Date().toISOString()
  return new Map(
    entries.flatMap(entry => {
      if (!aboutOf(entry).some(about => last.get(about) === entry.id)) return []
      const command = undoing(entry, at)
      const facts = command && decide(command, standing)
      return command && facts && !isRefused(facts) && facts.length > 0 ? [[entry.id, actOf(command, workout)]] : []
    }),
  )
}

const undoing = ({ type, facts }: Entry, at: string): Command | null => {
  const [set, exercise] = [asId<'set'>(String(facts.setId)), asId<'planned-exercise'>(String(facts.exerciseId))]
  switch (type) {
    case 'SetLogged':
    case 'SetSkipped':
      return { type: 'ReopenSet', set, at }
    case 'SetCorrected':
      return { type: 'LogSet', set, ...wasOf(facts), at }
    case 'ExerciseAdded':
      return { type: 'RemoveExercise', block: asId<'block'>(String(facts.blockId)), at }
    case 'SetAdded':
      return { type: 'RemoveSet', exercise, set, at }
    case 'SetNoted':
      return { type: 'NoteSet', set, note: String(facts.wasNote ?? ''), at }
    case 'ExerciseNoted':
      return { type: 'NoteExercise', exercise, note: String(facts.wasNote ?? ''), at }
    case 'ExerciseCompleted':
    case 'ExerciseSkipped':
      return { type: 'ReopenExercise', exercise, at }
    case 'WorkoutCompleted':
    case 'WorkoutAborted':
      return { type: 'Reopen', at }
    default:
      return null
  }
}

const measures = {
  wasReps: 'reps',
  wasDurationSec: 'durationSec',
  wasDistanceM: 'distanceM',
  wasWeightKg: 'weightKg',
  wasSpeedKmh: 'speedKmh',
  wasRir: 'rir',
} as const

const wasOf = (facts: Entry['facts']): Performance =>
  Object.fromEntries(
    Object.entries(measures).flatMap(([was, name]) => (typeof facts[was] === 'number' ? [[name, facts[was]]] : [])),
  )

/** What an entry says something of; the last word on it counts. */
const aboutOf = ({ type, facts }: Entry): readonly string[] => {
  if (type === 'WorkoutCompleted' || type === 'WorkoutAborted' || type === 'WorkoutReopened') return ['end']
  if (type === 'SetNoted') return [`note ${facts.setId}`]
  if (type === 'ExerciseNoted') return [`note ${facts.exerciseId}`]
  if (type.startsWith('Set') && facts.setId) return [`set ${facts.setId}`]
  return /^Exercise(Completed|Skipped|Reopened)$/.test(type) ? [`exercise ${facts.exerciseId}`] : []
}
