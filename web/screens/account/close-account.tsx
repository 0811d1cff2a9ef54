import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'
import { CloseForm } from './close-form.tsx'

export const CloseAccount = ({ email }: { email: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <section className={css.part} aria-labelledby="close">
      <h2 id="close" className={heading.part}>
        Konto schließen
      </h2>
      <p className={soft}>
        Wir löschen alles, was zu dir gehört: deine Angaben, deine Workouts und was du trainiert hast. Du hast 30 Tage,
        es dir anders zu überlegen, oder du löschst sofort.
      </p>
      <div>
        <Button look="danger" onClick={() => setOpen(true)}>
          Konto schließen
        </Button>
      </div>
      <CloseForm email={email} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
