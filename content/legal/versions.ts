/** `date`: from when it holds for who registers; a day, in UTC. */
export type PublishedVersion = { readonly version: string; readonly date: string; readonly file: string }

export type TermsVersion = PublishedVersion & { readonly isCurrentVersion: boolean }

/** Newest first. What stands here was told to people: a text is never changed, a change is a version with a day of its own. */
export const termsVersions = [
  { version: '1.3', date: '2026-12-14', file: 'agb-1.3.md' },
  { version: '1.2', date: '2026-12-08', file: 'agb-1.2.md' },
  { version: '1.1', date: '2025-08-16', file: 'agb-1.1.md' },
  { version: '1.0', date: '2025-06-29', file: 'agb-1.0.md' },
] as const satisfies readonly PublishedVersion[]

/** As they stand on a day: the newest that has begun is the current one. */
export const termsOn = (
  day: string,
  published: readonly PublishedVersion[] = termsVersions,
): readonly TermsVersion[] => {
  const current = published.find(({ date }) => date <= day) ?? published.at(-1)
  return published.map(one => ({ ...one, isCurrentVersion: one === current }))
}

/** Which terms somebody accepts who registers on a day. */
export const currentTerms = (day: string): string =>
  termsVersions.find(({ date }) => date <= day)?.version ?? termsVersions[0].version

export type TermsStanding = 'current' | 'upcoming' | 'archived'

export const termsStanding = (one: TermsVersion, versions: readonly TermsVersion[]): TermsStanding => {
  if (one.isCurrentVersion) return 'current'
  const current = versions.find(({ isCurrentVersion }) => isCurrentVersion)
  return current && one.date > current.date ? 'upcoming' : 'archived'
}

/** The legal pages that exist in one version only. */
export const legalPages = {
  datenschutz: { title: 'Datenschutzerklärung', date: '2026-11-30', file: 'datenschutz.md' },
  impressum: { title: 'Impressum', date: '2025-08-16', file: 'impressum.md' },
} as const
