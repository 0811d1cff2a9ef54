export type TermsVersion = {
  readonly version: string
  readonly date: string
  readonly isCurrentVersion: boolean
  readonly file: string
}

export const termsVersions = [
  { version: '1.1', date: '2025-08-16', isCurrentVersion: true, file: 'agb-1.1.md' },
  { version: '1.0', date: '2025-06-29', isCurrentVersion: false, file: 'agb-1.0.md' },
] as const satisfies readonly TermsVersion[]

export type TermsStanding = 'current' | 'upcoming' | 'archived'

/** A version that is announced is upcoming until its entry says that it is current. */
export const termsStanding = (one: TermsVersion, versions: readonly TermsVersion[]): TermsStanding => {
  if (one.isCurrentVersion) return 'current'
  const current = versions.find(({ isCurrentVersion }) => isCurrentVersion)
  return current && one.date > current.date ? 'upcoming' : 'archived'
}

/** Which terms somebody accepts who registers today. */
export const currentTerms = termsVersions[0].version

/** The legal pages that exist in one version only. */
export const legalPages = {
  datenschutz: { title: 'Datenschutzerklärung', date: '2026-11-24', file: 'datenschutz.md' },
  impressum: { title: 'Impressum', date: '2025-08-16', file: 'impressum.md' },
} as const
