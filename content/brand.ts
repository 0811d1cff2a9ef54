/** The working name and everything that hangs on it; changing it here changes it everywhere. */
export const brand = {
  name: 'Formkurve',
  claim: 'Ein Klick. Dein Workout.',
  description:
    'Ein Workout, das zu dir passt: zu Sport, Ort und Ausrüstung, zu deiner Tagesform und zu dem, was du zuletzt trainiert hast.',
  since: 2025,
  appStoreUrl: 'https://apps.apple.com/de/app/formkurve/id0000000000',
  operator: {
    name: '[Name des Betreibers]',
    street: '[Straße und Hausnummer]',
    city: '[PLZ] München',
    email: '[kontakt@beispiel.de]',
    vatId: '[USt-IdNr.]',
  },
  /** A form curve that rises, dips once and ends in today. Drawn on 32 x 32. */
  mark: {
    size: 32,
    curve: 'M3.5 26.5C8 26.5 8.6 15.5 12.6 15.5C16.4 15.5 15.4 21 19 21C22.4 21 22.2 13.6 24.4 9.8',
    dot: { x: 26, y: 6.5, r: 3.5 },
  },
} as const

/** '© 2025', and from the next year on '© 2025–2026'. */
export const copyright = (year: number) =>
  `© ${year > brand.since ? `${brand.since}–${year}` : brand.since} ${brand.name}`
