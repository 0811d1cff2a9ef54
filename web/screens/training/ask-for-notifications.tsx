import { useState } from 'react'
import { useConsent } from '../../data/consents.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { allowNotifications } from '../../training/signal.ts'

/** Before the browser asks: what for. */
export const AskForNotifications = ({ onAgreed }: { onAgreed: () => void }) => {
  const { standing, error, say } = useConsent('notifications')
  const [refused, refuse] = useState(false)
  const agree = async () => {
    if (!(await allowNotifications())) return refuse(true)
    say.mutate(true, { onSuccess: onAgreed })
  }
  const fault = say.error ?? error
  return (
    <>
      {standing ? (
        <>
          <p>{standing.text}</p>
          <Button look="plain" block disabled={say.isPending} onClick={agree}>
            Einverstanden, Mitteilungen einschalten
          </Button>
        </>
      ) : null}
      {refused ? <Notice>Mitteilungen sind in deinem Browser für diese Seite nicht erlaubt.</Notice> : null}
      {fault ? <Notice tone="bad">{wordsOf(fault)}</Notice> : null}
    </>
  )
}
