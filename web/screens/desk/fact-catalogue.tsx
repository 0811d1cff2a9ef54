import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { saveFile } from '../../parts/download.ts'
import { useTitle } from '../../parts/title.ts'
import { Wide } from '../../parts/wide.tsx'
import { At, Labelled, Waiting, Wrong } from './bits.tsx'
import { CardTable } from './columns.tsx'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'
import { Json } from './json.tsx'

type Catalogue = AnswerOf<'GET /desk/facts/catalogue'>
type Known = Catalogue['facts'][number]

const isLike =
  (wanted: string) =>
  ({ type, category, models, reactions, versions }: Known) =>
    [type, category, ...models, ...reactions, ...versions.flatMap(({ fields }) => fields.map(({ name }) => name))].some(
      name => name.toLowerCase().includes(wanted),
    )

/** Every kind of fact: its shapes and fields, what is sealed, who reads it, how many there are, and an example. */
export const FactCatalogue = () => {
  useTitle('Facts')
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('like') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'catalogue'],
    queryFn: ({ signal }) => ask('GET /desk/facts/catalogue', { signal }),
    refetchInterval: ({ state }) => (state.data?.counted.whole === false ? 500 : false),
  })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the log" />
  const shown = data.facts.filter(isLike(wanted.trim().toLowerCase()))
  return (
    <div className={css.page}>
      <header className={css.between}>
        <h1 className={css.h1}>Facts</h1>
        <Download {...data} />
      </header>
      <div className={find.filters}>
        <Labelled
          label="Name of a fact, a field, or who reads it"
          type="search"
          value={wanted}
          maxLength={60}
          onChange={({ target }) => setSearch(target.value ? { like: target.value } : {}, { replace: true })}
        />
        <p className={css.soft} role="status">
          {shown.length} of {data.facts.length} kinds
          {data.counted.whole ? null : `; counting: ${data.counted.events.toLocaleString('en')} events so far`}
        </p>
      </div>
      <Wide label="Kinds of facts">
        <CardTable
          className={css.headed}
          of={[
            'Fact',
            'Category',
            { name: 'In the log', right: true },
            { name: 'Shape', right: true },
            { name: 'Last recorded', roomy: true },
            'Read by',
          ]}
        >
          {shown.map(fact => (
            <Row key={fact.type} fact={fact} />
          ))}
        </CardTable>
      </Wide>
    </div>
  )
}

const Row = ({ fact }: { fact: Known }) => {
  const [isOpen, setOpen] = useState(false)
  const { type, category, count, versions, last, models, reactions } = fact
  const readers = [...models, ...reactions]
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className={css.link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {type}
          </button>
        </th>
        <td>{category}</td>
        <td className={css.right}>
          {count === 0 ? '–' : <Link to={`/internal/desk?type=${type}`}>{count.toLocaleString('en')}</Link>}
        </td>
        <td className={css.right}>{versions.at(-1)?.version}</td>
        <td className={css.roomy}>{last ? <At at={last} toMinute /> : '–'}</td>
        <td className={css.long}>
          {readers.length === 0 ? 'its own decider alone' : null}
          {readers.map((reader, nth) => (
            <Fragment key={reader}>
              <span className={css.whole}>
                {reader}
                {nth < readers.length - 1 ? ',' : null}
              </span>{' '}
            </Fragment>
          ))}
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={6}>
            <Shapes fact={fact} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

const Shapes = ({ fact: { type, versions, example } }: { fact: Known }) => (
  <section className={css.part} aria-label={type}>
    {[...versions].reverse().map(({ version, count, fields }, nth) => (
      <div key={version}>
        <h2 className={css.h3}>
          Shape {version}
          {nth === 0 ? ', written today' : ''}: {count.toLocaleString('en')} in the log
        </h2>
        <p className={css.tags}>
          {fields.map(({ name, kind, sealed }) => (
            <span key={name} className={sealed ? css.sealed : css.tag}>
              {name} {kind ?? ''} {sealed ? 'sealed' : ''}
            </span>
          ))}
        </p>
      </div>
    ))}
    <div>
      <h2 className={css.h3}>Invented example</h2>
      <Json value={example} open />
    </div>
  </section>
)

const Download = ({ counted, facts }: Catalogue) => {
  const save = () => {
    saveFile(new Blob([`${JSON.stringify({ counted, facts }, null, 2)}\n`], { type: 'application/json' }), 'facts.json')
  }
  return (
    <button type="button" className={css.plain} onClick={save}>
      Download as JSON
    </button>
  )
}
