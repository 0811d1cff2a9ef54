import { Failed } from '../../parts/failed.tsx'
import { useOnline } from '../../parts/online.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from './dashboard.css.ts'

type Props = { title: string; error: unknown; onRetry: () => unknown }

/**
 * A part of the overview that could not be read, in its own place: the others are there. That there is no connection, the
 * page says above.
 */
export const NotCome = ({ title, error, onRetry }: Props) => (
  <section className={css.part} aria-label={title}>
    <h2 className={heading.part}>{title}</h2>
    {useOnline() ? (
      <Failed error={error} onRetry={onRetry} />
    ) : (
      <p className={soft}>Das siehst du, sobald du wieder online bist.</p>
    )}
  </section>
)
