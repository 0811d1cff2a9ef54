import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, soft } from '../../type.css.ts'
import { CreateForm } from './create-form.tsx'
import * as css from './internal.css.ts'
import { allWorkouts } from './queries.ts'
import { WorkoutList } from './workout-list.tsx'

export const Workouts = () => {
  useTitle('Workout Management')
  const { data, error } = useQuery(allWorkouts)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.title}>
          <h1 className={heading.page}>Workout Management</h1>
          {data ? <p className={soft}>Total workouts: {data.length}</p> : null}
        </div>
        <ButtonLink look="plain" icon="pencil" to="/internal/profile">
          Edit Profile
        </ButtonLink>
      </header>
      <CreateForm />
      {error ? <Notice tone="bad">Failed to load data. Check console for details.</Notice> : null}
      {data ? <WorkoutList workouts={data} /> : null}
      {!data && !error ? <Spinner label="Loading..." /> : null}
      <div className={css.actions}>
        <ButtonLink look="quiet" icon="left" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </div>
    </div>
  )
}
