import { isWaiting } from '../data/outbox.ts'
import { outboxState, unkeptState, updateState } from '../state.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useOnline } from './online.ts'
import { RefusedActs } from './refused-acts.tsx'
import * as css from './saving-notice.css.ts'

/** What is not with the server yet, what it would not take, and that there is a newer version. */
export const SavingNotice = () => (
  <div className={css.stack}>
    <OfflineNotice />
    <UnkeptNotice />
    <RefusedActs />
    <UpdateNotice />
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

export const UnkeptNotice = () => {
  const waiting = outboxState.use().some(isWaiting)
  const unkept = unkeptState.use()
  return unkept && waiting ? (
    <Notice tone="bad">
      <p>Dieses Gerät kann nichts mehr speichern. Lass die Seite offen, bis alles übertragen ist.</p>
    </Notice>
  ) : null
}

const UpdateNotice = () => {
  const update = updateState.use()
  return update ? (
    <Notice>
      <p>Es gibt eine neue Version.</p>
      <Button look="quiet" onClick={update}>
        Jetzt laden
      </Button>
    </Notice>
  ) : null
}
