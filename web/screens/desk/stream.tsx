import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { queryClient } from '../../data/queries.ts'
import { useTitle } from '../../parts/title.ts'
import { Against } from './against.tsx'
import { Fact, Facts, Short, streamName, Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { EventView } from './event-view.tsx'
import { Blank } from './json.tsx'
import { type Look, momentIn, pageOf, pageSize } from './queries.ts'
import { useUnsealed } from './reason.ts'
import { ReplayBar } from './replay-bar.tsx'
import { RowsView } from './rows-view.tsx'
import { type Screen, ScreenView, screens } from './screen-view.tsx'
import { Seal } from './seal.tsx'
import { StateView } from './state-view.tsx'
import * as own from './stream.css.ts'
import { StreamList } from './stream-list.tsx'
import { Why } from './why.tsx'

type Props = { stream: string; reason: string }

/** A stream as a story: its events, one of them opened, and what its decider remembered around it. */
export const Stream = ({ stream, reason: first }: Props) => {
  const unsealing = useUnsealed(stream)
  const [isAsking, setAsking] = useState(false)
  const look = { stream, reason: unsealing ?? first, unsealed: unsealing !== null }
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('at') ?? 0)
  const wanted = Number.isInteger(asked) && asked > 0 ? asked : 0
  const { category, id } = streamName(stream)
  useTitle(`${category} ${id}`)
  const { data, error, refetch } = useQuery({
    ...pageOf(look, Math.floor(wanted / pageSize) * pageSize),
    placeholderData: keepPreviousData,
  })
  const total = data?.total ?? 0
  const at = Math.min(wanted, Math.max(0, total - 1))
  const side = sidesOf(category).find(name => name === search.get('side')) ?? 'state'
  const go = (to: number) => setSearch(before => withParam(before, 'at', String(to)), { replace: true })
  useWithin(wanted, data?.total, go)
  useNeighbours(look, at, total)
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the stream" />
  return (
    <div className={own.page}>
      <header className={own.head}>
        <div>
          <p className={css.crumbs}>
            <Link to={`/internal/desk/people/${data.person}`}>Person {data.person.slice(0, 8)}</Link>
            {category === 'workout' ? (
              <>
                {' · '}
                <Link to={`/internal/desk/people/${data.person}/what-if?workout=${id}`}>Under today’s rules</Link>
              </>
            ) : null}
          </p>
          <h1 className={css.h1}>
            {category} <Short id={stream.slice(category.length + 1)} />
          </h1>
        </div>
        <Facts>
          <Fact name="Events">{total}</Fact>
          <Fact name="Stream">
            <span className={css.mono}>{stream}</span>
          </Fact>
        </Facts>
        <Seal stream={stream} isOpen={unsealing !== null} isAsking={isAsking} onAsk={setAsking} />
      </header>
      <ReplayBar at={at} total={total} onGo={go} events={data.events} />
      <Blank value={look.unsealed ? 'erased' : 'sealed'}>
        <div className={own.columns}>
          <StreamList look={look} events={data.events} at={at} total={total} onGo={go} />
          <EventView look={look} at={at} />
          <section className={own.side} aria-label={sideNames[side]}>
            <div className={own.sideHead}>
              <Sides sides={sidesOf(category)} side={side} />
              {side === 'why' || side === 'rows' ? null : <Against at={at} />}
            </div>
            <Beside side={side} look={look} at={at} onUnseal={() => setAsking(true)} />
          </section>
        </div>
      </Blank>
    </div>
  )
}

type Seen = { side: Side; look: Look; at: number; onUnseal: () => void }

const Beside = ({ side, look, at, onUnseal }: Seen) => {
  if (side === 'state') return <StateView look={look} at={at} />
  if (!look.unsealed)
    return (
      <div className={css.part}>
        <p className={css.soft}>{sealedWords(side)}</p>
        <p>
          <button type="button" className={css.plain} onClick={onUnseal}>
            Unseal to see it
          </button>
        </p>
      </div>
    )
  if (side === 'why') return <Why look={look} at={at} />
  return side === 'rows' ? <RowsView look={look} at={at} /> : <ScreenView look={look} at={at} screen={side} />
}

const sealedWords = (side: Side) => {
  if (side === 'why') return 'A plan and its reasons are sealed.'
  return side === 'rows' ? 'The rows hold what is sealed.' : 'The screen shows what is sealed.'
}

type Side = 'state' | 'rows' | 'why' | Screen

const sideNames: Readonly<Record<Side, string>> = {
  state: 'State',
  rows: 'Rows',
  why: 'Why this plan',
  workout: 'Workout',
  dashboard: 'Dashboard',
  programme: 'Programme',
}

/** What stands beside an event: what its decider and the read models remembered, why it was planned so, and the screens. */
const sidesOf = (category: string): readonly Side[] => {
  if (category === 'operation') return ['state']
  return category === 'workout' ? ['state', 'rows', 'why', ...screens] : ['state', 'rows', 'dashboard', 'programme']
}

const Sides = ({ sides, side }: { sides: readonly Side[]; side: Side }) => {
  const [, setSearch] = useSearchParams()
  return (
    <div className={own.tabs}>
      {sides.map(name => (
        <button
          key={name}
          type="button"
          className={own.tab}
          aria-pressed={side === name}
          onClick={() => setSearch(before => withParam(before, 'side', name), { replace: true })}
        >
          {name === 'why' ? 'Why' : sideNames[name]}
        </button>
      ))}
    </div>
  )
}

/** An address may name a revision that the stream does not have: then it becomes that of the last. */
const useWithin = (wanted: number, total: number | undefined, go: (to: number) => void) => {
  useEffect(() => {
    if (total !== undefined && total > 0 && wanted >= total) go(total - 1)
  })
}

const withParam = (before: URLSearchParams, name: string, value: string) => {
  const after = new URLSearchParams(before)
  after.set(name, value)
  return after
}

/** What the next key will show is there when it is pressed. */
const useNeighbours = ({ stream, reason, unsealed }: Parameters<typeof momentIn>[0], at: number, total: number) => {
  useEffect(() => {
    for (const near of [at + 1, at - 1])
      if (near >= 0 && near < total) queryClient.prefetchQuery(momentIn({ stream, reason, unsealed }, near))
  }, [stream, reason, unsealed, at, total])
}
