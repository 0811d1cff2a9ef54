import { isWaiting } from '../data/outbox.ts'
import { outboxState, refusedState } from '../state.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useOnline } from './online.ts'
import * as css from './saving-notice.css.ts'

/** What is not with the server yet, and what it would not take. */
export const SavingNotice = () => {
  const online = useOnline()
  const waiting = outboxState.use().filter(isWaiting).length
  const refused = refusedState.use()
  return (
    <div className={css.stack}>
      {online ? null : (
        <Notice icon="offline">
          <p>
            Du bist offline. {waiting > 0 ? `${entriesOf(waiting)} auf diesem Gerät und ` : 'Was du einträgst, '}
            {waiting > 0 ? 'werden' : 'wird'} übertragen, sobald die Verbindung zurück ist.
          </p>
        </Notice>
      )}
      {refused.length > 0 ? (
        <Notice tone="bad">
          <p>Nicht alles wurde angenommen: {refused.at(-1)}</p>
          <Button look="quiet" onClick={() => refusedState.set([])}>
            Verstanden
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}

const entriesOf = (count: number) => (count === 1 ? 'Ein Eintrag liegt' : `${count} Einträge liegen`)
