import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAgainst } from './against.tsx'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { Differences } from './differences.tsx'
import { Json } from './json.tsx'
import { type Look, momentIn } from './queries.ts'
import * as own from './stream.css.ts'

/** What the decider remembered before and after, and what this event changed in it. */
export const StateView = ({ look, at }: { look: Look; at: number }) => {
  const against = useAgainst(at)
  const { data, error, refetch } = useQuery({ ...momentIn(look, at, against), placeholderData: keepPreviousData })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the state" />
  const changed = data.differences.map(({ path }) => path)
  return (
    <>
      <h3 className={css.h3}>{against === undefined ? 'What it changed' : `What changed since revision ${against}`}</h3>
      {data.differences.length === 0 ? (
        <p className={css.soft}>
          Nothing that the decider remembers{look.unsealed ? '' : ', as far as it is not sealed'}.
        </p>
      ) : (
        <Differences differences={data.differences} />
      )}
      <h3 className={css.h3}>State after</h3>
      <Json value={data.after} changed={changed} open />
      <h3 className={css.h3}>{against === undefined ? 'State before' : `State after revision ${against}`}</h3>
      <div className={own.past}>
        <Json value={data.before} changed={changed} />
      </div>
    </>
  )
}
