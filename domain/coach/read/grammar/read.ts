import type { Catalogue } from '../../catalogue.ts'
import type { Field, Intent, Meaning } from '../intent.ts'
import type { Language } from '../language.ts'
import { ailmentsIn } from './ailments.ts'
import { complaintsIn, partsAlone } from './complaints.ts'
import type { Context, Said } from './context.ts'
import { lexemesOf, speltIn } from './lexemes.ts'
import { lexiconOf } from './lexicon.ts'
import { scopeOf } from './scope.ts'
import { is } from './senses.ts'
import { signsIn, signsOf } from './signs.ts'
import { timesIn } from './times.ts'

/** Reads one text of one field, written on that day (ISO date). */
export type Reader = (text: string, field: Field, today: string) => Intent

/** A reader of a language's words about a catalogue's things. Making one takes a while; reading does not. */
export const readerOf = (language: Language, catalogue: Catalogue): Reader => {
  const signs = signsOf(language.signs)
  const others = language.signs
    .flatMap(({ all }) => all.flatMap(group => group.split('|')))
    .flatMap(phrase => phrase.replace('*', '').split(' '))
    .filter(word => !word.startsWith('{'))
  const lexicon = lexiconOf(language.entries, language.heads, others)
  return (text, field, today) => {
    const tokens = speltIn(text, lexicon)
    const all = lexemesOf(tokens, lexicon)
    const times = timesIn(all, today)
    const scope = scopeOf(all)
    const context: Context = { text, field, all, scope, times, signs: signsIn(tokens, all, times, scope.denied, signs) }
    return {
      items: distinct(needed(saidIn(context))).map(({ meaning, start, end, certainty }) => ({
        ...meaning,
        source: { field, start, end, by: 'built-in' as const, certainty },
      })),
    }
  }
}

const saidIn = (context: Context): readonly Said[] => {
  const ailments = ailmentsIn(context)
  const isTaken = (at: number) =>
    is(context.all[at], 'flag', 'happened', 'condition', 'drug', 'today', 'harmless', 'exercise', 'kit')
  const complaints = complaintsIn(context, isTaken)
  const inAilment = (at: number) =>
    ailments.some(
      ({ start, end, meaning }) =>
        meaning.kind !== 'today' &&
        meaning.kind !== 'drug' &&
        (context.all[at]?.sentence ?? 0) === sentenceAt(context, start) &&
        end > 0,
    )
  const alone = partsAlone(context, at => complaints.used.has(at) || isTaken(at) || inAilment(at))
  return [...ailments, ...complaints.said, ...alone]
}

/** What says less than something else that was said: sick beside a graver sign, a headache beside the hangover. */
const needed = (all: readonly Said[]): readonly Said[] => {
  const reds = all.filter(({ meaning }) => meaning.kind === 'red-flag')
  const states = all.flatMap(({ meaning }) => (meaning.kind === 'today' ? [meaning.state] : []))
  const isOperated = all.some(
    ({ meaning }) => meaning.kind === 'condition' && meaning.condition === 'surgery' && meaning.part === 'lower-back',
  )
  return all.filter(({ meaning }, at) => {
    if (meaning.kind === 'red-flag')
      return (
        meaning.flag !== 'unwell' || reds.every(one => one.meaning.kind === 'red-flag' && one.meaning.flag === 'unwell')
      )
    if (meaning.kind === 'today')
      return !(
        (meaning.state === 'headache' && states.includes('hangover')) ||
        (meaning.state === 'stomach' && states.includes('period'))
      )
    if (meaning.kind === 'clearance') return all.findIndex(one => one.meaning.kind === 'clearance') === at
    return !(meaning.kind === 'condition' && meaning.condition === 'disc' && isOperated)
  })
}

const sentenceAt = ({ all }: Context, start: number) => all.find(({ end }) => end > start)?.sentence ?? -1

/** The same meaning said twice is one item, on its first words. */
const distinct = (all: readonly Said[]): readonly Said[] => {
  const seen = new Set<string>()
  return all
    .filter(({ meaning }) => {
      const key = identity(meaning)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
}

const identity = (meaning: Meaning): string =>
  meaning.kind === 'red-flag'
    ? `red ${meaning.flag}`
    : meaning.kind === 'condition'
      ? `condition ${meaning.condition} ${meaning.part}`
      : JSON.stringify(meaning)
