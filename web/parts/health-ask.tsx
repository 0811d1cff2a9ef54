import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useConsent } from '../data/consents.ts'
import { wordsOf } from '../data/problem.ts'
import { soft } from '../type.css.ts'
import { Button } from './button.tsx'
import { card } from './card.css.ts'
import * as css from './health-gate.css.ts'
import { Notice } from './notice.tsx'

type Props = {
  /** What is asked about, where it stands nowhere else. */
  children?: ReactNode
  /** Once they have agreed. */
  onYes: () => void
  onNo: () => void
}

/** Somebody is about to tell of their health without having agreed that it is kept. */
export const HealthAsk = ({ children, onYes, onNo }: Props) => {
  const { standing, say } = useConsent('health')
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever has just tapped is waiting for it; who does something else by now is not interrupted.
  const isWaitedFor = children === undefined
  useEffect(() => {
    if (!isWaitedFor) return
    title.current?.focus({ preventScroll: true })
    title.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [isWaitedFor])
  return (
    <section className={card} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1} className={css.title}>
        Dürfen wir das speichern?
      </h2>
      {children}
      <p>Das sagt etwas über deine Gesundheit. Das speichern wir nur mit deiner Einwilligung.</p>
      <p className={soft}>
        {standing?.text} Mehr in der <a href="/datenschutz">Datenschutz&shy;erklärung</a>.
      </p>
      {say.error ? <Notice tone="bad">{wordsOf(say.error)}</Notice> : null}
      <div className={css.answers}>
        <Button look="plain" busy={say.isPending} onClick={() => say.mutate(true, { onSuccess: onYes })}>
          {say.isPending ? 'Wird gespeichert …' : 'Ja, ich willige ein'}
        </Button>
        <Button look="quiet" onClick={onNo}>
          Nein
        </Button>
      </div>
    </section>
  )
}

/** For want of a consent what was written was not taken: that is asked now, and a yes sends it again. */
export const HealthRefused = ({ error, onAgain }: { error: unknown; onAgain: () => void }) => {
  const [declined, decline] = useState<unknown>(null)
  if (declined === error) return <WithoutConsent />
  return <HealthAsk onYes={onAgain} onNo={() => decline(error)} />
}

export const WithoutConsent = () => (
  <Notice>
    Dann speichern wir solche Worte nicht. Sie stehen noch da: Streich, was von deiner Gesundheit erzählt, und der Rest
    kommt an.
  </Notice>
)
