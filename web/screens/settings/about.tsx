import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../data/client.ts'
import { aboutMe } from '../../data/more-queries.ts'
import { Failed } from '../../parts/failed.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, soft } from '../../type.css.ts'
import { bodyOf, type Form, formOf } from './about-fields.ts'
import { AboutForm } from './about-form.tsx'
import * as css from './settings.css.ts'
import { ToProfile } from './to-profile.tsx'

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
      <header className={css.head}>
        <ToProfile />
        <h1 className={heading.page}>Über dich</h1>
        <p className={soft}>
          Alles ist freiwillig. Je mehr der Coach weiß, desto besser passt dein Workout; deine Angaben werden
          verschlüsselt gespeichert.
        </p>
      </header>
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
