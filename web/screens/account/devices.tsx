import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionId } from '../../../domain/ids.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { dateWords, dayWithin } from '../../parts/dates.ts'
import { Failed } from '../../parts/failed.tsx'
import { Notice } from '../../parts/notice.tsx'
import * as panel from '../../parts/panel.css.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'
import { devices } from './devices-query.ts'

type Device = AnswerOf<'GET /auth/sessions'>[number]

const few = 5

/** Where this account is signed in. A device that is not known can be sent away at once. */
export const Devices = () => {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(devices)
  const [all, setAll] = useState(false)
  const settle = {
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: devices.queryKey }),
  } as const
  const end = useMutation({
    ...settle,
    mutationFn: (id: SessionId) => ask('DELETE /auth/sessions/:id', { params: { id } }),
  })
  const endOthers = useMutation({ ...settle, mutationFn: () => ask('DELETE /auth/sessions') })
  const failure = end.error ?? endOthers.error
  const others = data?.filter(({ current }) => !current) ?? []
  return (
    <section className={css.part} aria-labelledby="devices">
      <h2 id="devices" className={heading.part}>
        Angemeldete Geräte
      </h2>
      {error && !data ? <Failed error={error} onRetry={refetch} /> : null}
      {failure ? <Notice tone="bad">{wordsOf(failure)}</Notice> : null}
      <ul className={panel.rows}>
        {data?.slice(0, all ? undefined : few).map(device => (
          <li key={device.id} className={`${panel.row} ${panel.rowAct}`}>
            <span>
              <span className={panel.rowName}>{device.device}</span>
              <span className={panel.rowMore}>{seen(device)}</span>
            </span>
            {device.current ? (
              <Badge>Dieses Gerät</Badge>
            ) : (
              <Button
                look="quiet"
                aria-label={`${device.device} abmelden`}
                busy={end.isPending && end.variables === device.id}
                onClick={() => end.mutate(device.id)}
              >
                Abmelden
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div className={css.actions}>
          {data && data.length > few && !all ? (
            <Button look="plain" onClick={() => setAll(true)}>
              Alle {data.length} anzeigen
            </Button>
          ) : null}
          <Button look="plain" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Alle anderen abmelden
          </Button>
        </div>
      ) : data ? (
        <p className={soft}>Sonst ist niemand mit deinem Konto angemeldet.</p>
      ) : null}
    </section>
  )
}

const seen = ({ current, began_at, seen_at }: Device) =>
  current ? `Angemeldet seit ${moment(began_at)}` : `Zuletzt aktiv ${moment(seen_at)}`

/** 'heute, 14:05': these words stand in the middle of a line. */
const moment = (iso: string) => `${dayWithin(iso)}, ${dateWords(iso, 'time')}`
