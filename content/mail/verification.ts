import { brand } from '../brand.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

export const verification = ({ email, firstName, link }: { email: string; firstName?: string; link: string }) => ({
  to: email,
  subject: `Bestätige deine E-Mail-Adresse für ${brand.name}`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'schön, dass du da bist. Bestätige bitte kurz, dass diese Adresse dir gehört, dann kann dein erstes Workout losgehen.',
    ],
    action: { label: 'E-Mail-Adresse bestätigen', link },
    after: [
      'Der Link gilt 24 Stunden und funktioniert einmal.',
      `Du hast dich nicht bei ${brand.name} angemeldet? Dann kannst du diese E-Mail einfach löschen.`,
    ],
  }),
})
