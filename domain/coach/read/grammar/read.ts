import type { Catalogue } from '../../basis/catalogue.ts'
import { heardAgain } from '../ear/ear.ts'
import { kindsOf } from '../ear/kinds.ts'
import type { Field, Intent, Meaning } from '../intent.ts'
import type { Entry, Language } from '../language.ts'
import { ailmentsIn } from './ailments.ts'
import { apartIn, withoutApart } from './apart-from-health.ts'
import { askedIn } from './asked.ts'
import { complaintsIn } from './complaints.ts'
import type { Context, Said } from './context.ts'
import { fold } from './fold.ts'
import { withoutTold } from './granted.ts'
import { lexemesOf, speltIn } from './lexemes.ts'
import { lexiconOf } from './lexicon.ts'
import { mileageIn } from './mileage.ts'
import { needed } from './needed.ts'
import { partsAlone } from './parts-alone.ts'
import { strangeIn } from './predicates.ts'
import { quantitiesIn } from './quantities.ts'
import { recoveryOf } from './recovery.ts'
import { schemesIn } from './schemes.ts'
import { scopeOf } from './scope.ts'
import { is, sense } from './senses.ts'
import { shapedIn } from './shaped.ts'
import { signsIn, signsOf } from './signs.ts'
import { stylesIn } from './styles.ts'
import { surroundingIn } from './surrounding.ts'
import { notUnderstoodIn, talkedIn, unheardIn } from './talked.ts'
import { withoutTempos } from './tempos.ts'
import { thingsIn } from './things.ts'
import { timesIn } from './times.ts'
import { turnedBy } from './turns.ts'

/** Reads one text of one field, written on that day (ISO date). */
export type Reader = (text: string, field: Field, today: string) => Intent

/** A reader of a language's words about a catalogue's things. Making one takes a while; reading does not. */
export const readerOf = (language: Language, catalogue: Catalogue): Reader => {
  const contextIn = contextsOf(language, catalogue)
  const readPart = (text: string, field: Field, today: string): readonly Said[] => {
    const context = contextIn(text, field, today)
    return heardAgain(language.ear, context, saidIn(context, catalogue))
  }
  return (text, field, today) => {
    const said = partsOf(text).flatMap(({ part, from }) =>
      readPart(part, field, today).map(one => ({ ...one, start: one.start + from, end: one.end + from })),
    )
    const items = distinct(needed(said, field)).map(({ meaning, start, end, certainty }) => ({
      ...meaning,
      source: { field, start, end, by: 'built-in' as const, certainty },
    }))
    return { items }
  }
}

/** What the grammar makes of the words of a text, before it says what they mean. */
export const contextsOf = (
  language: Omit<Language, 'ear'>,
  catalogue: Catalogue,
): ((text: string, field: Field, today: string) => Context) => {
  const signs = signsOf(language.signs)
  const kindsIn = kindsOf(language.kinds)
  const recoveredIn = recoveryOf(language.recovery)
  const turned = turnedBy(language.turns)
  const lexicon = lexiconOf([...language.entries, ...namesOf(catalogue)], language, wordsOfSigns(language))
  return (written, field, today) => {
    const text = withoutApart(written)
    const tokens = speltIn(withoutTempos(text), lexicon)
    const all = lexemesOf(tokens, lexicon)
    const times = timesIn(all, today)
    const scope = scopeOf(all, times, { field, text, turned })
    const found = signsIn(tokens, all, times, scope.denied, signs)
    return {
      text,
      field,
      all,
      scope,
      times,
      signs: found,
      quantities: quantitiesIn(all, times),
      kinds: kindsIn(all, scope),
      recovered: recoveredIn({ all, times, scope }),
      apart: apartIn(written, all),
      turned,
    }
  }
}

/** Exercises and things by the names that the catalogue gives them. */
const namesOf = ({ exercises, equipment }: Catalogue): readonly Entry[] => [
  ...exercises.map(({ id, name }) => ({ sense: { is: 'exercise' as const, ids: id }, words: named(name) })),
  ...equipment
    .filter(({ kind }) => kind !== 'fixture' && kind !== 'place')
    .map(({ id, name }) => ({ sense: { is: 'kit' as const, ids: id }, words: named(name) })),
]

const named = ({ de, en }: { readonly de: string; readonly en: string }) =>
  `${de}|${en}`.replaceAll(/\s*\([^)]*\)/g, '')

const wordsOfSigns = ({ signs }: Pick<Language, 'signs'>): readonly string[] =>
  signs
    .flatMap(({ all, unless }) => [...all, unless ?? ''])
    .flatMap(group => group.split(/[| ]/))
    .filter(word => word !== '' && !word.startsWith('{'))
    .map(word => fold(word.replaceAll('*', '')))

/** Long texts are read in stretches that end with a sentence or a word, so that a long one takes no longer per letter. */
const partsOf = (text: string): readonly { readonly part: string; readonly from: number }[] => {
  const parts: { part: string; from: number }[] = []
  for (let from = 0; from < text.length; ) {
    const end = text.length - from <= stretch ? text.length : cutAt(text, from)
    parts.push({ part: text.slice(from, end), from })
    from = end
  }
  return parts
}

const stretch = 1000

const cutAt = (text: string, from: number): number => {
  const piece = text.slice(from, from + stretch)
  const at = Math.max(piece.lastIndexOf('. '), piece.lastIndexOf('\n'))
  const blank = at > stretch / 2 ? at : piece.lastIndexOf(' ')
  return from + (blank > stretch / 2 ? blank + 1 : stretch)
}

/** What the grammar alone understands. */
export const saidIn = (context: Context, catalogue: Catalogue): readonly Said[] => {
  const { all } = context
  const ailments = ailmentsIn(context)
  const isAilment = (at: number) => is(all[at], 'flag', 'happened', 'condition', 'drug', 'today', 'harmless')
  const isTaken = (at: number) => isAilment(at) || is(all[at], 'exercise', 'kit')
  const complaints = complaintsIn(context, isTaken)
  const placed = ailments.map(one => ({ one, first: all.findIndex(({ end }) => end > one.start) }))
  const hurt = all.map(
    (lexeme, at) =>
      complaints.used.has(at) ||
      (is(lexeme, 'harmless') && !is(lexeme, 'intensity', 'mood', 'verdict', 'variety', 'exercise')) ||
      placed.some(({ one, first }) => explainsPart(one, first, context, at)),
  )
  const strange = strangeIn(context, at => hurt[at] === true || isTaken(at))
  const puzzling = new Set(strange.map(({ start }) => start))
  const rest = partsAlone(context, at => hurt[at] === true || isTaken(at) || puzzling.has(all[at]?.start ?? -1))
  const hurting = new Set(
    complaints.said.flatMap(({ meaning }) => (meaning.kind === 'complaint' ? [meaning.part] : [])),
  )
  const isAsked = ({ meaning }: Said) => !(meaning.kind === 'ask' && meaning.part !== null && hurting.has(meaning.part))
  const alone = [...strange, ...rest].filter(isAsked)
  const starts = new Set(alone.map(({ start }) => start))
  const used = all.map(({ start }, at) => hurt[at] === true || starts.has(start))
  const isUsed = (at: number) => used[at] === true
  const mileage = mileageIn(context)
  const isTold = (one: Said) => mileage.some(({ start, end }) => one.start < end && start < one.end)
  const asked = askedIn(context, catalogue, isUsed)
  const others = [
    ...asked,
    ...schemesIn(context, asked),
    ...thingsIn(context, catalogue, isUsed),
    ...shapedIn(context, isUsed),
    ...stylesIn(context),
    ...surroundingIn(context, isUsed),
    ...talkedIn(context),
  ]
  const wishes = [...mileage, ...others.filter(one => !isTold(one))]
  const known = withoutTold(context, [...ailments, ...complaints.said, ...alone, ...wishes])
  return [...known, ...unheardIn(context, known), ...notUnderstoodIn(context, known)]
}

/** The part that an operation, a tear, a disc are of is neither a focus nor a complaint of its own. */
const explainsPart = (one: Said, first: number, { all, field }: Context, at: number): boolean => {
  const { meaning } = one
  if (!('part' in meaning)) return false
  const here = all[at]
  if (here !== undefined && isWholly(meaning) && one.start <= here.start && here.start <= one.end + 1) return true
  if (here === undefined || all[first]?.sentence !== here.sentence) return false
  const own = sense(here, 'part')?.part
  if (own !== undefined && own === meaning.part)
    return Math.abs(first - at) <= 8 && !(here.clause > (all[first]?.clause ?? 0) + 1)
  const isList =
    field === 'restrictions' ||
    field === 'limits' ||
    /^(in|of|the|der|den|im|my|meiner)$/.test(all[at - 1]?.folded ?? '')
  return (
    isList &&
    (own !== undefined || is(here, 'diagnosis')) &&
    meaning.kind === 'condition' &&
    Math.abs(first - at) <= 4 &&
    here.clause - (all[first]?.clause ?? 0) <= (field === 'restrictions' ? 3 : 0)
  )
}

/** Its words are one thing from the first to the last: where pain goes to is no wish to train there. */
const isWholly = (meaning: Meaning) =>
  meaning.kind === 'complaint' ||
  (meaning.kind === 'condition' && (meaning.condition === 'nerve' || meaning.condition === 'disc'))

/** The same meaning said twice is one item, on its first words; each word that was not understood is its own. */
const distinct = (all: readonly Said[]): readonly Said[] => {
  const seen = new Set<string>()
  return all
    .filter(({ meaning, start }) => {
      const key = meaning.kind === 'not-understood' ? `not understood at ${start}` : identity(meaning)
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
