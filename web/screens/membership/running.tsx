import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { plans } from '../../../content/membership.ts'
import { ask } from '../../data/client.ts'
import { membership } from '../../data/more-queries.ts'
import { wordsOf } from '../../data/problem.ts'
import { overview } from '../../data/queries.ts'
import { useCommandId } from '../../data/use-command-id.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Confirm } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'
import type { Standing } from './standing.ts'

type Subscription = NonNullable<Standing['subscription']>
type Props = { standing: Standing; subscription: Subscription }

const changes = {
  cancel: 'POST /api/membership/cancellation',
  resume: 'DELETE /api/membership/cancellation',
  withdraw: 'POST /api/membership/withdrawal',
} as const

/** The answer is how it stands now. */
const useChange = (onDone: () => void) => {
  const client = useQueryClient()
  const commandId = useCommandId()
  return useMutation({
    networkMode: 'always',
    mutationFn: (what: keyof typeof changes) => ask(changes[what], { commandId: commandId.take({ what }) }),
    onSettled: (_, error) => commandId.settle(error),
    onSuccess: answer => {
      client.setQueryData(membership().queryKey, answer)
      client.invalidateQueries({ queryKey: overview.queryKey })
      onDone()
    },
  })
}

/** A subscription that is there: how it stands, and every way out of it. */
export const Running = ({ standing, subscription }: Props) => {
  const [asking, setAsking] = useState<'cancel' | 'withdraw' | null>(null)
  const change = useChange(() => setAsking(null))
  const manage = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('POST /api/membership/payment'),
    onSuccess: ({ manage_at }) => location.assign(manage_at),
  })
  const isOurs = subscription.provider === standing.seller
  const problem = change.error ?? manage.error
  return (
    <section className={css.part} aria-labelledby="standing">
      <h2 id="standing" className={heading.part}>
        So steht es
      </h2>
      <How standing={standing} subscription={subscription} />
      {problem ? <Notice tone="bad">{wordsOf(problem)}</Notice> : null}
      {subscription.provider === 'house' ? null : subscription.provider === 'app-store' ? (
        <p className={soft}>
          Abgeschlossen hast du es im App Store. Dort änderst du, wie du bezahlst, und dort kündigst du auch:
          Einstellungen, dein Name, Abonnements.
        </p>
      ) : (
        <div className={css.ways}>
          {subscription.renews ? (
            <Button look="plain" onClick={() => setAsking('cancel')}>
              Abo kündigen
            </Button>
          ) : (
            <Button look="plain" busy={change.isPending} onClick={() => change.mutate('resume')}>
              Kündigung zurücknehmen
            </Button>
          )}
          {subscription.withdraw_until ? (
            <Button look="plain" onClick={() => setAsking('withdraw')}>
              Vertrag widerrufen
            </Button>
          ) : null}
          {isOurs ? (
            <Button look="plain" disabled={manage.isPending || manage.isSuccess} onClick={() => manage.mutate()}>
              Zahlungsmittel ändern
            </Button>
          ) : null}
        </div>
      )}
      <Question
        open={asking === 'cancel'}
        title="Abo kündigen?"
        yes="Jetzt kündigen"
        busy={change.isPending}
        onYes={() => change.mutate('cancel')}
        onClose={() => setAsking(null)}
      >
        Dein Abo endet dann am {dateWords(subscription.ends_at, 'date')}. Bis dahin geht alles, danach wird nichts mehr
        abgebucht.{' '}
        {subscription.ends_at < subscription.paid_until
          ? 'Was du über diesen Tag hinaus bezahlt hast, bekommst du anteilig zurück. '
          : ''}
        Was du trainiert hast, bleibt. Die Bestätigung bekommst du per E-Mail.
      </Question>
      <Question
        open={asking === 'withdraw'}
        title="Vertrag widerrufen?"
        yes="Widerruf bestätigen"
        busy={change.isPending}
        onYes={() => change.mutate('withdraw')}
        onClose={() => setAsking(null)}
      >
        Dein Abo endet sofort, und du bekommst alles zurück, was du dafür bezahlt hast. Was du trainiert hast, bleibt.
        Die Bestätigung bekommst du per E-Mail.
      </Question>
    </section>
  )
}

type Asked = { open: boolean; title: string; yes: string; busy: boolean; onYes: () => void; onClose: () => void }

const Question = ({ children, ...question }: Asked & { children: ReactNode }) => (
  <Confirm no="Behalten" {...question}>
    <p>{children}</p>
  </Confirm>
)

const How = ({ standing: { standing }, subscription }: Props) => {
  const { plan, paid_until, until, renews, reminder_at, withdraw_until } = subscription
  if (subscription.provider === 'house')
    return <p>Wir schenken es dir: bis zum {dateWords(paid_until, 'date')}. Es kostet nichts und endet von selbst.</p>
  switch (standing) {
    case 'grace':
      return (
        <Notice tone="bad">
          Die letzte Zahlung hat nicht geklappt. Bis zum {dateWords(until, 'date')} geht alles weiter, und sie wird noch
          einmal versucht. Prüfe bitte dein Zahlungsmittel.
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="bad">
          Die Zahlung hat nicht geklappt, deshalb ruht dein Abo seit dem {dateWords(until, 'date')}. Sobald sie gelingt,
          geht es von selbst weiter. Prüfe bitte dein Zahlungsmittel.
        </Notice>
      )
    default:
      return (
        <>
          <p>
            {renews
              ? `Es läuft ${plans[plan].name} und verlängert sich am ${dateWords(paid_until, 'date')}.`
              : `Gekündigt: Es endet am ${dateWords(subscription.ends_at, 'date')}. Bis dahin geht alles wie bisher.`}
          </p>
          {reminder_at ? (
            <p className={soft}>
              {reminder_at > new Date().toISOString()
                ? `Am ${dateWords(reminder_at, 'date')} erinnern wir dich per E-Mail daran.`
                : 'Daran haben wir dich per E-Mail erinnert.'}
            </p>
          ) : null}
          {withdraw_until ? (
            <p className={soft}>
              Bis zum {dateWords(new Date(Date.parse(withdraw_until) - 7_200_000).toISOString(), 'date')} kannst du den
              Vertrag widerrufen.
            </p>
          ) : null}
        </>
      )
  }
}
