import { Link } from 'wouter'
import type { Workout } from '../../training/types.ts'
import { Short } from './bits.tsx'
import * as css from './desk.css.ts'

/** Each decision of the plan, with the very events that led to it. */
export const Why = ({ workout }: { workout: Workout }) => {
  const exercises = workout.blocks.flatMap(block => block.exercises).filter(({ reasons }) => reasons.length > 0)
  if (exercises.length === 0) return null
  return (
    <section aria-label="Why this plan">
      <h3 className={css.h3}>Why this plan</h3>
      {exercises.map(({ id, name, sets, reasons }) => (
        <details key={id} className={css.rowsBelow}>
          <summary>
            <span lang="de" className={css.strong}>
              {name}
            </span>{' '}
            <span className={css.soft}>{loadsOf(sets)}</span>
          </summary>
          <ul>
            {reasons.map(({ code, text, events }) => (
              <li key={`${code} ${text.en}`} className={css.reason}>
                {text.en}{' '}
                <span className={css.soft}>
                  {code}
                  {events.length > 0 ? ', from ' : ', from no event'}
                </span>
                {events.map(event => (
                  <Link key={event} to={`/internal/desk?q=${event}`} className={css.link}>
                    <Short id={event} />
                  </Link>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

const loadsOf = (sets: readonly { weight: number | null }[]) =>
  [...new Set(sets.flatMap(({ weight }) => weight ?? []))].map(kg => `${kg} kg`).join(', ')
