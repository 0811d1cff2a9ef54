import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { tied } from '../../parts/tied.ts'
import * as css from './create.css.ts'

type Next = AnswerOf<'GET /dashboard/overview'>['nextWorkouts'][number]

/** What was begun and is not finished comes before anything new. */
export const Running = ({ workout }: { workout: Next }) => (
  <Link to={`/training/${workout.id}?satz=`} className={css.slab}>
    <svg className={css.slabCurve} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={css.slabLine} d="M-2 92C14 92 18 48 32 48S48 74 60 74S80 60 88 24" />
    </svg>
    <span className={css.slabDot} />
    <span className={css.slabName}>Weiter trainieren</span>
    <span className={css.slabMore}>{tied(workout.name)}</span>
  </Link>
)
