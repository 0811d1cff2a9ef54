import { brand } from '../brand.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

export const passwordChanged = ({ email, firstName, link }: { email: string; firstName?: string; link: string }) => ({
  to: email,
  subject: `Dein Passwort für ${brand.name} wurde geändert`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'das Passwort deines Kontos wurde gerade geändert. Auf allen anderen Geräten wurdest du dabei abgemeldet.',
      'Das warst du? Dann ist alles in Ordnung. Falls nicht, setze sofort ein neues Passwort:',
    ],
    action: { label: 'Neues Passwort anfordern', link },
    after: [],
  }),
})
