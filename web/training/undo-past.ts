import type { TrainingFact } from '../../domain/block-end.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { asId } from '../../domain/kernel/stream.ts'
import type { Performance } from '../../domain/performance.ts'
import { takingBack } from '../../domain/taking-back.ts'
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

/** Of facts that only the coach or a later version tells, nothing is taken back. */
const isTakenBack = (type: string): type is keyof typeof takingBack => Object.hasOwn(takingBack, type)

const undoing = ({ type, facts }: Entry, at: string): Command | null => {
  const told = {
    set: asId<'set'>(String(facts.setId)),
    exercise: asId<'planned-exercise'>(String(facts.exerciseId)),
    block: asId<'block'>(String(facts.blockId)),
    note: String(facts.wasNote ?? ''),
    performance: wasOf(facts),
  }
  return isTakenBack(type) ? takingBack[type](told, at) : null
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

/** Entries that no later one speaks of. */
type OfNone =
  | 'WorkoutStarted'
  | 'TimesCorrected'
  | 'RestTaken'
  | 'ExerciseAdded'
  | 'ExerciseRemoved'
  | 'BlockMoved'
  | 'BlockCompleted'
  | 'BlockSkipped'

/** What an entry says something of; the last word on it counts. */
const subjects = {
  SetLogged: 'set',
  SetCorrected: 'set',
  SetSkipped: 'set',
  SetReopened: 'set',
  SetAdded: 'set',
  SetRemoved: 'set',
  SetNoted: 'note of set',
  ExerciseNoted: 'note of exercise',
  ExerciseCompleted: 'exercise',
  ExerciseSkipped: 'exercise',
  ExerciseReopened: 'exercise',
  WorkoutCompleted: 'end',
  WorkoutAborted: 'end',
  WorkoutReopened: 'end',
} as const satisfies Readonly<Record<Exclude<TrainingFact['type'], OfNone>, string>>

const isAbout = (type: string): type is keyof typeof subjects => Object.hasOwn(subjects, type)

const aboutOf = ({ type, facts }: Entry): readonly string[] => {
  const subject = isAbout(type) ? subjects[type] : null
  switch (subject) {
    case null:
      return []
    case 'end':
      return ['end']
    case 'set':
    case 'note of set':
      return facts.setId ? [`${subject} ${facts.setId}`] : []
    case 'exercise':
    case 'note of exercise':
      return [`${subject} ${facts.exerciseId}`]
  }
}
