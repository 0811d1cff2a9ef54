import { brand } from '../brand.ts'
import { destroyed, left } from '../closing.ts'
import { day } from './dates.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

type To = { readonly email: string; readonly firstName?: string }

const listed = (things: readonly string[]) => things.map(thing => `– ${thing}`).join('\n')

/** Says when it goes, and that there is time to think again. */
export const accountClosing = ({
  email,
  firstName,
  eraseAt,
  link,
  receipt,
}: To & { eraseAt: string; link: string; receipt: string }) => ({
  to: email,
  subject: `Dein Konto bei ${brand.name} wird gelöscht`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      `schade, dass du gehst. Dein Konto wird am ${day(eraseAt)} endgültig gelöscht. Bis dahin kannst du das rückgängig machen oder deine Daten als Kopie mitnehmen. Melde dich dafür einfach an:`,
    ],
    action: { label: 'Rückgängig machen oder Daten mitnehmen', link },
    after: [
      `Gelöscht wird:\n${listed(destroyed)}`,
      `Den Beleg darüber kannst du jederzeit abrufen, auch nach der Löschung:\n${receipt}`,
      'Du willst nicht warten? Nach der Anmeldung kannst du auch sofort löschen.',
      'Das warst du nicht? Dann melde dich an, mach es rückgängig und setze ein neues Passwort.',
    ],
  }),
})

export const closingUndone = ({ email, firstName, link }: To & { link: string }) => ({
  to: email,
  subject: `Dein Konto bei ${brand.name} bleibt`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'schön, dass du bleibst! Dein Konto wird nicht gelöscht, und alles ist noch da.',
      'Das warst du nicht? Dann setze bitte ein neues Passwort:',
    ],
    action: { label: 'Neues Passwort anfordern', link },
    after: [],
  }),
})

/** The last one. It goes out while the address can still be read, so it calls nobody by name. */
export const accountErased = ({ email, receipt }: To & { receipt: string }) => ({
  to: email,
  subject: `Dein Konto bei ${brand.name} ist gelöscht`,
  ...letter({
    greeting: greeting(),
    before: [
      `dein Konto ist geschlossen, und wir vernichten jetzt alles, was zu dir gehört:\n${listed(destroyed)}`,
      `Es bleibt nur:\n${listed(left)}`,
      'Wann was vernichtet wurde, sagt dein Beleg. Er enthält nichts über dich:',
    ],
    action: { label: 'Beleg ansehen', link: receipt },
    after: ['Danke, dass du mit uns trainiert hast. Das ist unsere letzte E-Mail an dich.'],
  }),
})
