import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { before, behind } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { is } from './senses.ts'
import { afterwards } from './shaped.ts'

type InAll = { readonly least: number; readonly most: number; readonly words: { start: number; end: number } }

/** "20 min Kraft, dann 10 min Laufen": each part has its minutes, and the session has those of all. */
export const minutesOfParts = (context: Context, timed: readonly Quantity[]): InAll | null => {
  const { all } = context
  const [first] = timed
  const last = timed.at(-1)
  if (!first || !last || timed.length < 2 || all[first.from]?.sentence !== all[last.from]?.sentence) return null
  const owned = new Set(timed.map((one, on) => partOf(context, one, timed[on - 1], timed[on + 1])))
  if (owned.has(null) || owned.size < timed.length) return null
  const told = all.filter(({ sentence }) => sentence === all[first.from]?.sentence)
  if (told.some(one => ofWhole.test(one.folded) || is(one, 'withdraws', 'instead', 'format'))) return null
  if (all.slice(first.to, last.from).some(one => is(one, 'or', 'but'))) return null
  const sumOf = (of: 0 | 1) => timed.reduce((sum, { minutes }) => sum + (minutes?.[of] ?? 0), 0)
  const words = { start: all[first.from]?.start ?? 0, end: all[last.to - 1]?.end ?? 0 }
  return { least: sumOf(0), most: sumOf(1), words }
}

/** The lexeme of what takes these minutes: behind them, up to the next ones, or else before. */
const partOf = (
  { all }: Context,
  { from, to }: Quantity,
  earlier: Quantity | undefined,
  next: Quantity | undefined,
): number | null => {
  const until = Math.min(next?.from ?? all.length, to + reach)
  for (let on = to; on < until && all[on]?.clause === all[from]?.clause; on += 1) if (isPart(all[on])) return on
  for (let on = from - 1; on >= Math.max(earlier?.to ?? 0, from - reach); on -= 1)
    if (all[on]?.clause === all[from]?.clause && isPart(all[on])) return on
  return null
}

const reach = 5

const isPart = (lexeme: Lexeme | undefined) =>
  is(lexeme, 'exercise', 'focus', 'part', 'section', 'sport', 'goal', 'skill', 'kit-kind') ||
  is(lexeme, 'kit') ||
  /^(weights|lifting|gewichte|eisen)$/.test(lexeme?.folded ?? '')

const ofWhole =
  /^(je|jeweils|pro|each|insgesamt|total|gesamt|gesamtzeit|overall|davon|of it|of which|of that|darin|inkl|inkl\.|inklusive|incl|including|samt|letzten|letzte|last|final|ersten)$/

/** Minutes of what comes before or after the session's own, each with what they are for. */
export const isOfAnEnd = (context: Context, one: Quantity): boolean =>
  (one.minutes?.[1] ?? 0) <= 20 && (isOfTheBeginning(context, one) || isOfTheEnd(context, one))

/** "Zum Schluss 5 Minuten Bauch", "danach noch 10 Minuten Cardio": of what comes last. */
const isOfTheEnd = ({ all }: Context, { from, to }: Quantity): boolean =>
  (before(all, from, 3).some(one => is(one, 'closing') || afterwards.test(one.folded) || besides.test(one.folded)) ||
    behind(all, to - 1, 3).some(one => is(one, 'closing'))) &&
  [...before(all, from, 4), ...behind(all, to - 1, 3)].some(one =>
    is(one, 'part', 'focus', 'goal', 'exercise', 'section', 'format', 'kit'),
  )

const besides = /^(?:zusatzlich|then|dann noch)$/

/** "20 min Laufband zuerst": minutes of what comes before the session's own. */
const isOfTheBeginning = ({ all }: Context, { from, to }: Quantity): boolean => {
  const near = [...before(all, from, 3), ...behind(all, to - 1, 4)]
  const isFirst = near.some(one => atFirst.test(one.folded))
  return isFirst && near.some(one => is(one, 'exercise', 'kit', 'section'))
}

const atFirst =
  /^(?:zurst|zuerst|erstmal|vorweg|vorneweg|zu beginn|zum start|am anfang|at first|first|to start|upfront)$/
