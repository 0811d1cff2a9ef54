import { type Context, type Said, said } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** Body mass index (kg/m²) below which a body is called anorectic (ICD-10, F50.0), and below which nobody needs to lose. */
const [starved, thin] = [17.5, 18.5]

/** "Von 49 auf 44 Kilo bei 1,71", "wiege 45 kg bei 172 cm": a weight that is too low for the height beside it, had or wished for. */
export const underweightIn = ({ all, scope, text }: Context): readonly Said[] => {
  const height = all.flatMap(one => heightOf(all, one) ?? [])[0] ?? inFeet(text, all)
  if (height === undefined) return []
  const weights = all.flatMap((one, at) => (isWeight(all, at) && scope.others[at] !== true ? [one] : []))
  const lowest = weights.toSorted((one, other) => kilogramsOf(all, one) - kilogramsOf(all, other))[0]
  if (lowest === undefined) return []
  const index = kilogramsOf(all, lowest) / height ** 2
  if (index >= (weights.length > 1 ? thin : starved)) return []
  return [said({ kind: 'red-flag', flag: 'eating-disorder', part: null, ageDays: null }, lowest, 'likely')]
}

/** In metres: "1,71", "171 cm"; "1 m 71" is written too seldom. */
const heightOf = (all: readonly Lexeme[], one: Lexeme): number | null => {
  const { number } = one
  if (number === null) return null
  const next = all[all.indexOf(one) + 1]
  if (number >= 1.4 && number <= 2.1 && /[.,]\d\d$/.test(one.written) && sense(next, 'unit')?.unit !== 'kilogram')
    return number
  return number >= 140 && number <= 210 && /^(?:cm|centimet|zentimet)/.test(next?.folded ?? '') ? number / 100 : null
}

/** "5'7", "5 ft 7", in metres; beside pounds only, since 6' are minutes as well. */
const inFeet = (text: string, all: readonly Lexeme[]): number | undefined => {
  if (!all.some(one => sense(one, 'unit')?.unit === 'pound')) return undefined
  const [, feet, inches = '0'] = /(?<!\d)([4-6])\s?(?:['’]|ft\b|foot\b)\s?(\d{1,2})?/.exec(text) ?? []
  return feet === undefined ? undefined : (Number(feet) * 12 + Number(inches)) * 0.0254
}

const kilogramsOf = (all: readonly Lexeme[], one: Lexeme): number =>
  (one.number ?? 0) * (sense(all[all.indexOf(one) + 1], 'unit')?.unit === 'pound' ? 0.45359237 : 1)

/** Kilograms of a body: no load, and nobody's child. */
const isWeight = (all: readonly Lexeme[], at: number): boolean => {
  const number = all[at]?.number ?? null
  if (number === null || number < 25 || number > 260) return false
  const isNamed = (on: number) => /^(?:kilogram|pound)$/.test(sense(all[on], 'unit')?.unit ?? '')
  const isFirstOfTwo = /^(?:auf|to|nach)$/.test(all[at + 1]?.folded ?? '') && isNamed(at + 3)
  return (isNamed(at + 1) || isFirstOfTwo) && !clauseOf(all, at).some(one => is(one, 'exercise', 'kit', 'child'))
}
