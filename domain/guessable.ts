const fewestLetters = 4
const fewestDifferent = 4

/**
 * Whether a password is among the first that somebody would try: one of the `common` ones (lower case), also with figures
 * and signs behind it; hardly more than one sign again and again; or nothing but words that are known of its owner and
 * of the product, with figures and signs around them.
 */
export const isGuessable = (password: string, common: ReadonlySet<string>, own: readonly string[]) => {
  const text = password.normalize('NFKC').toLowerCase()
  if (common.has(text) || common.has(text.replace(/[^\p{L}]+$/u, ''))) return true
  if (new Set(text).size < fewestDifferent) return true
  const words = own.flatMap(wordsOf).toSorted((one, other) => other.length - one.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest.length < text.length && rest.replace(/[^\p{L}]/gu, '').length < fewestLetters
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= 3)
