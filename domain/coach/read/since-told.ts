import { day } from '../../days.ts'
import type { AthleteFacts, Goal } from '../basis/request.ts'
import { fold } from './grammar/fold.ts'

/**
 * The day that a goal names from the day it was told: "HYROX in 6 Wochen", "Klimmzug bis März", "10 km Mitte April". In
 * milliseconds; null where it names none, where nobody knows when it was told, or where the day is past for more than a week.
 */
export const dateSince = ({ goal, goalDetails, goalToldAt }: AthleteFacts, now: number): number | null => {
  if (!goalToldAt || !goalDetails || !towardsDays.has(goal)) return null
  const told = Date.parse(goalToldAt)
  const words = fold(goalDetails.slice(0, longest))
  const date = afterSpan(words, told) ?? inMonth(words, told)
  return date !== null && date > now - 8 * day ? date : null
}

const longest = 2000
const towardsDays: ReadonlySet<Goal> = new Set(['strength', 'endurance', 'hyrox'])

const inWords = [
  ['einer|einem|one', 1],
  ['zwei|two', 2],
  ['drei|three', 3],
  ['vier|four', 4],
  ['funf|five', 5],
  ['sechs|six', 6],
  ['sieben|seven', 7],
  ['acht|eight', 8],
  ['neun|nine', 9],
  ['zehn|ten', 10],
  ['elf|eleven', 11],
  ['zwolf|twelve', 12],
] as const

const numberOf = (word: string) =>
  inWords.find(([names]) => names.split('|').includes(word))?.[1] ?? Number(word || Number.NaN)

const daysOf = { week: 7, month: 30.4 } as const

const afterSpan = (words: string, told: number): number | null => {
  const [, count = '', week] =
    /\b(?:in|innerhalb von|within) (\d{1,2}|[a-z]+) (?:(wochen?|weeks?)|monat(?:en?)?|months?)\b/.exec(words) ?? []
  const many = numberOf(count)
  if (!(many > 0)) return null
  return told + Math.round(many * (week ? daysOf.week : daysOf.month)) * day
}

const months = [
  'janua?r?y?|janner',
  'februa?r?y?|feber',
  'marz|maerz|march',
  'april',
  'mai|may',
  'juni|june',
  'juli|july',
  'august',
  'september',
  'oktober|october',
  'november',
  'dezember|december',
]

/** Which day of a month is meant: the last one where it is its end. */
const dayIn: Readonly<Record<string, number>> = {
  anfang: 5,
  early: 5,
  mitte: 15,
  mid: 15,
  ende: 0,
  'the end of': 0,
  late: 0,
}

/** A month without a day or a year: the next one after it was told. "Bis März" ends with its first day. */
const inMonth = (words: string, told: number): number | null => {
  const found = months.flatMap((name, month) => {
    const [, by, part] =
      new RegExp(
        `\\b(?:(bis|by|until)(?: zum?)? )?(?:(anfang|mitte|ende|early|mid|late|the end of) )?(?:im |in |of )?(?:${name})\\b(?! ?\\d)`,
      ).exec(words) ?? []
    const isNamed =
      by !== undefined || part !== undefined || new RegExp(`\\b(?:im|in) (?:${name})\\b(?! ?\\d)`).test(words)
    return isNamed ? [nextIn(month, part === undefined ? (by === undefined ? 15 : 1) : (dayIn[part] ?? 15), told)] : []
  })
  return found.length === 0 ? null : Math.min(...found)
}

/** `date` 0: the last day. */
const nextIn = (month: number, date: number, told: number): number => {
  const year = new Date(told).getUTCFullYear()
  const at = (some: number) => Date.UTC(some, date === 0 ? month + 1 : month, date, 12)
  return at(year) > told ? at(year) : at(year + 1)
}
