import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AnswerOf, QuestionOf } from '../../data/calls.ts'
import { inspect } from './ask.ts'
import * as css from './desk.css.ts'
import type { DeskEvent, Look } from './queries.ts'
import { timeOf } from './times.ts'

/** Of one workout there are no more. */
const mostPages = 20

const eventsWithSets = async ({ stream, reason, unsealed }: Look, signal: AbortSignal) => {
  const found: DeskEvent[] = []
  let from: number | null = 0
  for (let pages = 0; from !== null && pages < mostPages; pages++) {
    const query: Query = { from, limit: 200, unsealed: unsealed ? 'true' : 'false' }
    const page: Page = await inspect('GET /desk/streams/:stream', reason, { params: { stream }, query, signal })
    found.push(...page.events.filter(({ data }) => typeof data.set === 'string'))
    from = page.next
  }
  return found
}

type Page = AnswerOf<'GET /desk/streams/:stream'>
type Query = QuestionOf<'GET /desk/streams/:stream'>['query']

type Props = { look: Look; set: string; at: number }

/** All that was ever said of the set that an event is about: who changed it, and when. */
export const OfSet = ({ look: { stream, reason, unsealed }, set, at }: Props) => {
  const { data = [] } = useQuery({
    queryKey: ['desk', 'events with a set', stream, reason, unsealed],
    queryFn: ({ signal }) => eventsWithSets({ stream, reason, unsealed }, signal),
  })
  const events = data.filter(event => event.data.set === set)
  if (events.length < 2) return null
  return (
    <nav aria-label="Events of this set">
      <h3 className={css.h3}>This set</h3>
      <ol className={css.rows}>
        {events.map(({ id, type, revision, at: recorded, actor }) => (
          <li key={id} className={css.row}>
            {revision === at ? (
              <span className={css.strong} aria-current="true">
                {type}
              </span>
            ) : (
              <Link to={`/internal/desk/streams/${stream}?at=${revision}`} className={css.link}>
                {type}
              </Link>
            )}
            <span className={css.soft}>
              rev. {revision}, {timeOf(recorded).slice(0, 19)}, {actor.kind}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
