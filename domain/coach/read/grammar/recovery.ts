import type { Recovery } from '../language.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf } from './nearby.ts'
import type { Scope } from './scope.ts'
import { is, sense } from './senses.ts'
import type { Time } from './times.ts'
import { finder } from './turns.ts'

/** Days since an illness began, or that it took, before who feels fine again may train: without a fever, with one, and after grave ones. */
const [light, feverish, grave] = [3, 7, 28]

type Asked = { readonly all: readonly Lexeme[]; readonly times: readonly Time[]; readonly scope: Scope }

/**
 * "War drei Wochen krank, steig wieder ein": at each place whether it tells of an illness that passes, as gone by, of
 * somebody who is back. Not of who is still weak, has it since yesterday, or wants to train all the same.
 */
export const recoveryOf = (words: Recovery): ((asked: Asked) => readonly boolean[]) => {
  const [ill, back, notYet] = [finder(words.ill), finder(words.back), finder(words.notYet)]
  const [gone, graveOnes] = [finder(words.gone), finder(words.grave)]
  return ({ all, times, scope }) => {
    const nowhere = all.map(() => false)
    const told = ill(all)
    const isIll = all.map((one, at) => told[at] === true || sense(one, 'happened')?.what === 'infection')
    if (!isIll.some(Boolean) || notYet(all).some(Boolean)) return nowhere
    const isBack = back(all).some((found, at) => (found || scope.over[at] === true) && !scope.denied[at])
    if (!isBack) return nowhere
    const isGone = gone(all)
    const isGrave = graveOnes(all)
    const least = (at: number) =>
      isGrave[at] ? grave : sense(all[at], 'happened')?.what === 'infection' ? feverish : light
    return all.map((one, at) => {
      if (!isIll[at] || scope.others[at]) return false
      const age = ageIn(all, times, at)
      if (age !== null && age < least(at)) return false
      const isTold = all.some((other, on) => isGone[on] === true && other.clause === one.clause)
      return isTold || (age !== null && !isSince(all, at))
    })
  }
}

/** Days, by the time that its clause names before it, or else behind it; null where none does. */
const ageIn = (all: readonly Lexeme[], times: readonly Time[], at: number): number | null => {
  const own = times.filter(({ from, days }) => days <= 0 && all[from]?.clause === all[at]?.clause)
  const nearest = own.findLast(({ from }) => from < at) ?? own.find(({ from }) => from > at)
  return nearest === undefined ? null : -nearest.days
}

/** "Covid since Monday": it has not gone by. */
const isSince = (all: readonly Lexeme[], at: number): boolean =>
  clauseOf(all, at).some(one => is(one, 'since') || /^(?:seit|since)(?: |$)/.test(one.folded))
