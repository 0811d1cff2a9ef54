import { type Context, type Said, said } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { before, behind, sentenceOf } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { is, sense } from './senses.ts'

/** Kilometres a week that somebody may tell. */
const possible: readonly [least: number, most: number] = [5, 250]

/** "Laufe 45 km pro Woche", "60 Wochenkilometer", "3x die Woche 10 km", "25 miles a week": what is run by now, and no aim. */
export const mileageIn = (context: Context): readonly Said[] => {
  const { all, field, quantities } = context
  if (field !== 'goal' && field !== 'comments' && field !== 'activities') return []
  return quantities
    .flatMap((one): readonly Said[] => {
      const at = all[one.from]
      const km = kilometres(context, one)
      if (!at || km === null || isOfWheels(all, one) || km < possible[0] || km > possible[1] || isAim(all, one))
        return []
      return [said({ kind: 'mileage', km: Math.round(km) }, { start: at.start, end: endOf(all, one) })]
    })
    .slice(0, 1)
}

const kilometres = ({ all }: Context, one: Quantity): number | null => {
  const next = behind(all, one.to - 1, 3)
  if (one.bare !== undefined)
    return /^(wochen ?kilometer|wochen ?km|wkm)$/.test(next[0]?.folded ?? '') ? one.bare : null
  if (one.meters === undefined) return null
  const [lower, upper] = [all[one.from]?.number, all[one.from + 2]?.number]
  const km = (one.meters / 1000) * (lower && upper && one.from + 2 < one.to ? lower / upper : 1)
  const earlier = sentenceOf(all, one.from)
    .filter(({ start }) => start < (all[one.from]?.start ?? 0))
    .slice(-5)
  const near = [...earlier, ...next]
  const often = near.flatMap((_, at) => timesAt(near, at))[0]
  if (earlier.some(({ folded }) => extent.test(folded)) || isAWeek(next)) return km * (often ?? 1)
  return often !== undefined && earlier.some(isWeek) ? km * often : null
}

/** "3x", "3 mal", "dreimal", "three times". */
const timesAt = (words: readonly Lexeme[], at: number): readonly number[] => {
  const { folded = '', number = null } = words[at] ?? {}
  const inWord = multiples[folded.replace(/mal$/, '')]
  if (folded.endsWith('mal') && inWord !== undefined) return [inWord]
  return number !== null && number <= 14 && /^(x|mal|times)$/.test(words[at + 1]?.folded ?? '') ? [number] : []
}

const multiples: Readonly<Record<string, number>> = { ein: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6 }

const isWeek = (one: Lexeme) => sense(one, 'unit')?.unit === 'week' || /^(wochentlich|weekly)$/.test(one.folded)

/** "45 km die Woche", but not "10k in 8 weeks". */
const isAWeek = (next: readonly Lexeme[]) =>
  next.some(
    (one, on) =>
      isWeek(one) &&
      ((next[on - 1]?.number ?? null) === null || /^(?:a|an|ein|eine|einer)$/.test(next[on - 1]?.folded ?? '')),
  )

const extent = /^(wochenumfang|wochenkilometer|laufumfang|umfang|mileage|weekly mileage)$/

/** "3x die Woche 30 km Rad": what is not run. */
const isOfWheels = (all: readonly Lexeme[], { from, to }: Quantity) =>
  [...before(all, from, 2), ...behind(all, to - 1, 2)].some(
    one => !['running', 'trail-running', undefined].includes(sense(one, 'sport')?.sport) || /bike|rad/.test(one.folded),
  )

/** "Ziel: 70 km die Woche", "will auf 50 km pro Woche kommen", "früher 60 km die Woche". */
const isAim = (all: readonly Lexeme[], { from, to }: Quantity) =>
  sentenceOf(all, from).some(
    one =>
      !all.slice(from, to).includes(one) &&
      (is(one, 'wants') ||
        /^(ziel|goal|target|bis|auf|erreichen|reach|spater|later|fruher|damals|used to)$/.test(one.folded)),
  )

const endOf = (all: readonly Lexeme[], { from, to }: Quantity): number => {
  const last = behind(all, to - 1, 3).findLast(one => isWeek(one) || /^wochen ?k/.test(one.folded))
  return last?.end ?? all[to - 1]?.end ?? all[from]?.end ?? 0
}
