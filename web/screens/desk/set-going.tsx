import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ask } from '../../data/client.ts'
import { Wide } from '../../parts/wide.tsx'
import { At, Short } from './bits.tsx'
import { CardTable } from './columns.tsx'
import * as css from './desk.css.ts'

export const operationsKey = ['desk', 'operations']

/** What staff set going of one kind: who, when and why, newest first. */
export const SetGoing = ({ kind }: { kind: 'effects' | 'models' | 'builds' | 'webhooks' }) => {
  const { data } = useQuery({
    queryKey: operationsKey,
    queryFn: ({ signal }) => ask('GET /desk/operations', { signal }),
    refetchInterval: 5000,
  })
  const mine = data?.operations.filter(({ stream }) => stream === `operation-${kind}`) ?? []
  if (mine.length === 0) return null
  return (
    <section className={css.part} aria-label="Set going">
      <h2 className={css.h2}>What was set going</h2>
      <Wide label="What was set going">
        <CardTable of={['Recorded', 'Event', 'By', 'What, and why']}>
          {mine.map(({ id, at, type, stream, revision, by, sentence }) => (
            <tr key={id}>
              <td>
                <At at={at} />
              </td>
              <td>
                <Link to={`/internal/desk/streams/${stream}?at=${revision}`}>{type}</Link>
              </td>
              <td>{by ? <Short id={by} /> : 'the product'}</td>
              <td className={css.long}>{sentence}</td>
            </tr>
          ))}
        </CardTable>
      </Wide>
    </section>
  )
}
