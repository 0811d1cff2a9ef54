import type { Catalogue } from '../catalogue.ts'
import { bodyWords, complaint } from './body.ts'
import { healthWords } from './health.ts'
import { type Entry, type Meaning, matchesAt, ordered } from './lexicon.ts'
import { smallWords, thingWords } from './things.ts'
import { trainingWords } from './training.ts'
import { fold, type Word, wordsOf } from './words.ts'

/** A stretch of free text with its meaning; null where none was found. */
export type Piece = {
  readonly meaning: Meaning | null
  readonly written: string
  readonly clause: number
  readonly number: number | null
  /** Stands behind "kein", "ohne", "not" … in its clause. */
  readonly negated: boolean
  /** Stands behind "nur", "only" … in its clause. */
  readonly only: boolean
}

/** Reads free text from left to right, longest phrase first; negation and "only" hold until the clause ends, "except" turns them. */
export const read = (text: string | null, catalogue: Catalogue): readonly Piece[] => {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const lexicon = [...namesOf(catalogue), ...known]
  const pieces: Piece[] = []
  let scope = { clause: -1, negated: false, only: false }
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (!word) break
    if (word.clause !== scope.clause) scope = { clause: word.clause, negated: false, only: false }
    const entry = lexicon.find(one => matchesAt(one, words, at))
    const length = entry?.words.length ?? 1
    const written = words.slice(at, at + length)
    const piece = { ...pieceOf(written, entry), negated: scope.negated, only: scope.only }
    if (entry?.meaning.is === 'not') scope = { ...scope, negated: true, only: false }
    if (entry?.meaning.is === 'only') scope = { ...scope, only: true, negated: false }
    if (entry?.meaning.is === 'except') scope = { ...scope, negated: !scope.negated, only: scope.negated }
    if (entry?.meaning.is === 'with') scope = { ...scope, negated: false }
    pieces.push(piece)
    if (entry && isComplaint(written, entry)) pieces.push({ ...piece, meaning: { is: 'pain', mild: false } })
    at += length
  }
  return pieces.map((piece, at) => (isOnlyBehind(pieces, at) ? { ...piece, only: true } : piece))
}

/** "dumbbells only": the word may follow what it is about. */
const isOnlyBehind = (pieces: readonly Piece[], at: number) => {
  const clause = pieces[at]?.clause
  const later = pieces.slice(at + 1).filter(piece => piece.clause === clause)
  const only = later.findIndex(({ meaning }) => meaning?.is === 'only')
  return only !== -1 && !later.slice(only + 1).some(({ meaning }) => meaning?.is === 'kit' || meaning?.is === 'body')
}

const known = ordered([...bodyWords, ...healthWords, ...trainingWords, ...thingWords, ...smallWords])

/** Names of two and more words from the catalogue; single words would collide with the language. */
const namesOf = (catalogue: Catalogue): readonly Entry[] =>
  ordered(
    catalogue.exercises.flatMap(({ id, name }) =>
      [name.de, name.en]
        .map(one => wordsOf(one).map(({ folded }) => folded))
        .filter(words => words.length > 1)
        .map(words => ({ words, meaning: { is: 'move', id } as const })),
    ),
  )

const pieceOf = (words: readonly Word[], entry: Entry | undefined) => {
  const written = words.map(one => one.written).join(' ')
  const value = Number(written.replace(',', '.'))
  return {
    meaning: entry?.meaning ?? null,
    written,
    clause: words[0]?.clause ?? 0,
    number: !entry && Number.isFinite(value) ? value : null,
  }
}

const isComplaint = (words: readonly Word[], { meaning }: Entry) =>
  meaning.is === 'body' && words.some(({ written }) => complaint.test(fold(written)))
