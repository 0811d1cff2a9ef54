import type { Lexeme } from './lexemes.ts'
import { before } from './nearby.ts'
import { is, plays } from './senses.ts'

/**
 * What a song, a team, a trail is called: "der Song Herzrasen", "the fever song", "der Trail heißt Broken Ankle",
 * "Schnappatmung, so heißt unser Kurs". An illness has a name as well, and is none of these.
 */
export const isTitle = (all: readonly Lexeme[], at: number): boolean =>
  isBesideItsThing(all, at) || isCalledSo(all, at) || isCalledBehind(all, at)

const isBesideItsThing = (all: readonly Lexeme[], at: number): boolean => {
  const [earlier, here, next] = [all[at - 1], all[at], all[at + 1]]
  if (here === undefined) return false
  if (is(next, 'titled') && next?.clause === here.clause) return plays(earlier, 'pointing')
  return is(earlier, 'titled') && earlier?.clause === here.clause && isWrittenAsName(here)
}

/** With a capital, in a text that is not in capitals. */
const isWrittenAsName = ({ written }: Lexeme) => /^\p{Lu}/u.test(written) && !/^\p{Lu}+$/u.test(written)

/** Nothing but the name stands between it and what it is called by. */
const isCalledSo = (all: readonly Lexeme[], at: number): boolean => {
  const earlier = before(all, at, 10)
  const called = earlier.findLastIndex(one => is(one, 'is-called'))
  const named = earlier.slice(0, called)
  return (
    called >= 0 &&
    called >= earlier.length - 2 &&
    named.some(one => is(one, 'titled') || plays(one, 'has-a-name')) &&
    !named.some(one => is(one, 'says'))
  )
}

const isCalledBehind = (all: readonly Lexeme[], at: number): boolean => {
  const behind = all.slice(at + 1, at + 8).filter(({ sentence }) => sentence === all[at]?.sentence)
  const [so, next] = behind
  const called = plays(so, 'called-so') ? 1 : 0
  if (!is(behind[called], 'is-called') && !plays(next, 'name')) return false
  return behind.slice(called, called + 5).some(one => is(one, 'titled'))
}
