import { useMutation } from '@tanstack/react-query'
import { ask } from '../data/client.ts'
import { body } from '../data/more-queries.ts'
import { wordsOf } from '../data/problem.ts'
import { queryClient } from '../data/queries.ts'
import { Notice } from './notice.tsx'
import * as css from './understood.css.ts'
import type { UnderstoodItem } from './use-understood.ts'

/** "Knie ist wieder gut": for this workout it counts as it is; what holds from now on is asked. */
export const WellAgain = ({ item: { said, ends } }: { item: UnderstoodItem }) => {
  const change = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      for (const complaint of ends) {
        const params = { complaint }
        queryClient.setQueryData(
          body.queryKey,
          await ask('PUT /api/body/complaints/:complaint', { params, body: { change: 'good' } }),
        )
      }
    },
  })
  if (change.isSuccess)
    return <Notice tone="good">Schön! Das merke ich mir und steigere wieder Schritt für Schritt.</Notice>
  return (
    <fieldset className={css.question} disabled={change.isPending}>
      <legend className={css.legend}>„{said}“: heute darf mehr drauf. Auch bei den nächsten Workouts?</legend>
      <div className={css.row}>
        <button type="button" className={css.choice} onClick={() => change.mutate()}>
          Ja, wieder gut
        </button>
      </div>
      {change.error ? <Notice tone="bad">{wordsOf(change.error)}</Notice> : null}
    </fieldset>
  )
}
