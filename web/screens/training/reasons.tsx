import type { WorkoutId } from '../../../domain/ids.ts'
import type { Exercise } from '../../training/types.ts'
import { heading } from '../../type.css.ts'
import { Causes } from './causes.tsx'
import * as css from './reasons.css.ts'

export const Reasons = ({ workout, exercise }: { workout: WorkoutId; exercise: Exercise }) =>
  exercise.reasons.length === 0 ? null : (
    <div className={css.reasons}>
      <h3 className={heading.small}>Warum diese Übung?</h3>
      {[...new Set(exercise.reasons.map(({ text }) => text.de))].map(text => (
        <p key={text} className={css.reason}>
          {text}
        </p>
      ))}
      <Causes workout={workout} exercise={exercise} />
    </div>
  )
