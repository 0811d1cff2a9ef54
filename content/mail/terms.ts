import { brand } from '../brand.ts'
import { day } from './dates.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

type To = { readonly email: string; readonly firstName?: string }

/** Says what silence means, and how to object (no. 13 of the terms). */
export const termsAnnounced = ({
  email,
  firstName,
  version,
  from,
  read,
  link,
}: To & { readonly version: string; readonly from: string; readonly read: string; readonly link: string }) => ({
  to: email,
  subject: `Unsere Nutzungsbedingungen ändern sich am ${day(from)}`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      `am ${day(from)} tritt Version ${version} unserer Nutzungsbedingungen in Kraft. Hier steht sie, und daneben alle früheren:\n${read}`,
      'Widersprichst du bis dahin nicht, gilt die Änderung als angenommen. Du hast das Recht zu widersprechen: Dann gilt für dich alles unverändert weiter, und beide Seiten können den Vertrag zum Ende des laufenden Zeitraums kündigen. Zustimmen oder widersprechen kannst du mit einem Tipp:',
    ],
    action: { label: 'Zustimmen oder widersprechen', link },
    after: [],
  }),
})

export const termsObjected = ({
  email,
  firstName,
  version,
  link,
}: To & { readonly version: string; readonly link: string }) => ({
  to: email,
  subject: 'Dein Widerspruch ist angekommen',
  ...letter({
    greeting: greeting(firstName),
    before: [
      `du hast der Version ${version} unserer Nutzungsbedingungen widersprochen. Für dich gelten die bisherigen unverändert weiter.`,
      `Du und wir können den Vertrag jetzt zum Ende des laufenden Zeitraums kündigen; ${brand.name} tut das nie ohne eine eigene E-Mail an dich. Dein Abo und wie du es kündigst:`,
    ],
    action: { label: 'Zu deinem Abo', link },
    after: [],
  }),
})
