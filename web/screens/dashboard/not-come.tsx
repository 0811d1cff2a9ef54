import { Failed } from '../../parts/failed.tsx'
import { heading } from '../../type.css.ts'
import * as css from './dashboard.css.ts'

type Props = { title: string; error: unknown; onRetry: () => unknown }

/** A part of the overview that could not be read, in its own place: the others are there. */
export const NotCome = ({ title, error, onRetry }: Props) => (
  <section className={css.part} aria-label={title}>
    <h2 className={heading.part}>{title}</h2>
    <Failed error={error} onRetry={onRetry} />
  </section>
)
