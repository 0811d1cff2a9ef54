import type { Text } from '../basis/plan.ts'
import { number, text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'

/** That "too long" or "too short" was heard, and what it changes today or why it changes nothing. */
export const lengthHints = ({ length, minutes: planned }: Brief): readonly Text[] => {
  if (length === null || (length.stays === null && planned === length.usual)) return []
  const [minutes, usual] = [number(planned), number(length.usual)]
  const said =
    length.was === 'long'
      ? text('Neulich war es dir zu lang', 'You said it was too long')
      : text('Neulich war es dir zu kurz', 'You said it was too short')
  if (length.stays === 'easier')
    return [
      text(`${said.de}. Diese Woche bleibt es trotzdem kürzer.`, `${said.en}. This week stays shorter all the same.`),
    ]
  if (length.stays === 'chosen')
    return [
      text(
        `${said.de}. Für heute hast du ${minutes.de} Minuten gewählt, dabei bleibt es.`,
        `${said.en}. You chose ${minutes.en} minutes for today, so that is what you get.`,
      ),
    ]
  return [
    text(
      `${said.de}: heute ${minutes.de} statt ${usual.de} Minuten. Willst du es anders, schreib die Minuten dazu.`,
      `${said.en}: ${minutes.en} instead of ${usual.en} minutes today. If you want it otherwise, write the minutes.`,
    ),
  ]
}
