import { useSearchParams } from 'wouter'
import type { WorkoutId } from '../../../domain/ids.ts'
import '../../parts/by-key.ts'
import { statusOf } from '../../data/problem.ts'
import { useLeftOff } from '../../offline/left-off.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Failed } from '../../parts/failed.tsx'
import { Full } from '../../parts/full.tsx'
import { later } from '../../parts/later.tsx'
import { Shell } from '../../parts/shell.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { useTraining } from '../../training/use-training.ts'
import { Plan } from './plan.tsx'

// What a workout is not yet comes when it is.
const Correct = later(() => import('./correct.tsx').then(m => m.Correct))
const Focus = later(() => import('./focus.tsx').then(m => m.Focus))
const Making = later(() => import('./making.tsx').then(m => m.Making))
const NotMade = later(() => import('./making.tsx').then(m => m.NotMade))
const Summary = later(() => import('./summary.tsx').then(m => m.Summary))

/** The address says what is shown: the plan, or with ?satz= one set of it. */
export const Training = ({ id }: { id: WorkoutId }) => {
  const training = useTraining(id)
  const known = useLeftOff()
  const [search] = useSearchParams()
  const { workout, error, refetch } = training
  useTitle(workout?.name || 'Training')
  const set = search.get('satz')
  if (!workout && [400, 404].includes(statusOf(error) ?? 0)) return <Gone />
  if (!workout) return <Shell>{error ? <Failed error={error} onRetry={refetch} /> : <Spinner />}</Shell>
  if (!known) return <Shell>{<Spinner />}</Shell>
  if (workout.status === 'GENERATING') return <Making id={id} />
  if (workout.status === 'FAILED') return <NotMade workout={workout} />
  if (workout.status === 'EXPIRED') return <Expired />
  const finished = workout.status === 'COMPLETED' || workout.status === 'ABORTED'
  if (set && finished) return <Correct workout={workout} training={training} at={set} />
  if (set !== null && !finished) return <Focus workout={workout} training={training} at={set} />
  return finished ? <Summary workout={workout} training={training} /> : <Plan workout={workout} training={training} />
}

const Expired = () => (
  <Full title="Dieser Plan ist verfallen.">
    <p>Du hast ihn 14 Tage lang nicht gebraucht. Das Workout ist dir gutgeschrieben.</p>
    <ButtonLink to="/dashboard">Neues Workout erstellen</ButtonLink>
  </Full>
)

const Gone = () => (
  <Full title="Dieses Workout gibt es nicht mehr.">
    <p>Vielleicht hast du es auf einem anderen Gerät gelöscht.</p>
    <ButtonLink to="/dashboard">Zur Übersicht</ButtonLink>
  </Full>
)
