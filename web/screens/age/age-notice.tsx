import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { hanging } from '../../parts/button.css.ts'
import { Button } from '../../parts/button.tsx'
import { card } from '../../parts/card.css.ts'
import { Confirm, Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { StepUp } from '../../parts/step-up.tsx'
import { endSession } from '../../session.ts'
import { soft } from '../../type.css.ts'
import { asksAgain } from '../account/asks-again.ts'
import * as css from './age.css.ts'
import { AskParent } from './ask-parent.tsx'

/** Asks before the first workout, and stands in nobody's way: the tap on `button` is the answer. */
export const AgeNotice = ({ button }: { button: string }) => {
  const [open, setOpen] = useState<'parent' | 'younger' | null>(null)
  const leaving = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('PUT /api/age', { body: { age: 'under-16' } }),
    onSuccess: endSession,
  })
  const again = asksAgain(leaving.error)
  return (
    <section className={card} aria-label="Dein Alter">
      <p className={soft}>
        Mit „{button}“ bestätigst du, dass du mindestens 18 Jahre alt bist, und nimmst die{' '}
        <a href="/agb">Nutzungsbedingungen</a> an. Das fragen wir nur einmal.
      </p>
      <div className={`${css.actions} ${hanging}`}>
        <Button look="quiet" onClick={() => setOpen('parent')}>
          Ich bin 16 oder 17
        </Button>
        <Button look="quiet" onClick={() => setOpen('younger')}>
          Ich bin jünger
        </Button>
      </div>
      <Dialog open={open === 'parent'} title="Deine Eltern fragen" onClose={() => setOpen(null)}>
        <AskParent onAsked={() => setOpen(null)} />
      </Dialog>
      <Confirm
        open={open === 'younger' && !again}
        title="Konto löschen?"
        yes={leaving.isPending ? 'Wird gelöscht …' : 'Konto löschen'}
        no="Zurück"
        busy={leaving.isPending}
        onYes={() => leaving.mutate()}
        onClose={() => !again && setOpen(null)}
      >
        <p>
          Unter 16 geht es hier leider noch nicht. Wir löschen dein Konto sofort und behalten nichts von dir. Komm gern
          wieder, wenn du so weit bist!
        </p>
        {leaving.error && !again ? <Notice tone="bad">{wordsOf(leaving.error)}</Notice> : null}
      </Confirm>
      {again ? <StepUp error={leaving.error} onLeave={leaving.reset} onProven={() => leaving.mutate()} /> : null}
    </section>
  )
}
