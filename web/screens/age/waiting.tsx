import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../data/client.ts'
import { Button } from '../../parts/button.tsx'
import { card } from '../../parts/card.css.ts'
import { dateWords } from '../../parts/dates.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { lookAgain } from '../../signing.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from './age.css.ts'
import { AskParent } from './ask-parent.tsx'

const age = { queryKey: ['age'], queryFn: () => ask('GET /api/age') }

/** Stands where workouts are made, until a parent has said yes. */
export const Waiting = () => {
  const { data } = useQuery(age)
  const [asking, setAsking] = useState(false)
  return (
    <section className={card} aria-labelledby="waiting">
      <h2 id="waiting" className={heading.part}>
        Wir warten auf deine Eltern
      </h2>
      <p className={soft}>
        {data?.parent_email && data.until
          ? `Wir haben an ${data.parent_email} geschrieben. Ohne Antwort löschen wir dein Konto am ${dateWords(data.until, 'date')}.`
          : 'Wir haben ihnen geschrieben.'}{' '}
        Sobald sie zugestimmt haben, geht es los.
      </p>
      <div className={css.actions}>
        <Button look="plain" onClick={lookAgain}>
          Haben sie geantwortet?
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          Noch einmal schreiben
        </Button>
      </div>
      <Dialog open={asking} title="Deine Eltern fragen" onClose={() => setAsking(false)}>
        <AskParent parent={data?.parent_email ?? ''} onAsked={() => setAsking(false)} />
      </Dialog>
    </section>
  )
}
