import { brand } from '../brand.ts'

/** Where the week in review is declined by a link of its mail, without signing in. */
export const unsubscribing = {
  path: '/abbestellen',
  title: 'Rückblick abbestellen',
  text: `Möchtest du montags keinen Wochenrückblick von ${brand.name} mehr bekommen? Du musst dich dafür nicht anmelden.`,
  send: 'Jetzt abbestellen',
  rest: 'E-Mails, die dein Konto betreffen, bekommst du weiter.',
  done: {
    title: 'Abbestellt',
    text: 'Ab sofort kommt kein Wochenrückblick mehr.',
    again: 'Wenn du ihn wieder möchtest, schaltest du ihn in der App unter „Profil“, „Einwilligungen“ ein.',
  },
  invalid: {
    title: 'Dieser Link gilt nicht',
    text: 'Vielleicht ist er nicht vollständig, oder das Konto gibt es nicht mehr. Angemeldet bestellst du den Wochenrückblick unter „Profil“, „Einwilligungen“ ab.',
    login: 'Einloggen',
  },
  back: 'Zurück zur Startseite',
} as const

export const unsubscribePath = (link: string) => `${unsubscribing.path}/${link}`
