/** What stands in a browser's storage: `…` is for what tells one of many apart. */
type Kept = { readonly names: readonly string[]; readonly what: string; readonly until: string }

const signedOut = 'bis du dich abmeldest'
const tabClosed = 'bis du den Tab schließt oder dich abmeldest'
const chosenAnew = 'bis du es änderst oder den Browserspeicher leerst'

export const browserStorage: readonly Kept[] = [
  { names: ['cookie-consent'], what: 'deine Cookie-Auswahl', until: chosenAnew },
  {
    names: ['formkurve.consent-untold'],
    what: 'dieselbe Auswahl, solange die App sie noch nicht in dein Konto übernommen hat',
    until: 'bis sie übernommen ist oder du dich abmeldest',
  },
  { names: ['formkurve.theme'], what: 'helles oder dunkles Aussehen', until: chosenAnew },
  { names: ['formkurve.signals'], what: 'wie dir das Ende einer Pause gesagt wird', until: chosenAnew },
  {
    names: ['access_token', 'refresh_token', 'access_token_expires'],
    what: 'dein Zugangsschlüssel und wie lange er gilt',
    until: signedOut,
  },
  { names: ['formkurve.user'], what: 'wer hier angemeldet ist, für den Start ohne Verbindung', until: signedOut },
  { names: ['formkurve.rests'], what: 'deine Pausenzeiten', until: signedOut },
  {
    names: ['formkurve.felt.…', 'formkurve.answered.…', 'formkurve.asked'],
    what: 'was du zuletzt zu einem Training gesagt hast und welche Rückfragen du gesehen hast',
    until: signedOut,
  },
  {
    names: ['formkurve.asked.…'],
    what: 'womit du um ein Workout gebeten hast, um es noch einmal zu versuchen',
    until: tabClosed,
  },
  { names: ['formkurve.origin'], what: 'wohin es nach der Anmeldung geht', until: tabClosed },
  { names: ['formkurve.desk.reason'], what: 'nur bei unserem Team: der Grund einer Einsicht', until: tabClosed },
  {
    names: ['formkurve'],
    what: 'was du zuletzt gesehen hast, laufende Uhren, und was du eingetragen hast, bis es bei uns angekommen ist (Datenbank)',
    until: signedOut,
  },
  {
    names: ['workbox-precache-…', 'formkurve-seen'],
    what: 'die Dateien der App und Bilder der Übungen (Zwischenspeicher)',
    until: 'bis es neue gibt oder du den Browserspeicher leerst',
  },
  {
    names: ['known-…', '__Secure-known-…'],
    what: 'ein Cookie, an dem die Anmeldung deinen Browser wiedererkennt',
    until: '90 Tage',
  },
]

/** The privacy page's list. */
export const storageList = () =>
  browserStorage
    .map(({ names, what, until }) => `- ${names.map(name => `\`${name}\``).join(', ')}: ${what}; ${until}`)
    .join('\n')
