/**
 * The sound of a German word as digits (Postel's Kölner Phonetik, 1969): "Trombose" and "Thrombose", "Vorfall" and
 * "Fohrfall" sound alike. Takes folded words; letters outside a–z are silent.
 */
export const soundOf = (word: string): string => {
  let sound = ''
  let last = ''
  for (let at = 0; at < word.length; at += 1) {
    const code = codeOf(word[at] ?? '', word[at - 1] ?? '', word[at + 1] ?? '', at === 0)
    if (code === '') continue
    for (const digit of code) {
      if (digit !== last && (digit !== '0' || sound === '')) sound += digit
      last = digit
    }
  }
  return sound
}

const codeOf = (letter: string, before: string, after: string, isFirst: boolean): string => {
  if ('aeijouy'.includes(letter)) return '0'
  if (letter === 'b' || (letter === 'p' && after !== 'h')) return '1'
  if (letter === 'd' || letter === 't') return after !== '' && 'csz'.includes(after) ? '8' : '2'
  if ('fvw'.includes(letter) || letter === 'p') return '3'
  if ('gkq'.includes(letter)) return '4'
  if (letter === 'c') return hardC(before, after, isFirst) ? '4' : '8'
  if (letter === 'x') return before !== '' && 'ckq'.includes(before) ? '8' : '48'
  if (letter === 'l') return '5'
  if (letter === 'm' || letter === 'n') return '6'
  if (letter === 'r') return '7'
  return letter === 's' || letter === 'z' ? '8' : ''
}

const hardC = (before: string, after: string, isFirst: boolean): boolean => {
  if (isFirst) return after !== '' && 'ahkloqrux'.includes(after)
  return after !== '' && 'ahkoqux'.includes(after) && !(before !== '' && 'sz'.includes(before))
}
