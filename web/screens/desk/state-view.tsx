import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { Differences } from './differences.tsx'
import { Json } from './json.tsx'
import { type Look, momentIn } from './queries.ts'
import * as own from './stream.css.ts'

/** What the decider remembered before and after, and what this event changed in it. */
export const StateView = ({ look, at }: { look: Look; at: number }) => {
  const [search, setSearch] = useSearchParams()
  const given = search.get('against')
  const against = given !== null && /^\d{1,6}$/.test(given) && Number(given) < at ? Number(given) : undefined
  const { data, error, refetch } = useQuery({ ...momentIn(look, at, against), placeholderData: keepPreviousData })
  const compare = (revision: string) =>
    setSearch(
      before => {
        const after = new URLSearchParams(before)
        if (revision === '') after.delete('against')
        else after.set('against', revision)
        return after
      },
      { replace: true },
    )
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the state" />
  const changed = data.differences.map(({ path }) => path)
  return (
    <>
      <div className={css.between}>
        <h3 className={css.h3}>
          {against === undefined ? 'What it changed' : `What changed since revision ${against}`}
        </h3>
        <label className={own.against}>
          Compared with revision
          <input
            className={css.input}
            type="number"
            min={0}
            max={Math.max(0, at - 1)}
            value={given ?? ''}
            placeholder={String(Math.max(0, at - 1))}
            onChange={({ target }) => compare(target.value)}
          />
        </label>
      </div>
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
      <Json value={data.before} changed={changed} />
    </>
  )
}
