import type { Field } from '../intent.ts'
import type { Lexeme } from './lexemes.ts'
import { before, sentenceOf, tellsPast } from './nearby.ts'
import { isThrough, passes } from './overcome.ts'
import { is, sense } from './senses.ts'
import type { Time } from './times.ts'

/** What is said of the body, but not of one's own today: long over, or what one trains against. */
export const apartIn = (
  all: readonly Lexeme[],
  times: readonly Time[],
  field: Field,
  over: readonly boolean[],
): readonly boolean[] => {
  const overFrom = new Map<number, number>()
  if (field !== 'restrictions' && field !== 'limits')
    for (const [sentence, words] of Map.groupBy(all, one => one.sentence))
      overFrom.set(sentence, endedAt(words, all, times, over))
  const isPrevention = all.some(({ folded }) => prevents.test(folded))
  return all.map(
    (one, at) =>
      (overFrom.get(one.sentence) ?? -1) > one.start ||
      (isPrevention && !isAcute(all[at]) && !is(one, 'drug') && isPrevented(all, at)) ||
      isBehind(all, at) ||
      isDoneWith(all, at, over) ||
      isToldOfLongAgo(all, at, times),
  )
}

/** "Rückenschmerzen vorbeugen", "never throw my back out again": a goal, no complaint. What is taken against it is taken. */
const isPrevented = (all: readonly Lexeme[], at: number): boolean => {
  const here = all[at]
  const near = (on: number) => all[on]?.clause === here?.clause
  for (let on = Math.max(0, at - 5); on <= at + 5; on += 1)
    if (on !== at && near(on) && prevents.test(all[on]?.folded ?? '')) return on > at ? on - at <= 4 : at - on <= 5
  return false
}

/** "No more passing out": who wants to be rid of a sign that stops has it. */
const isAcute = (lexeme: Lexeme | undefined) =>
  (sense(lexeme, 'flag')?.flag ?? 'unwell') !== 'unwell' || sense(lexeme, 'happened')?.what === 'fainting'

const prevents =
  /^(vorbeugen|vorbeugend|vorzubeugen|vorbeugung|vermeiden|zu vermeiden|verhindern|vorsorgen|prevent|preventing|prevention|avoid|avoiding|bulletproof|prehab|\w*prophylaxe|pravention|gar nicht erst|gefeit|no more|nie wieder|never again)$/

/** "2015 mal Meniskus gehabt, seitdem Ruhe": where a sentence about the past says that it is over; -1 where none does. */
const endedAt = (
  words: readonly Lexeme[],
  all: readonly Lexeme[],
  times: readonly Time[],
  ends: readonly boolean[],
): number => {
  const over = all[ends.findLastIndex((one, at) => one && all[at]?.sentence === words[0]?.sentence)]
  if (!over || words.some(one => still.test(one.folded))) return -1
  const days = times.filter(({ from }) => all[from]?.sentence === over.sentence).map(one => one.days)
  if (days.some(one => one <= 0 && one > -300)) return -1
  const isGrave = words.some(one => is(one, 'flag', 'happened'))
  const isPast =
    days.some(one => one <= -300) ||
    words.some(one => tellsPast(all, all.indexOf(one)) || (!isGrave && told.test(one.folded)))
  return isPast ? over.start : -1
}

const told = /^(hatte|hatten|gehabt|had|war|waren|damals|einst|once|einmal)$/
const still =
  /^(immer noch|noch|still|aktuell|derzeit|chronisch|chronic|gestern|heute|yesterday|today|wieder da|erneut|again|letzte woche|last week)$/

/** "Over my cold", "Schnupfen ist durch". */
const isBehind = (all: readonly Lexeme[], at: number): boolean =>
  isThrough(all, at) || (passes(all[at]) && /(?<!get |getting )\bover (my |the )?$/.test(wordsBefore(all, at)))

/** "Keine Probleme mehr mit der Bandscheibe". */
const isDoneWith = (all: readonly Lexeme[], at: number, over: readonly boolean[]): boolean =>
  is(all[at], 'condition', 'diagnosis', 'part') &&
  [2, 3].some(
    back =>
      over[at - back] === true &&
      all[at - back]?.clause === all[at]?.clause &&
      /mehr$|more$/.test(all[at - back]?.folded ?? '') &&
      /^(?:mit|with)$/.test(all[at - back + 1]?.folded ?? ''),
  )

const wordsBefore = (all: readonly Lexeme[], at: number): string =>
  before(all, at, 3)
    .map(({ folded }) => `${folded} `)
    .join('')

/** "Hatte letztes Jahr Rückenschmerzen": what is told of long ago, and of nothing since. */
const isToldOfLongAgo = (all: readonly Lexeme[], at: number, times: readonly Time[]): boolean => {
  if (!is(all[at], 'complains', 'diagnosis', 'odd')) return false
  const here = sentenceOf(all, at)
  const days = times.filter(({ from }) => all[from]?.sentence === all[at]?.sentence).map(one => one.days)
  return (
    days.length > 0 &&
    days.every(one => one <= -180) &&
    here.some(({ folded }) => /^(hatte|hatten|gehabt|had|war|was)$/.test(folded)) &&
    !here.some(one => still.test(one.folded) || lasting.test(one.folded) || is(one, 'since', 'but', 'flag', 'happened'))
  )
}

const lasting =
  /^(jetzt|nun|now|immer|always|manchmal|sometimes|oft|wieder|zuruck|back|seitdem|seither|ab und zu|mal wieder)$/
