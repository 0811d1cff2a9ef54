import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import * as css from './internal.css.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileData } from './queries.ts'

export const Profile = () => {
  useTitle('User Profile Management')
  const { data, error } = useQuery(profileData)
  if (data) return <ProfileForm data={data} />
  if (!error) return <Spinner label="Loading..." />
  return (
    <div className={css.page}>
      <Notice tone="bad">Failed to load profiles. Check console for details.</Notice>
      <div className={css.actions}>
        <ButtonLink look="quiet" icon="left" to="/internal/workouts">
          Back to Workouts
        </ButtonLink>
      </div>
    </div>
  )
}
