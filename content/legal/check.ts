import { unsafeMarkdown } from '../unsafe-markdown.ts'
import { fillTokens, unknownTokens } from './tokens.ts'
import { type TermsVersion, termsStanding } from './versions.ts'

/** What is wrong with a legal text, told by its file. */
export const checkLegal = (file: string, text: string): string[] =>
  [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(/^# \S/.test(text) ? [] : ['does not start with its title']),
    ...unknownTokens(text).map(name => `has the unknown token ${name}`),
    ...unsafeMarkdown(fillTokens(text)),
  ].map(problem => `${file}: ${problem}`)

export const checkVersions = (versions: readonly TermsVersion[]): string[] => {
  const current = versions.filter(one => one.isCurrentVersion)
  return [
    ...(current.length === 1 ? [] : [`terms have ${current.length} current versions`]),
    ...versions
      .filter((one, index) => termsStanding(one, versions) === 'upcoming' && index > 0)
      .map(one => `terms ${one.version} are upcoming and not listed first`),
    ...versions.filter(one => !/^\d{4}-\d{2}-\d{2}$/.test(one.date)).map(one => `terms ${one.version} have no date`),
    ...versions
      .filter((one, index) => versions.findIndex(other => other.version === one.version) < index)
      .map(one => `terms ${one.version} exist twice`),
  ]
}
