export type Place = { readonly start: number; readonly end: number }

/** "Tempo 3-1-1", "3010 Tempo": how slowly a lift goes down and up. No plan follows it yet. */
export const temposIn = (text: string): readonly Place[] =>
  [...text.matchAll(tempo)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }))

/** With blanks in their place: their figures are neither kilograms nor sets. */
export const withoutTempos = (text: string): string => text.replace(tempo, words => ' '.repeat(words.length))

const counts = String.raw`(?:\d[-–/.]\d[-–/.][\dx](?:[-–/.][\dx])?|\d[\dx]{3})`
const named = '(?:tempo|kadenz|cadence)'
const tempo = new RegExp(
  [
    String.raw`\b${named}:?\s+${counts}(?![\w:/-]|[.,]\d)`,
    String.raw`(?<![\w.,:/-])${counts}[- ]?(?:er )?${named}\b`,
    String.raw`(?<![\w.,:/–-])\d-\d-[\dx](?:-[\dx])?(?![\w:/–-])`,
  ].join('|'),
  'gi',
)
