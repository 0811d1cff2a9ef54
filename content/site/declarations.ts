import { brand } from '../brand.ts'

/** The ways out of the contract that the law wants within reach of everybody, signed in or not (§§ 312k, 356a BGB). */
export const declarations = {
  cancel: {
    path: '/kuendigen',
    link: 'Verträge hier kündigen',
    title: 'Vertrag kündigen',
    text: `Hier kündigst du dein ${brand.name}-Abo, auch ohne dich anzumelden. Es endet zum nächstmöglichen Zeitpunkt: mit dem bezahlten Zeitraum, wenn bis dahin noch 24 Stunden sind. Was du trainiert hast, bleibt.`,
    apple:
      'Hast du im App Store abgeschlossen, kündige bitte auch dort (Einstellungen, dein Name, Abonnements): Nur so hört Apple auf abzubuchen.',
    send: 'Jetzt kündigen',
    received: 'Deine Kündigung ist eingegangen',
  },
  withdraw: {
    path: '/widerrufen',
    link: 'Vertrag widerrufen',
    title: 'Vertrag widerrufen',
    text: `Hier widerrufst du den Vertrag über dein ${brand.name}-Abo innerhalb von 14 Tagen, auch ohne dich anzumelden. Angemeldet geht es auf der Seite deines Abos sofort.`,
    apple: 'Hast du im App Store abgeschlossen, wird die Erstattung über Apple abgewickelt.',
    send: 'Widerruf bestätigen',
    received: 'Dein Widerruf ist eingegangen',
  },
} as const

export type DeclarationName = keyof typeof declarations

export const declarationWords = {
  back: 'Zurück zur Startseite',
  name: 'Dein Name',
  email: 'E-Mail-Adresse deines Kontos',
  contract: `Vertrag: ${brand.name}-Abo`,
  kind: 'Art der Kündigung',
  kinds: { ordinary: 'ordentlich', cause: 'aus wichtigem Grund' },
  reason: 'Grund (nur bei außerordentlicher Kündigung)',
  end: 'Gewünschtes Ende (leer: so bald wie möglich)',
  confirmation: 'Die Bestätigung mit Inhalt, Datum und Uhrzeit schicken wir an diese Adresse.',
  privacyBefore: 'Wie wir mit deinen Angaben umgehen, steht in der ',
  privacyLink: 'Datenschutzerklärung',
  receivedAt: 'Eingegangen am',
  stored: 'Du kannst diese Seite speichern oder drucken. Die Bestätigung ist auch per E-Mail unterwegs.',
} as const
