import type { Facts, RecordedEvent } from '../../domain/facts.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { categoryOf } from '../../domain/kernel/stream.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { detailAnswer, type ExerciseBook } from '../workout-answer.ts'

const isOfWorkout = (recorded: RecordedEvent): recorded is Recorded<Facts['workout']> =>
  categoryOf(recorded.stream) === 'workout'

/** A workout as its athlete was shown it once these events had been: folded by the read model that shows it today. */
export const screenAfter = (events: readonly RecordedEvent[], book: ExerciseBook) => {
  type Row = ReturnType<typeof workoutDetail.fold>
  const row = events.filter(isOfWorkout).reduce<Row>((before, recorded) => workoutDetail.fold(before, recorded), null)
  const isDeleted = row?.deleted_at != null
  return { deleted: isDeleted, workout: row && !isDeleted ? detailAnswer(row, book, 'de') : null }
}
