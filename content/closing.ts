/** What is destroyed with an account, and what stays; in the dialog, in the mails and in the receipt. */
export const destroyed = [
  'Name, E-Mail-Adresse, Passwort und Anmeldungen',
  'Profil, Trainingsorte und Angaben zur Gesundheit',
  'alle Workouts, Protokolle, Pläne und Rückmeldungen',
  'alle Schlüssel, mit denen das verschlüsselt war; Sicherungskopien lassen sich damit nicht mehr öffnen',
] as const

export const left = [
  'Kennungen ohne Namen, mit Art und Zeitpunkt dessen, was geschah, und Zählungen',
  'ein Jahr lang ein Prüfwert des E-Mail-Postfachs mit der Zahl verbrauchter kostenloser Workouts',
  'was du uns geschrieben hast, in unserem Postfach, bis dein Anliegen erledigt ist',
  'was Handels- und Steuerrecht aufzubewahren verlangt',
] as const
