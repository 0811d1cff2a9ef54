import type { Facts, RecordedEvent } from '../../domain/facts.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { categoryOf } from '../../domain/kernel/stream.ts'
import { walking } from '../../domain/replay.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { detailAnswer, type ExerciseBook, type Language } from '../workout-answer.ts'

export const isOfWorkout = (recorded: RecordedEvent): recorded is Recorded<Facts['workout'], 'workout'> =>
  categoryOf(recorded.stream) === 'workout'

export const isOfMembership = (recorded: RecordedEvent): recorded is Recorded<Facts['membership'], 'membership'> =>
  categoryOf(recorded.stream) === 'membership'

type Row = ReturnType<typeof workoutDetail.fold>

/** A workout as its athlete was shown it once an event had been: folded by the read model that shows it today. */
export const screensOf = (events: readonly RecordedEvent[]) => {
  const initial: Row = null
  const walk = walking<Recorded<Facts['workout'], 'workout'>, Row>(
    { initial, evolve: workoutDetail.fold },
    revision => {
      const recorded = events[revision]
      return recorded && isOfWorkout(recorded) ? recorded : undefined
    },
  )
  return (revision: number, book: ExerciseBook, language: Language = 'de') => {
    const row = walk(revision).after
    const isDeleted = row?.deleted_at != null
    return { deleted: isDeleted, workout: row && !isDeleted ? detailAnswer(row, book, language) : null }
  }
}
