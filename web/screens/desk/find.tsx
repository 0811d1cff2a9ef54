import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, Redirect, useSearchParams } from 'wouter'
import { without } from '../../../domain/fields.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { Icon } from '../../parts/icon.tsx'
import { later } from '../../parts/later.tsx'
import { useTitle } from '../../parts/title.ts'
import { inspect } from './ask.ts'
import { WhyLook } from './ask-reason.tsx'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { askedIn } from './event-filters.ts'
import * as find from './find.css.ts'
import { alsoFor, useReason } from './reason.ts'

const Events = later(() => import('./events.tsx').then(m => m.Events))
const SavedSearches = later(() => import('./saved-searches.tsx').then(m => m.SavedSearches))

/** What is looked for stands in the address; an e-mail address never does. */
export const Find = () => {
  useTitle('Audit desk')
  const [search, setSearch] = useSearchParams()
  const [secret, setSecret] = useState('')
  const wanted = secret || search.get('q') || ''
  const [typed, setTyped] = useState(wanted)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    const isAddress = text.includes('@')
    setSecret(isAddress ? text : '')
    setSearch(before => {
      const after = new URLSearchParams(before)
      after.delete('go')
      if (isAddress || text === '') after.delete('q')
      else after.set('q', text)
      return after
    })
  }
  return (
    <div className={css.page}>
      <h1 className={css.h1}>Find</h1>
      <form className={find.search} onSubmit={submit}>
        <span className={find.glass}>
          <Icon name="search" />
        </span>
        <input
          className={find.text}
          aria-label="E-mail address, or the id of a person, a workout, a stream or an event"
          placeholder="E-mail address, or id of a person, workout, stream or event"
          value={typed}
          maxLength={254}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className={css.primary}>
          Find
        </button>
      </form>
      {wanted ? <Found key={wanted} text={wanted} isToGo={search.has('go')} /> : null}
      <SavedSearches search={without(askedIn(search), ['text'])} />
      <Events />
    </div>
  )
}

type Hit = AnswerOf<'POST /desk/find'>['found'][number]

type FoundProps = { text: string; isToGo: boolean }

/** An address is kept nowhere: why it is looked for holds for whoever is found by it. */
const Found = (props: FoundProps) => {
  const known = useReason(props.text.toLowerCase())
  const [given, give] = useState<string | null>(null)
  const reason = given ?? known
  return reason ? <Hits {...props} reason={reason} /> : <WhyLook about="found" onReason={give} />
}

/** Whoever followed a link to one thing is led on to it. */
const Hits = ({ text, isToGo, reason }: FoundProps & { reason: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'find', text, reason],
    queryFn: async ({ signal }) => {
      const answer = await inspect('POST /desk/find', reason, { body: { text }, signal })
      for (const { person } of answer.found) alsoFor(person, reason)
      return answer
    },
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the log" />
  const [only, ...more] = data.found
  if (isToGo && only && more.length === 0) return <Redirect to={addressOf(only)} replace />
  if (data.found.length === 0) return <p role="status">Nothing is called so.</p>
  return (
    <ul className={css.rows} aria-label="Found">
      {data.found.map(hit => (
        <li key={`${hit.kind} ${hit.person} ${hit.stream}`} className={css.rowLine}>
          <Link to={addressOf(hit)} className={find.hit}>
            <span className={css.tag}>{hit.kind}</span>
            <span className={css.mono}>{hit.stream ?? hit.person}</span>
            {hit.revision === null ? null : <span className={css.soft}>revision {hit.revision}</span>}
          </Link>
          {hit.stream ? (
            <Link to={`/internal/desk/people/${hit.person}`} className={css.soft}>
              its person
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const addressOf = ({ kind, person, stream, revision }: Hit) =>
  kind === 'person' || !stream
    ? `/internal/desk/people/${person}`
    : `/internal/desk/streams/${stream}${revision === null ? '' : `?at=${revision}`}`
