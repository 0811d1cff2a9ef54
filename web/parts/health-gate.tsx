import type { ReactNode } from 'react'
import { useConsent } from '../data/consents.ts'
import { wordsOf } from '../data/problem.ts'
import { soft } from '../type.css.ts'
import { Button } from './button.tsx'
import { card } from './card.css.ts'
import { Failed } from './failed.tsx'
import * as css from './health-gate.css.ts'
import { Notice } from './notice.tsx'

/** Fields that ask for health are shown once it may be stored. Whoever says nothing goes on without them. */
export const HealthGate = ({ children }: { children: ReactNode }) => {
  const { standing, allowed, error, refetch, say } = useConsent('health')
  if (!standing) return error ? <Failed error={error} onRetry={refetch} /> : null
  if (allowed) return children
  return (
    <section className={card} aria-label={standing.title}>
      <h2 className={css.title}>{standing.title}</h2>
      <p className={soft}>
        {standing.text} Mehr in der <a href="/datenschutz">Datenschutz&shy;erklärung</a>.
      </p>
      {say.error ? <Notice tone="bad">{wordsOf(say.error)}</Notice> : null}
      <div>
        <Button look="plain" busy={say.isPending} onClick={() => say.mutate(true)}>
          {say.isPending ? 'Wird gespeichert …' : 'Ja, ich willige ein'}
        </Button>
      </div>
    </section>
  )
}
