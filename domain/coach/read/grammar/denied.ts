import type { Lexeme } from './lexemes.ts'
import { before, behind } from './nearby.ts'
import { is, plays, sense } from './senses.ts'
import { isTwiceDenied } from './twice-denied.ts'

/** A "kein", "ohne", "not" before it in its clause, with nothing but small words between, or "hab ich nicht" behind. */
export const isDenied = (all: readonly Lexeme[], at: number): boolean => {
  const lexeme = all[at]
  if (before(all, at, 4).some(one => is(one, 'title'))) return true
  if (!lexeme || isPretended(all, at, lexeme)) return false
  if (is(lexeme, 'complains') && plays(all[at - 1], 'none-at-all')) return true
  for (let on = at - 1; on >= Math.max(0, at - 4) && all[on]?.clause === lexeme.clause; on -= 1) {
    if (isNoReason(all, on)) return true
    if (is(all[on], 'but') || leads.test(all[on]?.folded ?? '')) return false
    if (isTwiceDenied(all, on)) return false
    if (is(all[on], 'not') && !/^(statt|skip|hasse|nein|anti)/.test(all[on]?.folded ?? ''))
      return !is(all[on - 1], 'not') && !isOnlyWith(all, on)
    if (/^(hasnt|havent)$/.test(all[on]?.folded ?? '')) return true
    if (is(all[on], 'and')) return false
    if (is(all[on], 'or')) return on > 0 && (isDenied(all, on - 1) || /^(?:no|keine?) /.test(all[on - 1]?.folded ?? ''))
    if (isInsteadOf(all, on, at)) return true
    if (isFinding(all[on]) && !is(all[on], 'part') && !(on === at - 1 && isOneName(all[on], lexeme))) return false
  }
  return isDeniedBehind(all, at)
}

const isPretended = (all: readonly Lexeme[], at: number, { sentence }: Lexeme): boolean => {
  for (let on = Math.max(0, at - 8); on < at; on += 1)
    if (all[on]?.sentence === sentence && is(all[on], 'pretend')) return true
  return false
}

/** "Kann nicht ohne Schmerzen in die Hocke", "can't press without a pinch": what cannot be done without it is there. */
const isOnlyWith = (all: readonly Lexeme[], at: number): boolean => {
  if (!/^(?:ohne|without)$/.test(all[at]?.folded ?? '')) return false
  const earlier = before(all, at, 6)
  if (earlier.some(({ folded }) => /^(?:cant|can t|cannot|couldnt|unable|hardly|barely|kaum)$|nicht$/.test(folded)))
    return true
  return (
    earlier.some(({ folded }) => /^(?:keine?|keinen|no)$/.test(folded)) &&
    behind(all, at, 6).some(({ folded }) => /^(?:moglich|possible|drin|machbar)$/.test(folded))
  )
}

/** "Statt Knieschmerzen": what was, and is no more; with nothing but its part between. */
const isInsteadOf = (all: readonly Lexeme[], on: number, at: number): boolean =>
  is(all[on], 'instead') &&
  isFinding(all[at]) &&
  !is(all[at], 'part') &&
  all.slice(on + 1, at).every(one => is(one, 'part', 'self') || /^(?:of|der|dem|den|die|the)$/.test(one.folded))

/** "Nicht weil krank, einfach lecker": a clause that begins with no; "heute nicht weil krank" does not. */
const isNoReason = (all: readonly Lexeme[], on: number): boolean =>
  /^(?:weil|because)$/.test(all[on]?.folded ?? '') &&
  is(all[on - 1], 'not') &&
  all[on - 1]?.clause === all[on]?.clause &&
  all[on - 2]?.clause !== all[on]?.clause

/** "Chronic fatigue | syndrome", "Typ 1 | Diabetes", "Plattfuß | Schmerzen": two words of one name. */
const isOneName = (one: Lexeme | undefined, other: Lexeme): boolean =>
  isFinding(one) &&
  (is(other, 'unclear', 'complains', 'happened') ||
    (is(one, 'condition') && sense(one, 'condition')?.condition === sense(other, 'condition')?.condition))

/** "Keine Pause trotz Lungenentzündung", "kein Training wegen Fieber": what is denied stands before it. */
export const leads = /^(?:weil|because|denn|trotz|wegen|despite|because of|due to|aufgrund|seit|since)$/

const isDeniedBehind = (all: readonly Lexeme[], at: number): boolean => {
  if (
    /^(?:mit|with|bei)$/.test(all[at - 1]?.folded ?? '') &&
    !/^(?:nichts|nix|nothing)$/.test(all[at - 2]?.folded ?? '')
  )
    return false
  for (let on = at + 1; on < Math.min(all.length, at + 5) && all[on]?.clause === all[at]?.clause; on += 1) {
    const ends = all[on + 1]?.clause !== all[on]?.clause
    if (is(all[on], 'unwanted') && / nicht$/.test(all[on]?.folded ?? '')) return ends
    if (
      is(all[on], 'not') &&
      /^(nicht|kein|keine|keins|not|nein|nich|net|ned|no|nie|niemals|never)$/.test(all[on]?.folded ?? '')
    )
      return ends || (all[on + 1]?.folded === 'mehr' && all[on + 2]?.clause !== all[on]?.clause)
    if (
      !is(all[on], 'self', 'with') &&
      !/^(ist|is|es|it|das|that|hab|habe|have|hatte|had|brauch|brauche|brauchte|nehm|nehme|kenn|kenne|need|i|ich|da|heut|heute|mehr)$/.test(
        all[on]?.folded ?? '',
      )
    )
      return false
  }
  return false
}

const isFinding = (lexeme: Lexeme | undefined) =>
  is(lexeme, 'flag', 'happened', 'condition', 'drug', 'today', 'diagnosis', 'complains', 'part')
