import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FactorId } from '../../../domain/ids.ts'
import { makePasskey, wasLeft } from '../../auth/passkey.ts'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords, dayWithin } from '../../parts/dates.ts'
import { Failed } from '../../parts/failed.tsx'
import { Notice } from '../../parts/notice.tsx'
import * as panel from '../../parts/panel.css.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'
import * as own from './account.css.ts'
import { AddApp } from './add-app.tsx'
import { asksAgain } from './asks-again.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { StepUp } from './step-up.tsx'

const known = queryOptions({ queryKey: ['factors'], queryFn: ({ signal }) => ask('GET /auth/factors', { signal }) })

/** Each answers the recovery codes to be shown, or null. */
const acts = {
  passkey: async () => {
    const offered = await ask('POST /auth/factors/passkey-challenge')
    const passkey = await makePasskey(offered)
    const name = `Passkey vom ${new Date().toLocaleDateString('de-DE')}`
    return (await ask('POST /auth/factors/passkeys', { body: { ticket: offered.ticket, name, passkey } }))
      .recovery_codes
  },
  codes: async () => (await ask('POST /auth/factors/recovery-codes')).recovery_codes,
  keep: async () => {
    await ask('DELETE /auth/factors/reset')
    return null
  },
  remove: async (id: FactorId) => {
    await ask('DELETE /auth/factors/:id', { params: { id } })
    return null
  },
}

type Wanted = { readonly act: 'passkey' | 'codes' | 'keep' } | { readonly act: 'remove'; readonly id: FactorId }

/** What is asked for at a sign-in beside the password. */
export const Factors = () => {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(known)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [addingApp, setAddingApp] = useState(false)
  const changed = () => client.invalidateQueries({ queryKey: known.queryKey })
  const doing = useMutation({
    networkMode: 'always',
    mutationFn: (wanted: Wanted) => (wanted.act === 'remove' ? acts.remove(wanted.id) : acts[wanted.act]()),
    onSuccess: shown => {
      setCodes(shown)
      return changed()
    },
  })
  const failure = doing.error
  return (
    <section className={css.part} aria-labelledby="factors">
      <h2 id="factors" className={heading.part}>
        Zweiter Faktor
      </h2>
      <p className={soft}>
        Mit einem Passkey oder einer Authenticator-App kommt niemand in dein Konto, der nur dein Passwort kennt.
      </p>
      {error && !data ? <Failed error={error} onRetry={refetch} /> : null}
      {failure && !wasLeft(failure) && !asksAgain(failure) ? <Notice tone="bad">{wordsOf(failure)}</Notice> : null}
      {data?.reset_opens_at ? (
        <ResetAsked opensAt={data.reset_opens_at} busy={doing.isPending} onKeep={() => doing.mutate({ act: 'keep' })} />
      ) : null}
      {data?.recovery_codes_outdated ? <OldCodes /> : null}
      {data && data.factors.length > 0 ? (
        <ul className={panel.rows}>
          {data.factors.map(({ id, name, added_at, used_at }) => (
            <li key={id} className={`${panel.row} ${panel.rowAct}`}>
              <span>
                <span className={panel.rowName}>{name}</span>
                <span className={panel.rowMore}>
                  Seit {dayWithin(added_at)}
                  {used_at ? `, zuletzt benutzt ${dayWithin(used_at)}` : ''}
                </span>
              </span>
              <Button look="quiet" aria-label={`${name} entfernen`} onClick={() => doing.mutate({ act: 'remove', id })}>
                Entfernen
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css.ways}>
        <Button look="plain" busy={doing.isPending} onClick={() => doing.mutate({ act: 'passkey' })}>
          Passkey hinzufügen
        </Button>
        <Button look="plain" onClick={() => setAddingApp(true)}>
          Authenticator-App einrichten
        </Button>
        {data && data.factors.length > 0 ? (
          <Button look="plain" busy={doing.isPending} onClick={() => doing.mutate({ act: 'codes' })}>
            <span className={own.long}>Neue Wiederherstellungscodes ({data.recovery_codes_left}&nbsp;übrig)</span>
          </Button>
        ) : null}
      </div>
      <AddApp
        open={addingApp}
        onClose={() => setAddingApp(false)}
        onAdded={shown => {
          setAddingApp(false)
          setCodes(shown)
          changed()
        }}
      />
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
      <StepUp
        error={doing.error}
        onLeave={doing.reset}
        onProven={() => doing.variables && doing.mutate(doing.variables)}
      />
    </section>
  )
}

const OldCodes = () => (
  <Notice>
    Deine Wiederherstellungscodes sind von früher und kürzer als die von heute. Mach dir neue; die alten gelten dann
    nicht mehr.
  </Notice>
)

const ResetAsked = ({ opensAt, busy, onKeep }: { opensAt: string; busy: boolean; onKeep: () => void }) => (
  <Notice tone="bad">
    <p>
      Jemand mit deinem Passwort sagt, dass alle Faktoren verloren sind. Ab dem {dateWords(opensAt, 'date')} kann er sie
      mit einer E-Mail entfernen. Warst du das nicht, halte es auf und setz ein neues Passwort.
    </p>
    <Button look="plain" busy={busy} onClick={onKeep}>
      Aufhalten
    </Button>
  </Notice>
)
