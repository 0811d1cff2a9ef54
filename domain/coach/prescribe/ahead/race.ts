import { day } from '../../../days.ts'
import type { AthleteFacts } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Division } from '../../basis/vocabulary.ts'
import type * as Week from '../../basis/week.ts'
import { fold } from '../../read/grammar/fold.ts'
import { dateSince } from '../../read/since-told.ts'
import type { Wish } from '../../read/wishes.ts'

/** What a date tells; a deload follows from what was trained. */
export type Phase = Exclude<Week.Phase, 'deload'>

/** What an athlete prepares for. Without a date the phase stays `base`. */
export type Race = {
  readonly division: Division
  readonly daysOut: number | null
  readonly phase: Phase
  /** So far that muscles are sore for days: a marathon or more. */
  readonly isLong: boolean
}

type In<Some extends Phase> = Race & { readonly phase: Some }

/** Before a race, its week among them: less from day to day. */
export const isTapering = (race: Race | null): race is In<'taper' | 'race-week'> =>
  race?.phase === 'taper' || race?.phase === 'race-week'

/** And in the days after it. */
export const isAroundRace = (race: Race | null): race is In<'taper' | 'race-week' | 'recovery'> =>
  isTapering(race) || race?.phase === 'recovery'

/** Division and date from the athlete's own words: "Doubles Mixed am 12.09.2026", "Pro, 2026-09-12", "in 6 Wochen". */
export const raceOf = (athlete: AthleteFacts, wish: Wish, wishText: string | null, now: number): Race => {
  const words = wordsOf(athlete, wishText)
  const told = dateTold(words, athlete, now)
  const date = wish.raceInWeeks === null ? told : now + wish.raceInWeeks * 7 * day
  const daysOut = date === null ? null : Math.floor(date / day) - Math.floor(now / day)
  return { division: divisionIn(athlete, wishText), daysOut, phase: phaseAt(daysOut), isLong: isLongIn(words) }
}

/** The first day to come that goal, comments or wish name, in milliseconds; null where none does. */
export const raceDay = (athlete: AthleteFacts, wishText: string | null, now: number): number | null => {
  const date = dateTold(wordsOf(athlete, wishText), athlete, now)
  return date !== null && date > now - day ? date : null
}

const wordsOf = ({ goalDetails, comments }: AthleteFacts, wishText: string | null) =>
  fold([wishText, goalDetails, comments].map(one => (one ?? '').slice(0, 2000)).join(' . '))

/** What so many days before a race are for. */
export const phaseAt = (daysOut: number | null): Phase => {
  const { days, raceWeekDays, recoveryDays } = ruleSet.hyrox.taper.value
  if (daysOut === null || daysOut < -recoveryDays || daysOut > 56) return 'base'
  if (daysOut < 0) return 'recovery'
  if (daysOut <= raceWeekDays) return 'race-week'
  if (daysOut <= days) return 'taper'
  return daysOut <= 28 ? 'peak' : 'build'
}

/** "Doubles Mixed", "Staffel", "Pro"; who names no more starts alone, in Open, among their own. */
export const divisionIn = (athlete: AthleteFacts, wishText: string | null): Division => {
  const words = wordsOf(athlete, wishText)
  const woman = /\b(frauen|damen|wom[ae]ns?|ladies|weiblich)\b/.test(words)
  const man = /\b(manner|herren|mens?|man|mannlich)\b/.test(words)
  const who = woman ? 'women' : man ? 'men' : athlete.gender === 'female' ? 'women' : 'men'
  const isMixed = /\bmixed\b(?! martial)/.test(words)
  const isPro = /\bpro\b/.test(words)
  if (/\b(relay|staffel)\b/.test(words)) return isMixed ? 'relay-mixed' : `relay-${who}`
  const isPair = words.split(/[.!?;] /).some(isOfPair) || /\bhyrox mixed\b/.test(words)
  if (!isPair) return `${isPro ? 'pro' : 'open'}-${who}`
  return isMixed ? 'doubles-mixed' : isPro ? `pro-doubles-${who}` : `doubles-${who}`
}

/** Doubles are played, and unders jumped, as well. */
const isOfPair = (sentence: string) =>
  /\b(doubles?|doppel)\b/.test(sentence) && !/\b(tennis|tischtennis|badminton|padel|squash|unders?)\b/.test(sentence)

/** A half marathon is none; an ultra is one. */
const isLongIn = (words: string) => /\b(?<!hal[bf][ -]?)marathon|\bultra/.test(words)

/** A day that is written out, or one that counts from when the goal was told. */
export const dateTold = (words: string, athlete: AthleteFacts, now: number): number | null =>
  dateIn(words, now) ?? dateSince(athlete, now)

/** The first date that is not long past; a date without a year is the next one. */
const dateIn = (words: string, now: number): number | null => {
  const found = [
    ...isoDates(words),
    ...germanDates(words),
    ...shortDates(words, now),
    ...namedDates(words, now),
  ].filter(date => !Number.isNaN(date) && date > now - 8 * day && date < now + 730 * day)
  return found.length === 0 ? null : Math.min(...found)
}

const isoDates = (words: string) =>
  [...words.matchAll(/\b(20\d\d)-(\d\d)-(\d\d)\b/g)].map(([, year, month, date]) => utc(year, month, date))

/** "14.3.": the next one, or one that is hardly past. */
const shortDates = (words: string, now: number) =>
  [...words.matchAll(/\b(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/g)].flatMap(([, date = '', month = '']) => {
    const thisYear = new Date(now).getUTCFullYear()
    const possible = Number(date) <= 31 && Number(month) <= 12
    return possible ? [0, 1].map(more => utc(String(thisYear + more), month, date)) : []
  })

const germanDates = (words: string) =>
  [...words.matchAll(/\b(\d{1,2})\.\s?(\d{1,2})\.\s?(20\d\d)\b/g)].map(([, date, month, year]) =>
    utc(year, month, date),
  )

const months = ['jan', 'feb', 'mar', 'apr', 'ma[iy]', 'jun', 'jul', 'aug', 'sep', 'o[ck]t', 'nov', 'de[cz]']

const namedDates = (words: string, now: number) =>
  months.flatMap((name, index) => {
    const [, date, year] = new RegExp(`\\b(\\d{1,2})\\.? ${name}[a-z]*\\.? ?(20\\d\\d)?\\b`).exec(words) ?? []
    if (!date) return []
    const thisYear = new Date(now).getUTCFullYear()
    const dates = year
      ? [utc(year, String(index + 1), date)]
      : [0, 1].map(more => utc(String(thisYear + more), String(index + 1), date))
    return dates.filter(one => one > now - day).slice(0, 1)
  })

const utc = (year = '', month = '', date = '') => Date.UTC(Number(year), Number(month) - 1, Number(date), 12)
