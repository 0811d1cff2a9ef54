import { brand } from '../../content/brand.ts'
import commonest from '../../content/common-passwords.txt?url'
import { trainingWords } from '../../content/training-words.ts'
import { strengthOf } from '../../domain/password-strength.ts'

/** Judges like the server, but for the names of our exercises. Fetched once somebody chooses a password. */
export const fetchJudge = async () => {
  const response = await fetch(commonest)
  if (!response.ok) throw new Error(`${commonest}: ${response.status}`)
  const common = new Set((await response.text()).trim().split('\n'))
  return (password: string, own: readonly string[]) =>
    strengthOf(password, common, [...own, brand.name, ...trainingWords])
}
