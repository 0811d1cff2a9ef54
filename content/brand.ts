import { brandName } from './mark.ts'

/** The working name and everything that hangs on it; changing it here, or its own words in `mark.ts`, changes it everywhere. */
export const brand = {
  name: brandName,
  claim: 'Ein Klick. Dein Workout.',
  description:
    'Ein Workout, das zu dir passt: zu Sport, Ort und Ausrüstung, zu deiner Tagesform und zu dem, was du zuletzt trainiert hast.',
  since: 2025,
  appStoreUrl: 'https://apps.apple.com/de/app/formkurve/id0000000000',
} as const

/** '© 2025', and from the next year on '© 2025–2026'. */
export const copyright = (year: number) =>
  `© ${year > brand.since ? `${brand.since}–${year}` : brand.since} ${brand.name}`
