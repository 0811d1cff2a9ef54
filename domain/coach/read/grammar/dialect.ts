/**
 * Spellings in standard German of a word as it is spoken in the south or with a soft g: "schwanga" schwanger, "gschwolln"
 * geschwollen, "brocha" gebrochen, "jebroche" gebrochen, "hoass" heiß, "Fuass" Fuß. Which of them is a word, the vocabulary
 * knows. Takes folded words.
 */
export const standards = (word: string): readonly string[] => {
  if (word.length < 4 || word.length > 24) return []
  let found: readonly string[] = [word]
  for (const turn of turns) found = [...found, ...found.flatMap(one => turn(one))].slice(0, most)
  return found.slice(1)
}

const most = 48

const replaced =
  (pattern: RegExp, by: string) =>
  (word: string): readonly string[] =>
    pattern.test(word) ? [word.replace(pattern, by)] : []

const turns: readonly ((word: string) => readonly string[])[] = [
  replaced(/oa/, 'ei'),
  replaced(/ua/, 'u'),
  replaced(/ia/, 'ie'),
  replaced(/^g(?=[bcdfhjkmpqrstvwz])/, 'ge'),
  replaced(/^(?=broch|gang|kemm|poss)/, 'ge'),
  replaced(/^((?:us|um|aus|weg|runter|rauf|an|ab|auf|hin|zesamme|zusammen)?)je(?=[bdfghkmpqrstwz])/, '$1ge'),
  replaced(/an$/, 'ern'),
  replaced(/a$/, 'er'),
  replaced(/a$/, 'en'),
  replaced(/a$/, 'e'),
  replaced(/([bdfgklmprstvwz])n$/, '$1en'),
  replaced(/([aeiou])([bdgklmpt])l$/, '$1$2el'),
  replaced(/erl$/, ''),
  replaced(/l$/, ''),
]
