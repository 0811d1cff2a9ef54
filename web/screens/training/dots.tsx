import type { SetId } from '../../../domain/ids.ts'
import { placeOf } from '../../../domain/set-place.ts'
import type { Exercise } from '../../training/types.ts'
import { measured, setName } from '../../training/words.ts'
import * as css from './focus.css.ts'

/** The sets of one exercise as a row: done, now, to come. */
export const Dots = ({ exercise, current, go }: { exercise: Exercise; current: string; go: (set: SetId) => void }) =>
  exercise.sets.length < 2 ? null : (
    <div className={css.dots}>
      {exercise.sets.map(set => (
        <button
          key={set.id}
          type="button"
          className={css.dot}
          data-done={set.logged !== null}
          data-skipped={set.look === 'skipped'}
          aria-current={set.id === current ? 'step' : undefined}
          aria-label={`${setName(set, placeOf(set, exercise.sets))}${set.logged ? `, erledigt: ${measured(set.logged, exercise)}` : set.look === 'skipped' ? ', ausgelassen' : ''}`}
          onClick={() => go(set.id)}
        >
          <span className={css.dotLine} />
        </button>
      ))}
    </div>
  )
