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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (given) allowed().then(isAllowed => isAllowed && onAgreed())
  }, [given])
  const fault = say.error ?? error
  return (
    <>
      {standing && !given ? (
        <>
          <p>{standing.text}</p>
          <Button
            look="plain"
            block
            disabled={say.isPending}
            onClick={async () => (await allowed()) && say.mutate(true)}
          >
            Einverstanden, Mitteilungen einschalten
          </Button>
        </>
      ) : null}
      {refused ? <Notice>Mitteilungen sind in deinem Browser für diese Seite nicht erlaubt.</Notice> : null}
      {fault ? <Notice tone="bad">{wordsOf(fault)}</Notice> : null}
    </>
  )
}
