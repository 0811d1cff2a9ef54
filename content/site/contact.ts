export const subjects = [
  'Allgemeine Anfrage',
  'Feedback',
  'Technisches Problem',
  'Zusammenarbeit',
  'Sonstiges',
] as const

export const contact = {
  title: 'Kontakt',
  text: 'Frage, Lob, Fehler gefunden? Schreib uns. Wir lesen alles selbst.',
  back: 'Zurück zur Startseite',
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  chooseSubject: 'Wähle einen Betreff',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet...',
  privacyBefore: 'Was mit deinen Angaben geschieht, steht in der ',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: '.',
  failed: 'Es gab ein Problem beim Senden deiner Nachricht. Bitte versuche es später erneut.',
  sent: 'Nachricht gesendet!',
  sentText: 'Danke dir. Unser Team antwortet dir bald.',
  again: 'Neues Formular',
  honeypot: 'Dieses Feld bitte leer lassen',
  missing: {
    name: 'Bitte gib deinen Namen ein.',
    email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    subject: 'Bitte wähle einen Betreff.',
    message: 'Bitte schreib uns eine Nachricht.',
  },
} as const
