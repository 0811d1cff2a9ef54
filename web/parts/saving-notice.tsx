import { isWaiting } from '../data/outbox.ts'
import { outboxState, refusedState } from '../state.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useOnline } from './online.ts'
import * as css from './saving-notice.css.ts'

/** What is not with the server yet, and what it would not take. */
export const SavingNotice = () => (
  <div className={css.stack}>
    <OfflineNotice />
    <RefusedNotice />
  </div>
)

const OfflineNotice = () => {
  const online = useOnline()
  const waiting = outboxState.use().filter(isWaiting).length
  if (online) return null
  return (
    <Notice icon="offline">
      <p>
        {waiting === 0
          ? 'Du bist offline. Was du im Training einträgst, wird übertragen, sobald die Verbindung zurück ist.'
          : `Du bist offline. ${entriesOf(waiting)} auf diesem Gerät, bis die Verbindung zurück ist.`}
      </p>
    </Notice>
  )
}

const entriesOf = (count: number) => (count === 1 ? 'Ein Eintrag wartet' : `${count} Einträge warten`)

export const RefusedNotice = () => {
  const refused = refusedState.use()
  if (refused.length === 0) return null
  return (
    <Notice tone="bad">
      <p>Nicht alles wurde angenommen: {refused.at(-1)}</p>
      <Button look="quiet" onClick={() => refusedState.set([])}>
        Verstanden
      </Button>
    </Notice>
  )
}
