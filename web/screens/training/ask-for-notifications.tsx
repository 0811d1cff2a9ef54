import { useEffect, useState } from 'react'
import { useConsent } from '../../data/consents.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { allowNotifications } from '../../training/signal.ts'

/** Before the browser asks: what for. Whoever has agreed before is not asked again. */
export const AskForNotifications = ({ onAgreed }: { onAgreed: () => void }) => {
  const { standing, error, say } = useConsent('notifications')
  const [refused, refuse] = useState(false)
  const allowed = async () => {
    const isAllowed = await allowNotifications()
    refuse(!isAllowed)
    return isAllowed
  }
  const given = standing?.given
  // Without a tap some browsers ask nothing and refuse: then a button stays to be tapped.
  const isToAsk = 'Notification' in window && Notification.permission === 'default'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (given && !isToAsk) allowed().then(isAllowed => isAllowed && onAgreed())
  }, [given])
  const fault = say.error ?? error
  return (
    <>
      {standing && !given ? <p>{standing.text}</p> : null}
      {standing && (!given || isToAsk) ? (
        <Button
          look="plain"
          block
          disabled={say.isPending}
          onClick={async () => (await allowed()) && (given ? onAgreed() : say.mutate(true))}
        >
          {given ? 'Im Browser erlauben' : 'Einverstanden, Mitteilungen einschalten'}
        </Button>
      ) : null}
      {refused ? <Notice>Mitteilungen sind in deinem Browser für diese Seite nicht erlaubt.</Notice> : null}
      {fault ? <Notice tone="bad">{wordsOf(fault)}</Notice> : null}
    </>
  )
}
