import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkLegal, checkVersions } from '../../content/legal/check.ts'
import { fillTokens } from '../../content/legal/tokens.ts'
import { legalPages, termsVersions } from '../../content/legal/versions.ts'

/** The legal texts by file, without the line that the page itself says: version and date. Throws when one is unfit. */
export const readLegal = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const files = [...termsVersions, ...Object.values(legalPages)].map(({ file }) => file)
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  const problems = [...files.flatMap((file, at) => checkLegal(file, texts[at] ?? '')), ...checkVersions(termsVersions)]
  if (problems.length > 0) throw new Error(problems.map(problem => `content/legal/${problem}`).join('\n'))
  return new Map(files.map((file, at) => [file, withoutDate(fillTokens(texts[at] ?? ''))]))
}

const withoutDate = (text: string) => text.replace(/^(?:Version [\d.]+, )?Stand: .*$\n?/m, '')
