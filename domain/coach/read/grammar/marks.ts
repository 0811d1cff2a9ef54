import type { Lexeme } from './lexemes.ts'
import { before, clauseOf, sentenceOf } from './nearby.ts'
import { isImbalance } from './of-training.ts'
import { is, sense } from './senses.ts'
import type { Time } from './times.ts'

/** What no word says alone: a part of the body, an age, a temperature, a pressure, a weight that is too low. */
export const marksIn = (
  lexemes: readonly Lexeme[],
  times: readonly Time[],
  denied: readonly boolean[],
): ReadonlyMap<number, readonly string[]> => {
  const marks = new Map<number, string[]>()
  const mark = (lexeme: Lexeme | undefined, name: string) => {
    if (lexeme) marks.set(lexeme.start, [...(marks.get(lexeme.start) ?? []), name])
  }
  lexemes.forEach((lexeme, at) => {
    if (sense(lexeme, 'part')?.part) mark(lexeme, '{any-part}')
    if (sense(lexeme, 'part')?.part && !denied[at]) mark(lexeme, '{part}')
    if (
      /^(kcal|kalorie|kalorien|calorie|calories|cal|cals)$/.test(lexemes[at + 1]?.folded ?? '') &&
      isFew(lexeme.number)
    )
      mark(lexeme, '{few-calories}')
    if (is(lexeme, 'odd') && !denied[at]) mark(lexeme, '{odd}')
    const minutes = sense(lexeme, 'span')?.minutes
    if (minutes !== undefined && minutes <= 300 && minutes >= 60) mark(lexeme, '{few-hours}')
    if (is(lexeme, 'complains') && !denied[at]) mark(lexeme, '{complains}')
    if (lexeme.senses.length === 0 && lexeme.number === null && lexeme.written.length >= 4) mark(lexeme, '{unknown}')
    if (isUnknownRemedy(lexemes, at)) mark(lexeme, '{remedy}')
    if (isThrough(lexemes, at)) mark(lexeme, '{through}')
    if (isImbalance(lexemes, at)) mark(lexeme, '{imbalance}')
    if (
      /^(erst|zweit|dritt|viert|funft|sechst|siebt|siebent|acht|neunt)en$/.test(lexeme.folded) &&
      lexemes[at + 1]?.folded === 'monat'
    )
      mark(lexeme, '{month}')
    if (is(lexeme, 'bound') && isRate(lexemes, at)) mark(lexeme, '{rate}')
    if (isGestation(lexemes, at)) mark(lexeme, '{gestation}')
    const value = lexeme.number
    if (value === null) return
    const next = lexemes[at + 1]
    const unit = sense(next, 'unit')?.unit
    if (((value >= 37.8 && value <= 42.5) || (value >= 100.4 && value <= 107)) && unit === undefined)
      mark(lexeme, '{hot}')
    if (value >= 37.8 && value <= 42 && !Number.isInteger(value) && unit === undefined) mark(lexeme, '{fever}')
    if (isHotAlone(lexemes, at, value)) mark(lexeme, '{hot-alone}')
    if (unit === 'percent' && value < 100) mark(lexeme, '{partial}')
    if (unit === 'hour' && value >= 1 && value < 6) mark(lexeme, '{few-hours}')
    if (unit === 'month' && value >= 3 && value <= 10) mark(lexeme, '{months}')
    if (next?.folded === 'monat' && value <= 10 && /^(im|in)$/.test(lexemes[at - 1]?.folded ?? ''))
      mark(lexeme, '{month}')
    const lower = /^(\/|zu|over)$/.test(next?.folded ?? '') ? (lexemes[at + 2]?.number ?? 0) : 0
    if (value >= 100 && value <= 220 && lower === 0 && (unit === undefined || unit === 'bpm')) mark(lexeme, '{racing}')
    if (isCalmRate(lexemes, at) && lower === 0) mark(lexeme, '{calm-rate}')
    if (value >= 150 && value <= 230 && lower === 0 && (unit === undefined || unit === 'bpm')) mark(lexeme, '{fast}')
    if (value >= 140 && value <= 240 && (lower === 0 || lower >= 60) && (lower > 0 || !is(next, 'unit')))
      mark(lexeme, '{high-pressure}')
    if (lower >= 90 && value < 240) mark(lexeme, '{high-pressure}')
    // Grade 3 by the European guidelines (ESC/ESH): 180 or 110 mmHg and above.
    if (lower >= 60 && lower < value && value <= 260 && (value >= 180 || lower >= 110))
      mark(lexeme, '{severe-pressure}')
    for (const name of sugarIn(lexemes, at, value)) mark(lexeme, name)
    if (value >= 130 && value <= 230 && lower >= 80 && lower < value && lower <= 140) mark(lexeme, '{pressure-pair}')
    if (lexemes.slice(Math.max(0, at - 3), at).some(({ folded }) => folded === 'bmi') && value < 18)
      mark(lexeme, '{low-bmi}')
    if (
      value >= 28 &&
      value <= 46 &&
      /^(wieg|weigh)/.test(lexemes[at - 1]?.folded ?? '') &&
      (unit === 'kilogram' || !unit)
    )
      mark(lexeme, '{light}')
    if (sense(next, 'unit')?.unit === 'kilogram' && isTooLight(value, lexemes.slice(at + 2, at + 6)))
      mark(lexeme, '{underweight}')
  })
  for (const { days, from, weeks } of times) {
    if (weeks !== null && weeks >= 4 && weeks <= 43) mark(lexemes[from], '{weeks}')
    if (days <= 0) mark(lexemes[from], '{age}')
    if (days <= 0 && days >= -112) mark(lexemes[from], '{young}')
  }
  return marks
}

const restingRate = /^(?:ruhepuls|resting (?:pulse|heart rate|hr))$/

/** "Ruhepuls 47, HFmax 186", but not "Ruhepuls 60, jetzt 140". */
const isCalmRate = (lexemes: readonly Lexeme[], at: number): boolean => {
  const rate = lexemes[at]?.number ?? 0
  return rate >= 35 && rate <= 95 && restingRate.test(lexemes[at - 1]?.folded ?? '') && !isOfNow(lexemes, at)
}

const isOfNow = (lexemes: readonly Lexeme[], at: number): boolean =>
  sentenceOf(lexemes, at).some(one => is(one, 'when', 'since') || now.test(one.folded))

const now = /^(?:jetzt|heute|now|today|sonst|normal\w*|usual\w*|eigentlich|statt|gerade|plotzlich|suddenly)(?: |$)/

/** "38.5", "39 degrees", "101 this morning": a temperature that has its clause to itself, but for the time of day. */
const isHotAlone = (lexemes: readonly Lexeme[], at: number, value: number): boolean => {
  const isCelsius = value >= 37.8 && value <= 42
  if (!isCelsius && !(value > 100.3 && value <= 105)) return false
  const rest = clauseOf(lexemes, at).filter(one => one !== lexemes[at])
  const isTold = rest.some(one => degrees.test(one.folded))
  const isTimed = rest.some(one => daytimes.test(one.folded))
  return (
    (isTold || !Number.isInteger(value) || (isTimed && !isCelsius)) &&
    rest.every(one => degrees.test(one.folded) || daytimes.test(one.folded))
  )
}

const degrees = /^(?:grad|degrees?|celsius|fahrenheit|f|c)$/
const daytimes =
  /^(?:heute|heut|gestern|fruh|morgens?|abends?|abend|nachts?|nacht|mittags?|jetzt|gerade|grad|heute (?:fruh|morgen|nacht|abend)|gestern (?:abend|nacht)|letzte nacht|last|night|this|morning|afternoon|evening|tonight|today|yesterday|last night|this (?:morning|afternoon|evening)|now|right now|immer noch|noch|still|again|wieder|bei|at|about|around|ca|etwa)$/

/** "24 weeks", "14+3": a time that stands alone, as nobody tells it of anything but a child to come. */
const isGestation = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [here, next, last] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]]
  const value = here?.number ?? null
  if (here === undefined || value === null || !Number.isInteger(value) || value < 5 || value > 42) return false
  const isDays = next?.written === '+' && last?.number != null && last.number <= 6 && next.start === here.end
  if (isDays) return true
  const isFirst = at === 0 || lexemes[at - 1]?.clause !== here.clause
  const isLast = last?.clause !== here.clause
  return isFirst && isLast && value >= 8 && /^(weeks|ssw)$/.test(next?.folded ?? '')
}

/**
 * "Blutzucker 320", "BZ bei 3,2 mmol/l": a sugar in the blood, in mg/dl or, below 35, in mmol/l. Low below 70 mg/dl; from 300
 * on nobody begins to train (ADA, Standards of Care: exercise and type 1 diabetes).
 */
const sugarIn = (lexemes: readonly Lexeme[], at: number, value: number): readonly string[] => {
  const told = before(lexemes, at, 5).findLastIndex(one => sugars.test(one.folded))
  const next = lexemes[at + 1]
  const isMoles = /^mmol/.test(next?.folded ?? '')
  if (told < 0 || (is(next, 'unit') && !isMoles) || (next && amounts.test(next.folded))) return []
  const isSmall = value >= 1 && value < 35 && (isMoles || !Number.isInteger(value))
  const milligrams = isSmall ? value * 18 : value
  if (milligrams < 20 || milligrams > 800) return []
  return ['{sugar}', ...(milligrams < 70 ? ['{low-sugar}'] : milligrams >= 300 ? ['{high-sugar}'] : [])]
}

const sugars =
  /(?:^| )(?:\w*zucker|zuckerwerte?|zuckerspiegel|bz|glucose|glukose|blood sugars?|sugars?|gewebezucker|blutzuckerwerte?|blutzuckerspiegel)$/
const amounts = /^(?:gramm?|grams?|g|mg|stuck|prozent|kalorien|kcal|riegel|tage|wochen)$/

/** "Die Sehne ist durch", "Kreuzband durch seit Mai": torn, where "durch Kraft" and "durch mehr Bewegung" say by what. */
const isThrough = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [here, next] = [lexemes[at], lexemes[at + 1]]
  if (here?.folded !== 'durch' || /mal$|^(?:runden?|satz)$/.test(lexemes[at - 1]?.folded ?? '')) return false
  return (
    next?.clause !== here.clause ||
    is(next, 'since', 'when', 'and', 'but') ||
    /^(?:seit|beim|vor|am|im|nach|gestern|heute|vorgestern|letzte\w*|jetzt|ist|war|gegangen|gerissen)$/.test(
      next.folded,
    )
  )
}

/** A number of beats that somebody trains at. */
const isRate = (lexemes: readonly Lexeme[], at: number): boolean => {
  const isLed = /^(bei|um|auf|at|around|of|unter|uber|mit|zwischen|between|ca|zirka)$/.test(
    lexemes[at + 1]?.folded ?? '',
  )
  const beats = lexemes[at + (isLed ? 2 : 1)]?.number ?? 0
  return beats >= 40 && beats <= 210
}

/** Less than a body needs in a day. */
const isFew = (kcal: number | null) => kcal !== null && kcal >= 50 && kcal <= 900

/** "Nehme Quviviq", "Quviviq 50 mg": something taken that no vocabulary knows. */
const isUnknownRemedy = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at]
  if (!lexeme || lexeme.senses.length > 0 || lexeme.number !== null || lexeme.folded.length < 5) return false
  const isDosed =
    lexemes[at + 1]?.number != null && /^(mg|milligramm|milligram|mcg)$/.test(lexemes[at + 2]?.folded ?? '')
  const isTaken = before(lexemes, at, 3).some(one =>
    /^(nehm|nehme|nimm|schlucke|spritze|prescribed|verschrieben)$/.test(one.folded),
  )
  const isOfWay = /^(?:treppen?|stufen|stiegen|stiagn|leiter|aufzug|rolltreppe|stairs?)$/.test(lexeme.folded)
  return isDosed || (isTaken && !isOfWay && /^\p{Lu}/u.test(lexeme.written))
}

/** Below a body mass index of 17.5. */
const isTooLight = (kg: number, after: readonly Lexeme[]) =>
  after.some(
    ({ number }) =>
      number !== null &&
      ((number > 1.3 && number < 2.2 && kg / number ** 2 < 17.5) ||
        (number > 130 && number < 220 && kg / (number / 100) ** 2 < 17.5)),
  )
