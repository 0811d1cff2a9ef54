import { brand } from '../brand.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

export const passwordReset = ({ email, firstName, link }: { email: string; firstName?: string; link: string }) => ({
  to: email,
  subject: `Neues Passwort für ${brand.name}`,
  ...letter({
    greeting: greeting(firstName),
    before: ['du möchtest ein neues Passwort setzen. Mit diesem Link geht es weiter:'],
    action: { label: 'Neues Passwort setzen', link },
    after: [
      'Der Link gilt 15 Minuten und funktioniert einmal.',
      'Das warst du nicht? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    ],
  }),
})
