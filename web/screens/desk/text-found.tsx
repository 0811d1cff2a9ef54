import { useInfiniteQuery } from '@tanstack/react-query'
import { defined } from '../../../domain/fields.ts'
import { inspect } from './ask.ts'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { Pages } from './events-found.tsx'
import { onceInPages } from './pages.ts'

/** What stands in fields is somebody's history: it is looked for with a reason, and once. */
export const TextFound = ({ asked, reason }: { asked: Readonly<Record<string, string>>; reason: string }) => {
  const { text = '', type, category, from, to } = asked
  const within = defined({ type, category, from, to })
  const found = useInfiniteQuery(
    onceInPages(['events', 'text', asked, reason], (query, signal) =>
      inspect('POST /desk/events/text', reason, { body: { text, ...within, ...query }, signal }),
    ),
  )
  const { data, error, refetch } = found
  const besides = ['planner', 'actor', 'command', 'correlation'].filter(name => asked[name])
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the log" />
  return (
    <>
      {besides.length > 0 ? (
        <p className={css.soft}>Text is looked for by type, category and time alone, not by {besides.join(', ')}.</p>
      ) : null}
      <Pages found={found} events={data.pages.flatMap(page => page.events)} reached={data.pages.at(-1)?.searchedTo} />
    </>
  )
}
