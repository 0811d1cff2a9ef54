import { brand } from '../brand.ts'
import { day } from './dates.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

type Asked = { readonly to: string; readonly of: string; readonly until: string; readonly link: string }

/** To a parent. It carries no words of whoever registered but the address that is known to be theirs. */
export const parentAsked = ({ to, of, until, link }: Asked, isReminder: boolean) => ({
  to,
  subject: `${isReminder ? 'Erinnerung: ' : ''}Darf dein Kind mit ${brand.name} trainieren?`,
  ...letter({
    greeting: greeting(),
    before: [
      `wer sich mit der Adresse ${of} bei ${brand.name} angemeldet hat, ist nach eigener Angabe 16 oder 17 und hat dich als Mutter, Vater oder sorgeberechtigte Person genannt. ${brand.name} erstellt Trainingspläne und speichert dafür Angaben wie Ziel, Gewichte und, nur nach einer eigenen Einwilligung, Beschwerden.`,
      `Ohne dein Ja geht es nicht los. Bitte antworte bis zum ${day(until)}; ohne Antwort löschen wir das Konto dann von selbst.`,
    ],
    action: { label: 'Ansehen und antworten', link },
    after: [
      'Der Link führt zu einer Seite, auf der du zustimmen oder ablehnen kannst; das Öffnen allein bewirkt nichts. Was wir speichern, steht in unserer Datenschutzerklärung. Dein Ja kannst du jederzeit über das Kontaktformular zurücknehmen.',
      'Du kennst die Adresse nicht? Dann lehne ab oder tu einfach nichts. Diese Adresse hier löschen wir mit dem Konto.',
    ],
  }),
})

export const parentConfirmed = ({
  email,
  firstName,
  link,
}: {
  readonly email: string
  readonly firstName?: string
  readonly link: string
}) => ({
  to: email,
  subject: `Es kann losgehen mit ${brand.name}`,
  ...letter({
    greeting: greeting(firstName),
    before: ['deine Eltern haben zugestimmt. Dein erstes Workout wartet auf dich:'],
    action: { label: 'Zum Training', link },
    after: [],
  }),
})
