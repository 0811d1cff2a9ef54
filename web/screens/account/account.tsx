import { Address } from '../../parts/address.tsx'
import { useTitle } from '../../parts/title.ts'
import { useSession } from '../../session.ts'
import { heading, soft } from '../../type.css.ts'
import { ProfileHead } from '../settings/profile-head.tsx'
import * as css from '../settings/settings.css.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { CloseAccount } from './close-account.tsx'
import { Devices } from './devices.tsx'
import { Factors } from './factors.tsx'
import { TakeData } from './take-data.tsx'

export const Account = () => {
  useTitle('Konto und Sicherheit')
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={css.page}>
      <ProfileHead title="Konto und Sicherheit">
        Angemeldet als <Address email={user.email} />
      </ProfileHead>
      <Devices />
      <Factors />
      <ChangePassword email={user.email} />
      <ChangeEmail email={user.email} />
      <section className={css.part} aria-labelledby="take">
        <h2 id="take" className={heading.part}>
          Deine Daten mitnehmen
        </h2>
        <p className={soft}>
          Dein Trainingsbericht zum Lesen und Drucken, mit jeder Korrektur und dem Beweis dazu. Oder eine Kopie von
          allem, was wir über dich gespeichert haben, oder eine Tabelle deiner Sätze.
        </p>
        <TakeData />
      </section>
      <CloseAccount email={user.email} />
    </div>
  )
}
