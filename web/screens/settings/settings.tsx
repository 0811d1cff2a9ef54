import { useState } from 'react'
import { useLocation } from 'wouter'
import { isWaiting } from '../../data/outbox.ts'
import { Address } from '../../parts/address.tsx'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { Confirm } from '../../parts/dialog.tsx'
import { LinkRows } from '../../parts/link-rows.tsx'
import { useTitle } from '../../parts/title.ts'
import { forgetPlace } from '../../place.ts'
import { useSession } from '../../session.ts'
import { signOut } from '../../signing.ts'
import { outboxState, sessionState, themeState } from '../../state.ts'
import { chooseTheme } from '../../theme.ts'
import { heading, soft } from '../../type.css.ts'
import { Consents } from './consents.tsx'
import * as css from './settings.css.ts'

const links = [
  { to: '/settings/about', name: 'Über dich', more: 'Ziel, Erfahrung, Einschränkungen' },
  { to: '/settings/body', name: 'Dein Körper', more: 'Was geschont wird, was nicht mehr kommt, Gesundheitsfragen' },
  { to: '/settings/places', name: 'Trainingsorte', more: 'Wo du trainierst und was dort steht' },
  { to: '/settings/membership', name: 'Abo', more: 'Was frei ist, was es gibt und wie du kündigst' },
  { to: '/settings/deleted', name: 'Gelöschte Workouts', more: 'Dreißig Tage lang zurückzuholen' },
  { to: '/settings/inspections', name: 'Wer hat meine Daten angesehen?', more: 'Jeder Blick unseres Teams, mit Grund' },
  {
    to: '/settings/terms',
    name: 'Nutzungs\u00ADbedingungen',
    more: 'Welche Version für dich gilt und was sich ändert',
  },
  { to: '/settings/account', name: 'Konto und Sicherheit', more: 'Passwort, E-Mail, Geräte' },
]

const themes = [
  { name: 'system', label: 'Wie das Gerät' },
  { name: 'light', label: 'Hell' },
  { name: 'dark', label: 'Dunkel' },
] as const

const forStaff = { to: '/internal/desk', name: 'Prüftisch', more: 'Für unser Team: nachsehen, nachspielen, erklären' }

export const Settings = () => {
  useTitle('Profil')
  const { user } = useSession()
  const theme = themeState.use()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={heading.page}>{user?.name ?? 'Profil'}</h1>
        <p className={soft}>{user ? <Address email={user.email} /> : null}</p>
      </header>
      <LinkRows links={[...links, ...(user?.staff ? [forStaff] : [])]} />
      <fieldset>
        <legend className={css.legend}>Darstellung</legend>
        <div className={css.chips}>
          {themes.map(({ name, label }) => (
            <Chip key={name} chosen={theme === name} onClick={() => chooseTheme(name)}>
              {label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Consents />
      <SignOut />
    </div>
  )
}

const SignOut = () => {
  const [, navigate] = useLocation()
  const [asking, ask] = useState(false)
  const unsaved = outboxState.use().filter(isWaiting).length
  const leave = async () => {
    await signOut()
    if (sessionState.get().user) return
    forgetPlace()
    navigate('/auth/login')
  }
  return (
    <div>
      <Button look="plain" onClick={() => (unsaved > 0 ? ask(true) : leave())}>
        Abmelden
      </Button>
      <Confirm
        open={asking}
        title="Trotzdem abmelden?"
        yes="Abmelden"
        no="Angemeldet bleiben"
        onYes={leave}
        onClose={() => ask(false)}
      >
        <p>
          {unsaved === 1
            ? 'Ein Eintrag ist noch nicht übertragen und geht'
            : `${unsaved} Einträge sind noch nicht übertragen und gehen`}{' '}
          verloren, wenn du dich jetzt abmeldest. Sobald du eine Verbindung hast, werden sie von selbst übertragen.
        </p>
      </Confirm>
    </div>
  )
}
