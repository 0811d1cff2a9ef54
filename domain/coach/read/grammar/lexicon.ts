import type { Entry, Language, Role, Sense } from '../language.ts'
import { bearer } from './bearers.ts'
import { type Split, splitting } from './compounds.ts'
import { standards } from './dialect.ts'
import { base, fold, slips } from './fold.ts'
import { longest, nearest } from './nearest.ts'
import { rolesOf } from './roles.ts'
import { soundOf } from './sound.ts'
import { wordsOf } from './tokens.ts'

/** The vocabulary, made ready for looking up: phrases as a tree of words, single words for typos and compounds. */
export type Lexicon = {
  readonly root: Node
  /** Whether a word is an ordinary one that must not be taken for its neighbours. */
  readonly isOrdinary: (folded: string) => boolean
  /** Whether a word, or its stem, stands anywhere in the vocabulary. */
  readonly knows: (folded: string) => boolean
  /** The word that was meant, one slip away; null when none or too short to tell. */
  readonly meant: (folded: string) => string | null
  /** The written word for one that only a dialect has; null for others. */
  readonly spoken: (folded: string) => string | null
  /** The standard spelling of a word of a dialect; null when it is none that the vocabulary knows. */
  readonly standard: (folded: string) => string | null
  /** The word of the vocabulary that sounds alike, for longer words; null when none does. */
  readonly soundsLike: (folded: string) => string | null
  /** The ailment that a compound begins or ends with: "Notkaiserschnitt", "Ohnmachtsanfälle"; null when none. */
  readonly ailmentIn: (folded: string) => string | null
  /** "Knieschmerzen" as "knie", "schmerzen"; null when it is no compound of known words. */
  readonly split: (folded: string) => Split | null
  /** "Knieschmeren", "Kmieschmerzen": pain of a part, with a slip in one of the two. */
  readonly splitOfPain: (folded: string) => Split | null
  /** The same with a slip in one of any two. */
  readonly splitMended: (folded: string) => Split | null
  /** What an unknown word means by its ending: "-itis", "-olol". */
  readonly ending: (folded: string) => Sense | null
  /** What a word or phrase does for others beside it. */
  readonly roles: (folded: string) => ReadonlySet<Role>
}

/** `next` by the whole word, `alike` by its stem. */
export type Node = {
  readonly next: ReadonlyMap<string, Node>
  readonly alike: ReadonlyMap<string, Node>
  readonly senses: readonly Sense[]
}
type Growing = { next: Map<string, Growing>; alike: Map<string, Growing>; senses: readonly Sense[] }

export const lexiconOf = (
  entries: readonly Entry[],
  {
    heads,
    painHeads,
    endings,
    everyday,
    dialects,
    roles,
  }: Pick<Language, 'heads' | 'painHeads' | 'endings' | 'everyday' | 'dialects' | 'roles'>,
  others: readonly string[],
): Lexicon => {
  const root = emptyNode()
  const words = new Set<string>()
  const lefts = new Set<string>()
  const bodyParts = new Map<string, string>()
  const rights = new Set(heads.split('|').map(fold))
  for (const { sense, words: phrases } of entries) {
    const alone = [sense] as const
    for (const phrase of phrases.split('|')) {
      const parts = wordsOf(phrase)
      if (parts.length === 0) continue
      insert(root, 'next', parts, alone)
      insert(root, 'alike', parts.map(base), alone)
      for (const part of parts) words.add(part)
      const [only = ''] = parts
      if (parts.length === 1 && leading.has(sense.is) && only.length >= 2) lefts.add(only)
      if (parts.length === 1 && sense.is === 'part' && sense.part && only.length >= 4) bodyParts.set(only, sense.part)
      if (parts.length === 1 && trailing.has(sense.is) && only.length >= 4) rights.add(only)
    }
  }
  for (const word of [...rights, ...others]) words.add(word)
  const ordinary = new Set(everyday.split(' ').map(fold))
  for (const word of ordinary) if (!root.next.get(word)?.senses.length) insert(root, 'next', [word], filler)
  const known = spelling(words)
  return {
    root,
    isOrdinary: folded => !words.has(folded) && (ordinary.has(folded) || isOneOfMany(folded, ordinary)),
    ...known,
    ...splitting(lefts, rights, bodyParts, painHeads.split('|').map(fold), word => ordinary.has(word)),
    standard: folded => standards(folded).find(known.knows) ?? null,
    spoken: spokenIn(dialects),
    soundsLike: soundingIn(words),
    ailmentIn: ailmentsIn(entries),
    ending: endingIn(endings),
    roles: rolesOf(roles),
  }
}

/** "Kindergeburtstage": more than one of what is ordinary. */
const isOneOfMany = (folded: string, ordinary: ReadonlySet<string>): boolean =>
  folded.length >= 10 && /(?:e?s|e?n|e)$/.test(folded) && [1, 2].some(ends => ordinary.has(folded.slice(0, -ends)))

const filler = [{ is: 'filler' }] as const

const spokenIn = (dialects: readonly string[]) => {
  const written = new Map(
    dialects
      .flatMap(some => some.split(' '))
      .map(pair => pair.split('=').map(fold))
      .map(([spoken = '', standard = '']) => [spoken, standard]),
  )
  return (folded: string): string | null => written.get(folded) ?? null
}

/** Longer words by their sound; of several the one that is written most alike. */
const soundingIn = (words: ReadonlySet<string>) => {
  let bySound: Map<string, string[]> | null = null
  return (folded: string): string | null => {
    if (folded.length < shortestHeard || folded.length > longest) return null
    bySound ??= Map.groupBy(
      [...words].filter(word => word.length >= shortestHeard),
      soundOf,
    )
    const alike = bySound.get(soundOf(folded)) ?? []
    const close = alike.map(word => ({ word, away: slips(word, folded, mostSlips) }))
    return close.filter(({ away }) => away <= mostSlips).sort((one, other) => one.away - other.away)[0]?.word ?? null
  }
}

const shortestHeard = 8
const mostSlips = 3

/** A word that holds one of these at its beginning or end speaks of it. */
const ailmentsIn = (entries: readonly Entry[]) => {
  const cores = new Set<string>()
  for (const { sense, words } of entries)
    if (ailing.has(sense.is))
      for (const phrase of words.split('|')) {
        const [word = '', more] = wordsOf(phrase)
        if (more === undefined && word.length >= shortestCore) cores.add(word)
      }
  return (folded: string): string | null => {
    if (folded.length > longest || /^kranken|(?:frei|free|los)(?:e[mnrs]?)?$/.test(folded)) return null
    for (let length = folded.length - 1; length >= shortestCore; length -= 1) {
      const [front, back] = [folded.slice(0, length), folded.slice(folded.length - length)]
      if (cores.has(back)) return back
      if (cores.has(front) && !bearer.test(folded.slice(length))) return front
    }
    return null
  }
}

const ailing: ReadonlySet<string> = new Set(['flag', 'happened', 'condition', 'drug', 'diagnosis'])
const shortestCore = 6

const endingIn = (endings: Language['endings']) => {
  const known = endings.map(({ ending, sense }) => ({ ending: fold(ending), sense }))
  return (folded: string): Sense | null =>
    folded.length < 7 || lacking.test(folded)
      ? null
      : (known.find(({ ending }) => folded.endsWith(ending))?.sense ?? null)
}

/** "Ärmellose", "Strickhose", but "Furunkulose", "Spondylose", "Psychose", "Zirrhose". */
const lacking = /(?<![uy])lose$|(?<![cr])hose$/

const leading: ReadonlySet<string> = new Set(['part', 'focus', 'kit', 'exercise', 'sport', 'condition', 'goal'])
const trailing: ReadonlySet<string> = new Set(['complains', 'happened'])

/** Three of four words are the last of their phrases: these share what is empty. */
const nothing: Growing = { next: new Map(), alike: new Map(), senses: [] }
const emptyNode = (): Growing => ({ ...nothing })

/** `alone`: the sense by itself, one list for all words that have no other. */
const insert = (root: Growing, by: 'next' | 'alike', words: readonly string[], alone: readonly [Sense]) => {
  let node = root
  for (const word of words) {
    if (node[by] === nothing[by]) node[by] = new Map()
    const next = node[by].get(word) ?? emptyNode()
    node[by].set(word, next)
    node = next
  }
  if (node.senses.length === 0) node.senses = alone
  else if (!node.senses.includes(alone[0])) node.senses = [...node.senses, ...alone]
}

const spelling = (words: ReadonlySet<string>) => {
  const stems = new Set([...words].map(base))
  const meant = nearest(words)
  return { knows: (folded: string) => words.has(folded) || stems.has(base(folded)), meant }
}
