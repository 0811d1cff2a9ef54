import type { Lexeme } from './lexemes.ts'
import { before, isOneself } from './nearby.ts'
import { is } from './senses.ts'

/** "Alle husten, ich auch", "und ich jetzt auch", and not "deshalb will ich auch nur kurz Beine". */
export const isMineToo = (all: readonly Lexeme[]): boolean =>
  all.some((one, at) => {
    const who = /^(?:now|jetzt|inzwischen|mittlerweile)$/.test(all[at - 1]?.folded ?? '') ? at - 2 : at - 1
    const [earlier, self] = [all[who - 1], all[who]]
    const isFirst =
      earlier?.clause !== self?.clause || is(earlier, 'and') || /^(?:now|jetzt)$/.test(earlier?.folded ?? '')
    return /^(?:auch|too|ebenfalls|as well)$/.test(one.folded) && is(self, 'self') && isFirst
  })

/** "Der Nachbar unter mir": where somebody is, not who is spoken of. */
const isBeside = (all: readonly Lexeme[], at: number) =>
  /^(mir|mich|me)$/.test(all[at]?.folded ?? '') &&
  /^(unter|uber|neben|bei|mit|von|below|above|beside|with|behind|hinter)$/.test(all[at - 1]?.folded ?? '')

/** "Die Chefin sagt, …", "sagt meine Chefin": who says it, and of whom else than of oneself. */
const isQuoted = (all: readonly Lexeme[], at: number) =>
  [at - 2, at - 1].some(
    on => is(all[on], 'says') && all[on]?.clause === all[at]?.clause && all[on - 1]?.clause !== all[on]?.clause,
  ) || all.slice(at + 1, at + 3).some(one => is(one, 'says'))

/** "Vom Hund gebissen", "mit meinem Bruder auf der Piste": who had a hand in it, and not whom it befell. */
const isAgent = (all: readonly Lexeme[], at: number) =>
  before(all, at, 3).some(
    (one, on, some) =>
      /^(?:vom|von|by|mit|with|gegen|against)$/.test(one.folded) &&
      some
        .slice(on + 1)
        .every(
          other =>
            is(other, 'self') || /^(?:dem|der|den|einem|einer|einen|the|a|an|our|unserem|unserer)$/.test(other.folded),
        ),
  )

/** "I breathe like an old dog when I walk": whom one is like, and not who is spoken of. */
const isLikened = (all: readonly Lexeme[], at: number) =>
  before(all, at, 3).some(one => /^(?:like|wie)$/.test(one.folded)) &&
  all.slice(Math.max(0, at - 6), at).some((_, on) => isOneself(all, Math.max(0, at - 6) + on))

/** "Mein Kumpel fällt aus, er hat Rücken": a pronoun that stands for somebody named before. */
const isOfPronoun = (all: readonly Lexeme[], at: number): boolean => {
  const from = all.findIndex(one => one.clause === all[at]?.clause)
  const subject = all.slice(from, at).findIndex(one => /^(?:er|he|she|hes|shes)$/.test(one.folded))
  return (
    subject >= 0 &&
    subject <= 2 &&
    !all.slice(from, at).some((_, on) => isOneself(all, from + on)) &&
    all.some(
      one => one.sentence === all[at]?.sentence && one.clause < (all[at]?.clause ?? 0) && is(one, 'other-person'),
    )
  )
}

const ofOneself = /^(?:ich|i|bin|am|im|i am|i m|ich bin)$/

/** "Die schwangere Freundin", "mein kranker Opa", "my injured mate": how somebody else is. */
const ofPerson =
  /^(?:krank\w*|schwanger\w+|hochschwanger\w+|verletzt\w+|erkaltet\w+|depressiv\w+|verkatert\w+|vergrippt\w+|ohnmachtig\w+|pregnant|sick|ill|injured|diabetic|depressed|feverish|hungover)$/

/** "Der Kleine kotzt", "our baby is teething": a child that does or has something, and no child that was born. */
const isOfChild = (all: readonly Lexeme[], at: number): boolean => {
  const here = all[at]
  if (here === undefined || isOfBirth(here)) return false
  const on = [at - 1, at - 2].find(one => is(all[one], 'child'))
  if (on === undefined || all[on]?.clause !== here.clause || !childs.test(all[on - 1]?.folded ?? '')) return false
  return on === at - 2
    ? /^(?:hat|hatte|has|had|ist|is|war)$/.test(all[on + 1]?.folded ?? '')
    : /(?:t|te|s|ing)$/.test(here.folded) && /^\p{Ll}/u.test(here.written)
}

const childs = /^(?:der|die|das|mein|meine|unser|unsere|our|my|the)$/

/** "Bekannte Extrasystolen": known, and no acquaintance. */
const isKnownOf = (all: readonly Lexeme[], on: number, at: number) =>
  on === at - 1 && /^bekannte/.test(all[on]?.folded ?? '')

export const isOfBirth = (lexeme: Lexeme) =>
  lexeme.senses.some(
    one =>
      (one.is === 'happened' && one.what === 'birth') ||
      (one.is === 'flag' &&
        (one.flag === 'pregnancy' || one.flag === 'pregnancy-warning' || one.flag === 'recent-birth')),
  )

export const isOthers = (all: readonly Lexeme[], at: number): boolean => {
  const lexeme = all[at]
  if (!lexeme) return false
  if (
    ofPerson.test(lexeme.folded) &&
    is(all[at + 1], 'other-person') &&
    !before(all, at, 4).some(one => ofOneself.test(one.folded))
  )
    return true
  if (isOfChild(all, at)) return true
  if (before(all, at, 2).some(one => /^(tochter|sohn|daughter|son)$/i.test(one.written)) && !isOfBirth(lexeme))
    return true
  if (/^(anderer|andrer|other people|others|of others|anderer leute)$/.test(all[at + 1]?.folded ?? '')) return true
  if (/^(meiner|meines|seiner|unserer)$/.test(all[at + 1]?.folded ?? '') && is(all[at + 2], 'other-person')) return true
  for (let on = at - 1; on >= Math.max(0, at - 12) && all[on]?.clause === lexeme.clause; on -= 1) {
    if (isOneself(all, on) && !is(all[on + 1], 'other-person') && !isBeside(all, on)) return false
    if (is(all[on], 'other-person') && !isAgent(all, on) && !isLikened(all, on) && !isKnownOf(all, on, at))
      return !isQuoted(all, on)
  }
  if (isOfPronoun(all, at)) return true
  const behind = all.slice(at + 1, at + 4).findIndex(one => one.clause === lexeme.clause && is(one, 'other-person'))
  return (
    behind >= 0 &&
    /^(vom|von|meiner|meines|of|des|seiner|bei|ist|liegt|runs|kommt|in)$/.test(
      all[at + behind]?.folded ?? all[at + 1]?.folded ?? '',
    )
  )
}
