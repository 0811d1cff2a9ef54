import { brand } from '../brand.ts'
import { arrival, day } from './dates.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

type Declared = {
  readonly email: string
  readonly what: 'cancel' | 'withdraw'
  readonly kind: 'ordinary' | 'cause'
  /** As a day; null: as soon as possible. */
  readonly end: string | null
  readonly receivedAt: string
  readonly link: string
}

/** What was declared without signing in, confirmed to the address that it names. It carries no words of whoever wrote. */
export const declarationMail = ({ email, what, kind, end, receivedAt, link }: Declared) => {
  const name = what === 'cancel' ? 'Kündigung' : 'Widerruf'
  const wanted = end ? `zum ${day(end)}` : 'zum nächstmöglichen Zeitpunkt'
  const how = kind === 'cause' ? 'außerordentlich, aus wichtigem Grund' : `ordentlich, ${wanted}`
  return {
    to: email,
    subject: `Eingang ${what === 'cancel' ? 'deiner Kündigung' : 'deines Widerrufs'} bei ${brand.name}`,
    ...letter({
      greeting: greeting(),
      before: [
        `${what === 'cancel' ? 'deine Kündigung' : 'dein Widerruf'} ist am ${arrival(receivedAt)} bei uns eingegangen.`,
        `Vertrag: ${brand.name}-Abo. ${name}${what === 'cancel' ? `: ${how}` : ' des Vertrags'}.`,
        what === 'cancel'
          ? 'Gehört zu dieser Adresse ein Abo, das bei uns bezahlt wird, dann ist es damit gekündigt, und du bekommst das Ende in einer eigenen E-Mail. Im App Store kündigst du bitte auch dort.'
          : 'Wir prüfen ihn und melden uns. Angemeldet geht es auf der Seite deines Abos sofort:',
      ],
      action: { label: 'Zu deinem Abo', link },
      after: ['Du weißt nichts davon? Dann antworte uns bitte über das Kontaktformular.'],
    }),
  }
}
