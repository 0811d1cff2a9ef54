import { Link } from 'wouter'
import * as css from './create.css.ts'

/** Nothing is left to make one with: the way on is the subscription, not an error. */
export const UsedUp = ({ second }: { second: boolean }) => (
  <section className={css.create} aria-label="Neues Workout">
    <Link to="/settings/membership" className={css.slab} data-second={second}>
      <span className={css.slabName}>Weiter mit Abo</span>
      <span className={css.slabMore}>Deine zehn freien Workouts sind aufgebraucht</span>
    </Link>
  </section>
)
