import type { Context } from './context.ts'
import { sentenceOf } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { is } from './senses.ts'

/** "3:45", "24:30", "1:45:00": what of hours, minutes and seconds it is, the distance tells; null where neither can be run. */
const clocked = (written: string, meters: number | null): number | null => {
  const [first = 0, second = 0, third] = written.split(':').map(Number)
  if (third !== undefined) return first * 3600 + second * 60 + third
  const isRun = (seconds: number) => meters !== null && seconds / meters > fastest && seconds / meters < slowest
  const [inHours, inMinutes] = [first * 3600 + second * 60, first * 60 + second]
  if (isRun(inHours) || (meters === null && first < 10)) return inHours
  return isRun(inMinutes) ? inMinutes : null
}

/** Seconds a metre: no one runs a race faster, and whoever is slower walks it. */
const [fastest, slowest] = [0.14, 0.75]

/** "Unter 50 Minuten", "Zielzeit 75 Minuten", "sub 45", "1:45", "sub 4" of a marathon: seconds. */
export const targetIn = (context: Context, at: number, meters: number | null): number | null => {
  const { all, quantities } = context
  const sentence = sentenceOf(all, at)
  const clock = sentence.flatMap(({ written }) =>
    /^\d{1,2}:\d\d(?::\d\d)?$/.test(written) ? (clocked(written, meters) ?? []) : [],
  )[0]
  if (clock !== undefined) return clock
  const bounded = quantities.filter(
    one => all[one.from]?.sentence === all[at]?.sentence && is(all[one.from - 1], 'at-most'),
  )
  const timed = [...bounded, ...quantities.filter(one => isRaceTime(context, one))].find(
    one => one.minutes !== undefined,
  )?.minutes
  if (timed) return Math.round(timed[1] * 60)
  const bare = bounded.find(
    one => one.bare !== undefined && /^(sub|unter|under)$/.test(all[one.from - 1]?.folded ?? ''),
  )?.bare
  if (bare === undefined) return null
  return bare <= 6 && (meters ?? 0) >= 21_000 ? bare * 3600 : bare >= 12 ? bare * 60 : null
}

/**
 * "Zielzeit etwa 75 Minuten", "HYROX in 75 Minuten schaffen", of a goal "HYROX in 75 Minuten": minutes that a race is to
 * take, and no session.
 */
export const isRaceTime = (context: Context, { from, minutes }: Quantity): boolean => {
  const { all, field } = context
  const races = all.filter(one => is(one, 'event'))
  if (minutes === undefined || races.length === 0) return false
  const before = all.slice(Math.max(0, from - 4), from).filter(one => !about.test(one.folded))
  const [word, first] = [before.at(-1), before.at(-2)]
  if (aimed.test(word?.folded ?? '') || aimed.test(`${first?.folded} ${word?.folded}`)) return true
  const [race] = races
  if (word?.folded !== 'in' || race?.sentence !== all[from]?.sentence) return false
  return field === 'goal' || sentenceOf(all, from).some(one => finishes.test(one.folded))
}

const about = /^(?:ist|is|von|of|ca|circa|etwa|ungefahr|rund|um|liegt|bei|about|around|roughly)$/
const aimed = /^(?:(?:ziel|wunsch|end|finish(?:er)?)zeit|(?:target|goal|finish(?:ing)?) time)$/
const finishes = /^(?:schaffen|schaffe|finishen|finish|beenden|ins ziel)$/
