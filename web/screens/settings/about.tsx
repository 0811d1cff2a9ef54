import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../data/client.ts'
import { aboutMe } from '../../data/more-queries.ts'
import { Failed } from '../../parts/failed.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { bodyOf, type Form, formOf } from './about-fields.ts'
import { AboutForm } from './about-form.tsx'
import { ProfileHead } from './profile-head.tsx'
import * as css from './settings.css.ts'

export const About = () => {
  useTitle('Über dich')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ ...aboutMe, refetchOnWindowFocus: false })
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (form: Form) => ask('PUT /training-plan/mine', { body: bodyOf(form) }),
    onSuccess: answer => client.setQueryData(aboutMe.queryKey, answer),
  })
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  return (
    <div className={css.page}>
      <ProfileHead title="Über dich">
        Alles ist freiwillig. Je mehr der Coach weiß, desto besser passt dein Workout; deine Angaben werden
        verschlüsselt gespeichert.
      </ProfileHead>
      <AboutForm
        first={formOf(data)}
        saving={saving.isPending}
        saved={saving.isSuccess}
        error={saving.error}
        onSave={form => saving.mutate(form)}
        onChange={() => saving.reset()}
      />
    </div>
  )
}
