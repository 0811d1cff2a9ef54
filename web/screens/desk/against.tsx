import { useSearchParams } from 'wouter'
import * as css from './desk.css.ts'
import * as own from './stream.css.ts'

/** The earlier revision that a moment is compared with, as the address says; undefined where it names none. */
export const useAgainst = (at: number) => {
  const [search] = useSearchParams()
  const given = search.get('against')
  return given !== null && /^\d{1,6}$/.test(given) && Number(given) < at ? Number(given) : undefined
}

export const Against = ({ at }: { at: number }) => {
  const [search, setSearch] = useSearchParams()
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
  const isLater = Number(search.get('against') ?? -1) >= at
  return (
    <label className={own.against}>
      Compared with revision
      <input
        className={css.input}
        type="number"
        min={0}
        max={Math.max(0, at - 1)}
        value={search.get('against') ?? ''}
        placeholder={String(Math.max(0, at - 1))}
        disabled={at === 0 && !isLater}
        aria-invalid={isLater}
        onChange={({ target }) => compare(target.value)}
      />
      {isLater ? <span role="status">is not before {at}: name an earlier one</span> : null}
    </label>
  )
}
