const fewestLetters = 4
const fewestDifferent = 4

/**
 * Whether a password is among the first that somebody would try: one of the `common` ones (lower case), also said twice,
 * spelt with figures for letters, or with figures and signs around it; a run along the alphabet; hardly more than one sign
 * again and again; or nothing but words that are known of its owner and of the product, with figures and signs around them.
 */
export const isGuessable = (password: string, common: ReadonlySet<string>, own: readonly string[]) => {
  const text = password.normalize('NFKC').toLowerCase()
  const cores = [text, spelt(text)].flatMap(coresOf).flatMap(core => [core, saidOnce(core)])
  if (cores.some(core => common.has(core) || isRun(core))) return true
  if (new Set(text).size < fewestDifferent) return true
  const words = [...new Set(own.flatMap(wordsOf))].toSorted((one, other) => other.length - one.length)
  return [text, spelt(text)].some(each => isHardlyMoreThan(words, each))
}

const isHardlyMoreThan = (words: readonly string[], text: string) => {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^\p{L}]/gu, '').length < fewestLetters
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

const spelt = (text: string) => text.replace(/[013457@$]/g, sign => letters[sign] ?? sign)

/** The text, and what is left of it with less and less of the figures and signs around its letters. */
const coresOf = (text: string) => {
  const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? []
  const ends = Array.from({ length: after.length + 1 }, (_, kept) => core + after.slice(0, kept))
  return core === '' ? [text, text.trim()] : ends.flatMap(end => [end, before + end])
}

const saidOnce = (text: string) => {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

/** `abcdefgh`, `87654321`. */
const isRun = (text: string) => {
  const signs = [...text].map(sign => sign.codePointAt(0) ?? 0)
  const steps = new Set(signs.slice(1).map((sign, at) => sign - (signs[at] ?? 0)))
  return signs.length >= fewestLetters && steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** Words as they stand, the letters in them alone, and both as they are written without an umlaut. */
const wordsOf = (text: string) => {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const all = words.flatMap(word => [word, ...(word.match(/\p{L}+/gu) ?? [])])
  return all.flatMap(word => [word, unfolded(word), bare(word)]).filter(word => word.length >= 3)
}

const spellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const unfolded = (word: string) => word.replace(/[äöüß]/g, sign => spellings[sign] ?? sign)
const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
