/** A word of free text, folded for comparison, with the words it was written in and the clause it stands in. */
export type Word = { readonly folded: string; readonly written: string; readonly clause: number }

const longest = 2000

/** Splits free text into words; commas, full stops and "aber"/"but" begin a new clause. */
export const wordsOf = (text: string | null): readonly Word[] => {
  let clause = 0
  const words: Word[] = []
  for (const [token] of (text ?? '').slice(0, longest).normalize('NFC').matchAll(tokens)) {
    const folded = fold(token)
    if (/^[,;:.!?\n()]$/.test(token) || folded === 'aber' || folded === 'but') clause += 1
    else words.push({ folded, written: token, clause })
  }
  return words
}

/** Lower case, umlauts spelled out: "Rücken" and "Ruecken" are one word. */
export const fold = (text: string) =>
  text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

const tokens = /\d+(?:[.,]\d+)?|\p{L}+(?:'\p{L}+)?|[,;:.!?\n()]/gu
