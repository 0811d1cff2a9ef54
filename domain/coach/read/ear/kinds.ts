import { fold, stem } from '../grammar/fold.ts'
import type { Lexeme } from '../grammar/lexemes.ts'
import type { Scope } from '../grammar/scope.ts'
import type { Language, Sense } from '../language.ts'

/** What kinds of words stand at each place, as numbers below `mostKinds`: denied and somebody else's are kinds of their own. */
export type Kinds = readonly (readonly number[])[]

export const mostKinds = 512

/** Looks up kinds of words by the whole word, its stem, its beginning and its end. */
export const kindsOf = (kinds: Language['kinds']): ((all: readonly Lexeme[], scope: Scope) => Kinds) => {
  const names = Object.keys(kinds)
  const [whole, begun, ended] = [new Map<string, number[]>(), new Map<string, number[]>(), new Map<string, number[]>()]
  for (const [kind, words] of Object.values(kinds).entries())
    for (const written of words.split(' ')) {
      const word = fold(written.replace('*', ''))
      if (written.startsWith('*')) put(ended, word, kind)
      else if (written.endsWith('*')) put(begun, word, kind)
      else for (const form of new Set([word, stem(word)])) put(whole, form, kind)
    }
  const seen = new Map<string, readonly number[]>()
  const kindsOfWord = (word: string): readonly number[] => {
    const before = seen.get(word)
    if (before) return before
    const found = new Set([...(whole.get(word) ?? []), ...(whole.get(stem(word)) ?? [])])
    for (let length = shortest; length <= Math.min(word.length, longest); length += 1) {
      for (const kind of begun.get(word.slice(0, length)) ?? []) found.add(kind)
      for (const kind of ended.get(word.slice(word.length - length)) ?? []) found.add(kind)
    }
    const kindsFound = [...found]
    if (seen.size < mostSeen) seen.set(word, kindsFound)
    return kindsFound
  }
  return (all, scope) =>
    all.map(({ folded, senses }, at) => {
      const state = (scope.denied[at] ? 1 : 0) + (scope.others[at] ? 2 : 0)
      const meant = senses.flatMap(one => (telling.has(one.is) ? [names.length + [...telling].indexOf(one.is)] : []))
      return [...new Set([...folded.split(' ').flatMap(kindsOfWord), ...meant])].map(kind => kind * 4 + state)
    })
}

const [shortest, longest, mostSeen] = [2, 24, 20_000]

/** What the grammar calls a word, where that speaks of a body and whose it is. */
const telling: ReadonlySet<Sense['is']> = new Set([
  'part',
  'complains',
  'odd',
  'flag',
  'happened',
  'condition',
  'drug',
  'today',
  'diagnosis',
  'other-person',
  'self',
])

const put = (map: Map<string, number[]>, key: string, kind: number) => {
  const some = map.get(key)
  if (!some) map.set(key, [kind])
  else if (!some.includes(kind)) some.push(kind)
}
