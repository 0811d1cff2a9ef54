import type { ComponentProps } from 'react'
import * as css from './chip.css.ts'

/** Something to choose or to leave: pressed or not. */
export const Chip = ({ chosen, ...button }: { chosen: boolean } & ComponentProps<'button'>) => (
  <button type="button" className={css.chip} aria-pressed={chosen} {...button} />
)
