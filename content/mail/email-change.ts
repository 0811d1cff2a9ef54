import { brand } from '../brand.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

type Linked = { email: string; firstName?: string; link: string }

/** To the new address, which it asks to prove. */
export const emailChange = ({ email, firstName, link }: Linked) => ({
  to: email,
  subject: `Bestätige deine neue E-Mail-Adresse für ${brand.name}`,
  ...letter({
    greeting: greeting(firstName),
    before: ['du möchtest dich künftig mit dieser Adresse anmelden. Bestätige bitte, dass sie dir gehört:'],
    action: { label: 'Neue Adresse bestätigen', link },
    after: [
      'Der Link gilt 24 Stunden und funktioniert einmal. Bis dahin gilt deine bisherige Adresse.',
      'Du weißt nichts davon? Dann kannst du diese E-Mail einfach löschen.',
    ],
  }),
})

/** To the old address, while there is still time. It does not say the new one: mails are read over shoulders. */
export const emailChangeRequested = ({ email, firstName, link }: Linked) => ({
  to: email,
  subject: `Deine E-Mail-Adresse für ${brand.name} soll geändert werden`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'in deinem Konto wurde eine neue E-Mail-Adresse eingetragen. Sobald sie bestätigt ist, meldest du dich mit ihr an.',
      'Das warst du? Dann musst du hier nichts tun. Falls nicht, setze jetzt ein neues Passwort. Damit wird die Änderung ungültig:',
    ],
    action: { label: 'Neues Passwort anfordern', link },
    after: [],
  }),
})

/** To the old address, afterwards. */
export const emailChanged = ({ email, firstName, link }: Linked) => ({
  to: email,
  subject: `Deine E-Mail-Adresse für ${brand.name} wurde geändert`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'dein Konto gehört jetzt zu einer anderen E-Mail-Adresse. An diese hier schicken wir dir nichts mehr.',
      'Das warst du nicht? Dann melde dich bitte bei uns, damit wir dir helfen können:',
    ],
    action: { label: 'Kontakt aufnehmen', link },
    after: [],
  }),
})
