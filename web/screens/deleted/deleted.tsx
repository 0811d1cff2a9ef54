import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { isPassing, wordsOf } from '../../data/problem.ts'
import { queryClient, refreshAll } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Failed } from '../../parts/failed.tsx'
import { Notice } from '../../parts/notice.tsx'
import * as panel from '../../parts/panel.css.ts'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { ProfileHead } from '../settings/profile-head.tsx'
import * as css from '../settings/settings.css.ts'

type Entry = AnswerOf<'GET /api/deleted-workouts'>[number]

const deleted = { queryKey: ['deleted'], queryFn: () => ask('GET /api/deleted-workouts') }

/** What was deleted in the last thirty days, each one tap from coming back. */
export const Deleted = () => {
  useTitle('Gelöschte Workouts')
  const { data, error, refetch } = useQuery(deleted)
  const restore = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: Entry) => ask('DELETE /api/deleted-workouts/:id', { params: { id } }),
    onSettled: () => {
      refreshAll()
      return queryClient.invalidateQueries({ queryKey: deleted.queryKey })
    },
  })
  const { variables: asked, error: failure } = restore
  /** Also where the answer was lost: it lies here no more. */
  const isBack =
    restore.isSuccess || (isPassing(failure) && asked !== undefined && !data?.some(({ id }) => id === asked.id))
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  return (
    <div className={css.page}>
      <ProfileHead title="Gelöschte Workouts">Dreißig Tage lang kannst du sie zurückholen.</ProfileHead>
      {asked && isBack ? (
        <Notice tone="good">
          „{asked.name}“ ist wieder da. <Link to={`/training/${asked.id}`}>Zum Workout</Link>
        </Notice>
      ) : null}
      {failure && !isBack ? <Notice tone="bad">{wordsOf(failure)}</Notice> : null}
      {data.length === 0 ? <p>Du hast in den letzten dreißig Tagen kein Workout gelöscht.</p> : null}
      <ul className={data.length === 0 ? undefined : panel.rows}>
        {data.map(entry => (
          <li key={entry.id} className={`${panel.row} ${panel.rowAct}`}>
            <span>
              <span className={panel.rowName}>{entry.name}</span>
              <span className={panel.rowMore}>
                {dateWords(entry.date, 'day')} · gelöscht am {dateWords(entry.deleted_at, 'short')}
              </span>
            </span>
            <Button
              look="plain"
              aria-label={`„${entry.name}“ wiederherstellen`}
              busy={restore.isPending}
              onClick={() => restore.mutate(entry)}
            >
              {restore.isPending && asked?.id === entry.id ? 'Wird zurückgeholt …' : 'Wiederherstellen'}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
