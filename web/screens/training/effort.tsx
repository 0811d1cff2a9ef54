import { useId } from 'react'
import { Chip } from '../../parts/chip.tsx'
import type { Exercise } from '../../training/types.ts'
import * as css from './focus.css.ts'

const choices = [0, 1, 2, 3, 4, 5, 6]
const open = 6

type Props = { exercise: Exercise; value: number | undefined; onChange: (value: number | null) => void }

/** Repetitions in reserve; may be left open. */
export const Effort = ({ exercise, value, onChange }: Props) => {
  const id = useId()
  return (
    <fieldset className={css.effort} aria-labelledby={id}>
      <p id={id} className={css.effortWords}>
        Wie viele hättest du noch geschafft?
        {exercise.target_rir === null ? '' : ` Ziel: ${exercise.target_rir}`}
      </p>
      <div className={css.effortRow}>
        {choices.map(each => (
          <Chip key={each} chosen={value === each} onClick={() => onChange(value === each ? null : each)}>
            {each === open ? `${open}+` : each}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
