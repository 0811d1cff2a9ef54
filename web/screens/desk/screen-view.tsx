import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { differences } from '../../../domain/differences.ts'
import { useAgainst } from './against.tsx'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { Differences } from './differences.tsx'
import { OverviewReplica } from './overview-replica.tsx'
import { type Look, overviewIn, screenIn } from './queries.ts'
import { WorkoutReplica } from './replica.tsx'
import * as own from './stream.css.ts'
import { timeOf } from './times.ts'

export type Screen = (typeof screens)[number]
export const screens = ['workout', 'dashboard', 'programme'] as const
type Props = { look: Look; at: number; screen: Screen }

/** The athlete's own screen, from rows folded up to then; beside what it was at an earlier moment where one is named. */
export const ScreenView = ({ look, at, screen }: Props) => {
  const against = useAgainst(at)
  const Then = screen === 'workout' ? WorkoutThen : OverviewThen
  const Changed = screen === 'workout' ? WorkoutChanged : OverviewChanged
  return (
    <>
      {against === undefined ? null : <Changed look={look} at={at} screen={screen} against={against} />}
      <div className={own.moments}>
        {against === undefined ? null : <Then key="earlier" look={look} at={against} screen={screen} />}
        <Then key="later" look={look} at={at} screen={screen} />
      </div>
    </>
  )
}

const saysOf = (at: string) => `Replica: as it was at ${timeOf(at)}`

const WorkoutThen = ({ look, at }: Props) => {
  const { data, error, refetch } = useQuery({ ...screenIn(look, at), placeholderData: keepPreviousData })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the screen" />
  const { workout, deleted } = data
  const none = deleted ? 'The workout was deleted: there was no screen.' : 'There was no screen yet.'
  return (
    <div>
      <WorkoutReplica workout={workout} says={saysOf(data.at)} none={none} />
    </div>
  )
}

const OverviewThen = ({ look, at, screen }: Props) => {
  const { data, error, refetch } = useQuery({ ...overviewIn(look, at), placeholderData: keepPreviousData })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the screen" />
  return (
    <OverviewReplica then={data} part={screen === 'programme' ? 'programme' : 'dashboard'} says={saysOf(data.at)} />
  )
}

type Both = Props & { against: number }

const WorkoutChanged = ({ look, at, against }: Both) => {
  const [was, is] = [useQuery(screenIn(look, against)).data, useQuery(screenIn(look, at)).data]
  return was && is ? <Changes was={was.workout} is={is.workout} since={against} /> : null
}

const OverviewChanged = ({ look, at, against, screen }: Both) => {
  const [was, is] = [useQuery(overviewIn(look, against)).data, useQuery(overviewIn(look, at)).data]
  if (!was || !is) return null
  const shownIn = ({ overview, programme, strength, body }: typeof was) =>
    screen === 'programme' ? programme : { ...overview, strength, body, programme }
  return <Changes was={shownIn(was)} is={shownIn(is)} since={against} />
}

const Changes = ({ was, is, since }: { was: unknown; is: unknown; since: number }) => {
  const found = differences(was, is)
  return (
    <>
      <h3 className={css.h3}>What it shows otherwise since revision {since}</h3>
      {found.length === 0 ? <p className={css.soft}>Nothing.</p> : <Differences differences={found} />}
    </>
  )
}
