import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { Json } from './json.tsx'
import { type Look, momentIn } from './queries.ts'
import * as own from './stream.css.ts'

/** What the decider remembered before and after, and what this event changed in it. */
export const StateView = ({ look, at }: { look: Look; at: number }) => {
  const { data, error, refetch } = useQuery({ ...momentIn(look, at), placeholderData: keepPreviousData })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the state" />
  const changed = data.differences.map(({ path }) => path)
  return (
    <>
      <h3 className={css.h3}>What it changed</h3>
      {data.differences.length === 0 ? (
        <p className={css.soft}>
          Nothing that the decider remembers{look.unsealed ? '' : ', as far as it is not sealed'}.
        </p>
      ) : (
        <ul className={own.changes} aria-label="Differences">
          {data.differences.map(({ path, ...difference }) => (
            <li key={path} className={own.change}>
              <span className={css.mono}>{path || 'all of it'}</span>
              {'was' in difference ? (
                <span className={own.was}>
                  <span className={own.sign}>−</span>
                  <Json value={difference.was} />
                </span>
              ) : null}
              {'is' in difference ? (
                <span className={own.is}>
                  <span className={own.sign}>+</span>
                  <Json value={difference.is} />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <h3 className={css.h3}>State after</h3>
      <Json value={data.after} changed={changed} open />
      <h3 className={css.h3}>State before</h3>
      <Json value={data.before} changed={changed} />
    </>
  )
}
