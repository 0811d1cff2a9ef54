import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import { ask } from '../../data/client.ts'
import { later } from '../../parts/later.tsx'
import { inspect } from './ask.ts'
import { Reasoned } from './ask-reason.tsx'
import { Labelled, Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { askedIn, filters } from './event-filters.ts'
import * as find from './find.css.ts'
import { inPages, onceInPages } from './pages.ts'
import { localOf } from './times.ts'

const Pages = later(() => import('./events-found.tsx').then(m => m.Pages))
const TextFound = later(() => import('./text-found.tsx').then(m => m.TextFound))

const isTime = (name: string) => name === 'from' || name === 'to'

/** Events by what stands on their envelopes. What is in them is shown in their streams, with a reason. */
export const Events = () => {
  const [search, setSearch] = useSearchParams()
  const { q: _, ...asked } = askedIn(search)
  const key = JSON.stringify(asked)
  const known = useKnown()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSearch(before => {
      const after = new URLSearchParams(before)
      for (const { name } of filters) {
        const text = String(form.get(name) ?? '').trim()
        if (text) after.set(name, isTime(name) ? new Date(text).toISOString() : text)
        else after.delete(name)
      }
      return after
    })
  }
  return (
    <section className={css.part} aria-label="Events">
      <h2 className={css.h2}>Events</h2>
      <form key={`asked ${key}`} className={find.filters} onSubmit={submit}>
        {filters.map(({ name, label, hint }) => (
          <Labelled
            key={name}
            name={name}
            label={label}
            placeholder={hint}
            known={known[name]}
            defaultValue={typed(name, search.get(name) ?? '')}
            {...(isTime(name) ? { type: 'datetime-local', step: 1 } : {})}
          />
        ))}
        <div className={find.buttons}>
          <button type="submit" className={css.plain}>
            Filter
          </button>
          {Object.keys(asked).length > 0 ? (
            <Link to="/internal/desk" className={css.link}>
              clear
            </Link>
          ) : null}
        </div>
      </form>
      {asked.text ? (
        <Reasoned key={`found ${key}`} of={`found ${key}`} about="found">
          {reason => <TextFound asked={asked} reason={reason} />}
        </Reasoned>
      ) : namesSomebody(asked) ? (
        <Reasoned key={`found ${key}`} of={`found ${key}`} about="found">
          {reason => <Results asked={asked} reason={reason} />}
        </Reasoned>
      ) : (
        <Results key={`found ${key}`} asked={asked} reason={null} />
      )}
    </section>
  )
}

type Known = { readonly [name in (typeof filters)[number]['name']]?: readonly string[] | undefined }

/** What may be asked for, so that nobody has to know it. */
const useKnown = (): Known => {
  const { data } = useQuery({
    queryKey: ['desk', 'facts'],
    queryFn: ({ signal }) => ask('GET /desk/facts', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: planned } = useQuery({
    queryKey: ['desk', 'planners'],
    queryFn: ({ signal }) => ask('GET /desk/planners', { signal }),
    refetchInterval: ({ state }) => (state.data?.whole === false ? 500 : false),
  })
  const planner = planned?.planners.map(({ version }) => version)
  if (!data) return { planner }
  return {
    planner,
    type: data.facts.map(({ type }) => type).sort(),
    category: [...new Set(data.facts.map(({ category }) => category))].sort(),
  }
}

const typed = (name: string, value: string) => (isTime(name) && value ? localOf(value) : value)

type Asked = Readonly<Record<string, string>>

/** What somebody did, and what came of it: not only kinds of events. */
const namesSomebody = ({ actor = '', command, correlation }: Asked) =>
  Boolean(command || correlation) || /^[0-9a-f-]{36}$/i.test(actor)

/** To look again where somebody is named is a fact in their records. */
const Results = ({ asked, reason }: { asked: Asked; reason: string | null }) => {
  const pages = reason === null ? inPages : onceInPages
  const found = useInfiniteQuery(
    pages(['events', asked, reason], (query, signal) => {
      const question = { query: { ...asked, ...query }, signal }
      return reason === null ? ask('GET /desk/events', question) : inspect('GET /desk/events', reason, question)
    }),
  )
  const { data, error, refetch } = found
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the log" />
  return (
    <Pages
      found={found}
      events={data.pages.flatMap(page => page.events)}
      reached={data.pages.at(-1)?.searchedTo}
      isToGoOn={data.pages.at(-1)?.events.length === 0}
    />
  )
}
