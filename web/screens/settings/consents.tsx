import { useState } from 'react'
import { useConsent } from '../../data/consents.ts'
import { wordsOf } from '../../data/problem.ts'
import { Chip } from '../../parts/chip.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Confirm } from '../../parts/dialog.tsx'
import { Failed } from '../../parts/failed.tsx'
import { Notice } from '../../parts/notice.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from './settings.css.ts'

/** What somebody has allowed, since when, and how it is taken back. The language model only where one is set up. */
export const Consents = () => {
  const { error, refetch } = useConsent('health')
  return (
    <section className={css.group} aria-labelledby="consents">
      <h2 id="consents" className={heading.part}>
        Einwilligungen
      </h2>
      {error ? <Failed error={error} onRetry={refetch} /> : null}
      <Consent purpose="health" />
      <Consent purpose="ai" />
      <Consent purpose="notifications" />
      <Consent purpose="analytics" />
      <Consent purpose="mails" />
    </section>
  )
}

const Consent = ({ purpose }: { purpose: 'health' | 'ai' | 'notifications' | 'analytics' | 'mails' }) => {
  const { standing, aiAvailable, say } = useConsent(purpose)
  const [asking, setAsking] = useState(false)
  if (!standing || (purpose === 'ai' && !aiAvailable)) return null
  // Notifications are asked for in the training, where they begin; here they are taken back.
  if (purpose === 'notifications' && !standing.since) return null
  const given = say.isPending ? say.variables : standing.given
  const withdraw = () => {
    setAsking(false)
    say.mutate(false)
  }
  return (
    <fieldset>
      <legend className={css.legend}>{standing.title}</legend>
      <div className={css.part}>
        <div className={css.chips}>
          <Chip chosen={given} onClick={() => say.mutate(true)}>
            Einverstanden
          </Chip>
          <Chip chosen={!given} onClick={() => standing.given && setAsking(true)}>
            Nicht einverstanden
          </Chip>
        </div>
        <p className={soft}>{standing.text}</p>
        {say.isPending ? <p role="status">Wird gespeichert …</p> : null}
        {standing.since && !say.isPending ? (
          <p className={soft}>
            {standing.given ? 'Eingewilligt' : 'Zurückgenommen'} am {dateWords(standing.since, 'date')}
            {standing.given && standing.how === 'declared' ? ', wie deine App uns gesagt hat' : ''}.
          </p>
        ) : null}
        {say.error ? <Notice tone="bad">{wordsOf(say.error)}</Notice> : null}
      </div>
      <Confirm
        open={asking}
        title="Einwilligung zurücknehmen?"
        yes="Zurücknehmen"
        no="Behalten"
        onYes={withdraw}
        onClose={() => setAsking(false)}
      >
        <p>{standing.withdrawn}</p>
      </Confirm>
    </fieldset>
  )
}
