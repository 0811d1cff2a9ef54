import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { defined } from '../../../domain/fields.ts'
import type { SearchId } from '../../../domain/ids.ts'
import type { AnswerOf, QuestionOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { queryClient } from '../../data/queries.ts'
import { Labelled, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { byEscape, useWayBack } from './way-back.ts'

type Saved = AnswerOf<'GET /desk/searches'>['searches'][number]
type Search = QuestionOf<'POST /desk/searches'>['body']['search']
type Wish =
  | { do: 'save'; name: string; search: Search }
  | { do: 'rename'; id: SearchId; name: string }
  | { do: 'remove'; id: SearchId }

const queryKey = ['desk', 'searches']

const tell = (wish: Wish) => {
  switch (wish.do) {
    case 'save':
      return ask('POST /desk/searches', { body: { name: wish.name, search: wish.search } })
    case 'rename':
      return ask('PUT /desk/searches/:search/name', { params: { search: wish.id }, body: { name: wish.name } })
    case 'remove':
      return ask('DELETE /desk/searches/:search', { params: { search: wish.id } })
  }
}

/** What somebody looks for often: kept under a name, for them alone. `search` is what the address asks for now. */
export const SavedSearches = ({ search }: { search: Search }) => {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask('GET /desk/searches', { signal }),
  })
  const [naming, setNaming] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  const named = useRef('')
  useWayBack(naming !== null, () =>
    section.current?.querySelector<HTMLElement>(`[data-names="${CSS.escape(named.current)}"]`),
  )
  const begin = (which: string) => {
    named.current = which
    setNaming(which)
  }
  const leave = () => {
    change.reset()
    setNaming(null)
  }
  const change = useMutation({
    mutationFn: tell,
    onSuccess: answer => {
      queryClient.setQueryData(queryKey, answer)
      setNaming(null)
    },
  })
  if (error) return <Wrong error={error} again={refetch} />
  const searches = data?.searches ?? []
  const isAsking = Object.keys(search).length > 0
  if (searches.length === 0 && !isAsking) return null
  return (
    <section ref={section} className={css.part} aria-label="Saved searches">
      <div className={css.row}>
        <h2 className={css.h2}>Saved searches</h2>
        {isAsking && naming === null ? (
          <button type="button" className={css.plain} data-names="new" onClick={() => begin('new')}>
            Save this search …
          </button>
        ) : null}
      </div>
      {naming === 'new' ? <Name onName={name => change.mutate({ do: 'save', name, search })} onLeave={leave} /> : null}
      {change.error ? <Wrong error={change.error} /> : null}
      <ul className={`${css.rows} ${find.saved}`} aria-label="Your searches">
        {searches.map(one => (
          <li key={one.id} className={css.rowLine}>
            {naming === one.id ? (
              <Name
                name={one.name}
                onName={name => change.mutate({ do: 'rename', id: one.id, name })}
                onLeave={leave}
              />
            ) : (
              <One
                saved={one}
                onRename={() => begin(one.id)}
                onRemove={() => change.mutate({ do: 'remove', id: one.id })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneProps = { saved: Saved; onRename: () => void; onRemove: () => void }

const One = ({ saved: { id, name, search }, onRename, onRemove }: OneProps) => (
  <>
    <Link to={`/internal/desk?${new URLSearchParams(defined(search))}`} className={find.hit}>
      <span className={css.strong}>{name}</span>
      <span className={css.soft}>
        {Object.entries(search)
          .map(([field, value]) => `${field} ${value}`)
          .join(', ')}
      </span>
    </Link>
    <span className={css.row}>
      <button type="button" className={css.plain} data-names={id} aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </button>
      <button type="button" className={css.plain} aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </span>
  </>
)

type NameProps = { name?: string; onName: (name: string) => void; onLeave: () => void }

const Name = ({ name, onName, onLeave }: NameProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    if (typeof typed === 'string' && typed.trim()) onName(typed.trim())
  }
  return (
    <form className={find.buttons} onSubmit={submit} onKeyDown={byEscape(onLeave)}>
      <Labelled label="Name of the search" name="name" defaultValue={name} maxLength={60} autoFocus />
      <button type="submit" className={css.primary}>
        Save
      </button>
      <button type="button" className={css.plain} onClick={onLeave}>
        Leave it
      </button>
    </form>
  )
}
