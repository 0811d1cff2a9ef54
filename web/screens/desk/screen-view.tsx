import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Waiting, Wrong } from './bits.tsx'
import * as css from './desk.css.ts'
import { type Look, screenIn } from './queries.ts'
import { Replica } from './replica.tsx'
import { timeOf } from './times.ts'
import { Why } from './why.tsx'

/** The athlete's own screen, from rows folded up to then. */
export const ScreenView = ({ look, at }: { look: Look; at: number }) => {
  if (!look.unsealed) return <p className={css.soft}>The screen shows what is sealed. Unseal the stream to see it.</p>
  return <AsItWas look={look} at={at} />
}

const AsItWas = ({ look, at }: { look: Look; at: number }) => {
  const { data, error, refetch } = useQuery({ ...screenIn(look, at), placeholderData: keepPreviousData })
  if (error) return <Wrong error={error} again={refetch} />
  if (!data) return <Waiting what="the screen" />
  const { workout, deleted } = data
  const none = deleted ? 'The workout was deleted: there was no screen.' : 'There was no screen yet.'
  return (
    <>
      <Replica workout={workout} says={`Replica: as it was at ${timeOf(data.at)}`} none={none} />
      {workout ? <Why workout={workout} /> : null}
    </>
  )
}
