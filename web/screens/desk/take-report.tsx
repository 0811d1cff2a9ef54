import { useMutation } from '@tanstack/react-query'
import type { UserId } from '../../../domain/ids.ts'
import { download } from '../../parts/download.ts'
import { StepUp } from '../../parts/step-up.tsx'
import { asksAgain } from '../account/asks-again.ts'
import { useActing } from './acting.tsx'
import * as css from './desk.css.ts'
import { saidInEnglish } from './said.ts'

/** For courts: everything of a person as one document, with its proof. The person reads that it was taken, and why. */
export const TakeReport = ({ id }: { id: UserId }) => {
  const { act, asking } = useActing(`report ${id}`)
  const { mutate, data, error, isPending, reset, variables } = useMutation({
    mutationFn: async (reason: string) => {
      const headers = { 'x-reason': encodeURIComponent(reason) }
      await download('GET /desk/people/:id/report', { params: { id }, headers })
      return true
    },
  })
  return (
    <>
      <p className={css.row}>
        <button type="button" className={css.plain} disabled={isPending} onClick={() => act(mutate)}>
          {isPending ? 'Writing the report …' : 'Training report with proof (HTML)'}
        </button>
        <span role="status">
          {data ? 'Saved: it holds everything in the open' : ''}
          {error && !asksAgain(error) ? saidInEnglish(error) : ''}
        </span>
      </p>
      {asksAgain(error) ? (
        <StepUp error={error} onLeave={reset} onProven={() => variables && mutate(variables)} />
      ) : null}
      {asking}
    </>
  )
}
