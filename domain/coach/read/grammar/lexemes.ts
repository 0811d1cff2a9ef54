import type { Role, Sense } from '../language.ts'
import { base, plain } from './fold.ts'
import type { Lexicon, Node } from './lexicon.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A word or phrase and what it can mean; nothing when it is not in the vocabulary. */
export type Lexeme = {
  readonly senses: readonly Sense[]
  readonly roles: ReadonlySet<Role>
  readonly written: string
  readonly folded: string
  readonly number: number | null
  readonly start: number
  readonly end: number
  readonly clause: number
  readonly sentence: number
}

/** Words as the vocabulary spells them: typos mended, compounds cut. */
export const speltIn = (text: string, lexicon: Lexicon): readonly Token[] => {
  const known = mended.get(lexicon) ?? new Map<string, Mend>()
  mended.set(lexicon, known)
  return tokensOf(text).flatMap(token => {
    if (lexicon.isOrdinary(token.folded)) return [{ ...token, stem: token.folded, isOrdinary: true }]
    const standard = lexicon.spoken(token.folded)
    if (standard !== null && !lexicon.knows(token.folded))
      return standard.split('+').map(word => spelt(token, word, 0, token.written.length))
    if (token.number !== null || token.folded.length < 4) return [token]
    const key = token.written.toLowerCase()
    const mend = known.get(key) ?? mending(token, lexicon)
    if (known.size < mostMended) known.set(key, mend)
    return mend(token)
  })
}

type Mend = (token: Token) => readonly Token[]

/** How words were spelt in texts before: most come again. */
const mended = new WeakMap<Lexicon, Map<string, Mend>>()
const mostMended = 20_000

const mending = ({ folded, written }: Token, lexicon: Lexicon): ((token: Token) => readonly Token[]) => {
  if (lexicon.knows(folded)) return token => [token]
  const compound = lexicon.split(folded)
  if (compound) return inTwo(compound)
  const pain = lexicon.splitOfPain(folded) ?? lexicon.splitOfPain(plain(written))
  if (pain) return inTwo(pain)
  const meant =
    lexicon.standard(folded) ??
    lexicon.meant(folded) ??
    lexicon.meant(plain(written)) ??
    lexicon.ailmentIn(folded) ??
    lexicon.soundsLike(folded)
  if (meant !== null) return token => [spelt(token, meant, 0, token.written.length)]
  const mended = lexicon.splitMended(folded)
  return mended === null ? token => [token] : inTwo(mended)
}

const inTwo =
  ([left, right, at]: readonly [left: string, right: string, leftLength: number]) =>
  (token: Token): readonly Token[] => [spelt(token, left, 0, at), spelt(token, right, at, token.written.length)]

const spelt = (token: Token, folded: string, from: number, to: number): Token => ({
  ...token,
  folded,
  stem: base(folded),
  start: token.start + Math.min(from, token.written.length - 1),
  end: token.start + Math.max(1, Math.min(to, token.written.length)),
})

/** Cuts the words into the longest phrases of the vocabulary. */
export const lexemesOf = (tokens: readonly Token[], lexicon: Lexicon): readonly Lexeme[] => {
  const lexemes: Lexeme[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = uncrossedAt(tokens, at, lexicon.root)
    const isOfKind = found.length > 0 || likeSo.test(tokens[at]?.written ?? '')
    const ending = isOfKind ? null : lexicon.ending(tokens[at]?.folded ?? '')
    const { length, senses } = ending === null ? found : { length: 1, senses: [ending] }
    const some = tokens.slice(at, at + Math.max(1, length))
    lexemes.push(lexemeOf(some, senses, lexicon))
    at += some.length
  }
  return lexemes
}

/** "Muskulöse": as something is, where "Arthrose" is what somebody has. */
const likeSo = /ös(?:e[mnrs]?)?$/i

const lexemeOf = (tokens: readonly Token[], senses: readonly Sense[], { roles }: Lexicon): Lexeme => {
  const [first] = tokens
  const last = tokens[tokens.length - 1]
  if (!first || !last) throw new Error('a lexeme has words')
  const number = tokens.length === 1 ? first.number : null
  const inWords = senses.find(one => one.is === 'number')
  const folded = tokens.map(({ folded }) => folded).join(' ')
  return {
    senses,
    roles: roles(folded),
    written: tokens.map(({ written }) => written).join(' '),
    folded,
    number: number ?? (inWords?.is === 'number' ? inWords.value : null),
    start: first.start,
    end: last.end,
    clause: first.clause,
    sentence: first.sentence,
  }
}

type Found = { readonly length: number; readonly senses: readonly Sense[] }

/** The longest phrase that begins here, within one clause; a whole word before its stem. */
const longestAt = (tokens: readonly Token[], at: number, root: Node, most = Number.POSITIVE_INFINITY): Found => {
  const clause = tokens[at]?.clause
  let best: Found = { length: 0, senses: [] }
  let paths: readonly Node[] = [root]
  for (let length = 1; paths.length > 0 && length <= most; length += 1) {
    const token = tokens[at + length - 1]
    if (!token || token.clause !== clause) break
    paths = followed(paths, token.folded, token.stem)
    const end = paths.find(({ senses }) => senses.length > 0)
    if (end) best = { length, senses: end.senses }
  }
  return best
}

/** "Heute nicht so hart": a phrase ends where a longer one begins inside it. */
const uncrossedAt = (tokens: readonly Token[], at: number, root: Node): Found => {
  const found = longestAt(tokens, at, root)
  for (let on = 1; on < found.length; on += 1)
    if (longestAt(tokens, at + on, root).length > found.length) return longestAt(tokens, at, root, on)
  return found
}

const followed = (paths: readonly Node[], word: string, stemOf: string): readonly Node[] => {
  const next: Node[] = []
  for (const path of paths) {
    const whole = path.next.get(word)
    const stemmed = path.alike.get(stemOf)
    if (whole) next.push(whole)
    if (stemmed) next.push(stemmed)
  }
  return next
}
