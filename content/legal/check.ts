import { unsafeMarkdown } from '../unsafe-markdown.ts'
import { fillTokens, unknownTokens } from './tokens.ts'
import type { PublishedVersion } from './versions.ts'

/** What is wrong with a legal text, told by its file. */
export const checkLegal = (file: string, text: string): string[] =>
  [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(/^# \S/.test(text) ? [] : ['does not start with its title']),
    ...unknownTokens(text).map(name => `has the unknown token ${name}`),
    ...unsafeMarkdown(fillTokens(text)),
  ].map(problem => `${file}: ${problem}`)

export const checkVersions = (versions: readonly PublishedVersion[]): string[] => [
  ...versions
    .filter((one, index) => one.date > (versions[index - 1]?.date ?? one.date))
    .map(one => `terms ${one.version} are newer than what is listed before`),
  ...versions.filter(one => !/^\d{4}-\d{2}-\d{2}$/.test(one.date)).map(one => `terms ${one.version} have no date`),
  ...versions
    .filter((one, index) => versions.findIndex(other => other.version === one.version) < index)
    .map(one => `terms ${one.version} exist twice`),
]
