import type { Text } from './plan.ts'

export const text = (de: string, en: string): Text => ({ de, en })

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** "22,5" in German, "22.5" in English; at most two decimals. */
export const number = (value: number): Text => {
  const plain = String(Math.round(value * 100) / 100)
  return { de: plain.replace('.', ','), en: plain }
}

/** "45 s", "2:15 min". */
export const duration = (seconds: number): Text => {
  const whole = Math.round(seconds)
  if (whole < 90) return text(`${whole} s`, `${whole} s`)
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`
  return text(clock, clock)
}

/** Seconds as a stop watch shows them: "5:15". */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`

/** "1 Runde", "3 Runden"; "1 round", "3 rounds". */
export const counted = (value: number, deOne: string, deMany: string, enOne: string, enMany: string): Text => {
  const { de, en } = number(value)
  return value === 1 ? { de: `${de} ${deOne}`, en: `${en} ${enOne}` } : { de: `${de} ${deMany}`, en: `${en} ${enMany}` }
}

/** "Brust, Rücken und Bizeps", "chest, back and biceps". */
export const list = (items: readonly Text[]): Text => ({
  de: joined(
    items.map(({ de }) => de),
    'und',
  ),
  en: joined(
    items.map(({ en }) => en),
    'and',
  ),
})

const joined = (words: readonly string[], and: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words[words.length - 1]}`

/** A muscle's name in the middle of a sentence: "oberer Rücken", "Brust"; "upper back", "chest". */
export const inSentence = ({ de, en }: Text): Text => ({
  de: de.includes(' ') ? de.charAt(0).toLowerCase() + de.slice(1) : de,
  en: en.toLowerCase(),
})
