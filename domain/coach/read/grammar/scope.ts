import { type Field, isAboutLimits } from '../intent.ts'
import type { Sense } from '../language.ts'
import type { Want } from '../training.ts'
import { apartIn } from './apart.ts'
import { asideIn } from './aside.ts'
import { isDenied, leads } from './denied.ts'
import type { Lexeme } from './lexemes.ts'
import { before, clauseOf } from './nearby.ts'
import { overIn } from './overcome.ts'
import { is, sense } from './senses.ts'
import { behindAnyOne, headingOf, isStruck } from './struck.ts'
import type { Time } from './times.ts'
import type { Turned } from './turns.ts'
import { isTwiceDenied } from './twice-denied.ts'
import { isMineToo, isOthers } from './whose.ts'
import { withdrawnIn } from './withdrawn.ts'

/** What the words around make of each lexeme, by its place in the list. */
export type Scope = {
  /** Of what one can ask for. */
  readonly want: readonly Want[]
  /** "Kein Fieber", "keine Knieprobleme": a finding that is none. */
  readonly denied: readonly boolean[]
  /** Somebody else's, or not of today: long over, to be prevented. */
  readonly others: readonly boolean[]
  /** Said of the body and nobody's own, by how it is told: "Asthma hat meine Schwester", "Fieber: nein". */
  readonly aside: readonly boolean[]
  /** "Wieder gut", "ausgeheilt": says that something is over, and it is. */
  readonly over: readonly boolean[]
  /** Taken back: "Beine, ach nee, doch lieber Rücken". */
  readonly withdrawn: readonly boolean[]
}

type Asked = { readonly field: Field; readonly text: string; readonly turned: Turned }

export const scopeOf = (all: readonly Lexeme[], times: readonly Time[], { field, text, turned }: Asked): Scope => {
  const denied = all.map((lexeme, at) => lexeme.senses.length > 0 && isDenied(all, at))
  const over = overIn(all, denied, times)
  const apart = apartIn(all, times, field, over)
  const aside = asideIn(all, text, turned)
  const hasOthers = all.some(one => is(one, 'other-person', 'child')) && !isMineToo(all)
  return {
    want: isAboutLimits(field)
      ? wants(all, text).map((want, at) => (isNamedOnly(all, at) ? 'without' : want))
      : wants(all, text),
    denied,
    over,
    aside,
    others: all.map((_, at) => apart[at] === true || aside[at] === true || (hasOthers && isOthers(all, at))),
    withdrawn: withdrawnIn(all, isAskable),
  }
}

/** "Burpees, Überkopf": where restrictions are asked for, what stands there by its name alone is one. */
const isNamedOnly = (all: readonly Lexeme[], at: number): boolean =>
  (is(all[at], 'exercise', 'skill') || sense(all[at], 'focus')?.target.of === 'trait') &&
  clauseOf(all, at).every(
    one => is(one, 'exercise', 'focus', 'skill', 'and', 'or', 'filler', 'intensity') && !is(one, 'part', 'kit'),
  )

/** Words that can be asked for or refused. */
const askable: ReadonlySet<Sense['is']> = new Set([
  'part',
  'focus',
  'exercise',
  'kit',
  'kit-kind',
  'skill',
  'format',
  'section',
  'goal',
  'place',
  'sport',
])

const isAskable = (lexeme: Lexeme | undefined) => lexeme?.senses.some(one => askable.has(one.is)) ?? false

type Mode = { readonly want: Want; readonly once: boolean; readonly of: string | null }

const plain: Mode = { want: 'with', once: false, of: null }

/** Left to right; a mode holds until the clause ends, a contrast comes, or "und" leads to something of another kind. */
const wants = (all: readonly Lexeme[], text: string): readonly Want[] => {
  const want: Want[] = all.map(() => 'with')
  let mode = plain
  let heading = plain
  all.forEach((lexeme, at) => {
    if (all[at - 1]?.sentence !== lexeme.sentence) heading = plain
    if (all[at - 1]?.clause !== lexeme.clause || is(lexeme, 'but', 'withdraws')) mode = heading
    const headed = headingOf(all, at, text)
    if (headed !== null) heading = { want: headed, once: false, of: null }
    const next = modeAt(all, at, mode)
    if (next) mode = next
    else if (is(lexeme, 'and', 'or'))
      mode = (mode.once && mode.of === null) || isOnlyThese(all, at, mode) || keeps(all, at, mode) ? mode : plain
    else if (isAskable(lexeme)) {
      want[at] = mode.want
      mode = mode.once ? plain : { ...mode, of: kindOf(lexeme) }
    }
    for (const back of refusedBehind(all, at))
      want[back] = is(lexeme, 'unwanted', 'refusal') ? 'without' : is(lexeme, 'less') ? 'less' : 'only'
  })
  return want
}

const modeAt = (all: readonly Lexeme[], at: number, mode: Mode): Mode | null => {
  const lexeme = all[at]
  if (isAskable(lexeme)) return null
  if (isTwiceDenied(all, at)) return plain
  const amount = amountAt(all, at)
  if (amount) return { want: amount === 'too-much' ? 'less' : 'with', once: true, of: null }
  const ahead = hasAhead(all, at)
  if (is(lexeme, 'except') && ahead && isNothingAtAll(all[at - 1])) return { want: 'only', once: false, of: null }
  if (is(lexeme, 'except') && ahead)
    return { want: mode.want === 'without' ? 'with' : 'without', once: false, of: null }
  if (ahead && isThan(all, at))
    return { want: hasBefore(all, at, /^(mehr|more)$/) ? 'less' : 'without', once: true, of: null }
  if (is(lexeme, 'instead') && ahead) return { want: 'without', once: true, of: null }
  if (ahead && /^(?:bitte )?(?:nie wieder|never again|no more)$/.test(lexeme?.folded ?? ''))
    return { want: 'without', once: false, of: null }
  if ((is(lexeme, 'not') || cannot.test(lexeme?.folded ?? '') || notToday.test(lexeme?.folded ?? '')) && ahead)
    return { want: 'without', once: false, of: null }
  if (ahead && isStruck(all, at)) return { want: 'without', once: false, of: null }
  if (is(lexeme, 'only') && ahead)
    return { want: mode.want === 'without' && isNotOnly(all, at) ? 'without' : 'only', once: false, of: null }
  if (ahead && isLessOf(all, at)) return { want: 'less', once: true, of: null }
  if (is(lexeme, 'less') && ahead) return { want: isLightly(all, at) ? 'with' : 'less', once: false, of: null }
  if (is(lexeme, 'more')) return plain
  if (/^(mit|with|fur|for|im|in|auf|wegen|am|an)$/.test(lexeme?.folded ?? '') && mode.of !== null) return plain
  return null
}

/** "Nichts außer …", "keine Geräte außer …", "kein Training außer …": what follows is all there is. */
const isNothingAtAll = (lexeme: Lexeme | undefined) =>
  is(lexeme, 'refusal') || sense(lexeme, 'kit-kind')?.kind === 'none' || nothing.test(lexeme?.folded ?? '')

const nothing = /^(?:nichts|nix|gar nichts|nothing|none)$/

/** "Heute nur leicht Oberkörper", and nothing else: how hard it is to be, where beside other wishes it is less of that one. */
const isLightly = (all: readonly Lexeme[], at: number) =>
  is(all[at], 'intensity') && !all.some(one => one.clause !== all[at]?.clause && is(one, 'part', 'focus', 'exercise'))

const notToday = /^(?:heute|heut|today) (?:nicht|nich|net|ned|not)$|^not today$/
const cannot = /^(?:kann|darf|soll) nicht$/

/** "Zu viel Cardio", "not enough legs": what is said of what follows has to do with how much of it, and with nothing else. */
export const amountAt = (all: readonly Lexeme[], at: number): 'too-much' | 'too-little' | null => {
  if (!isAskable(all[at + 1])) return null
  const words = [all[at - 1], all[at]].map(one => (one?.clause === all[at]?.clause ? one?.folded : '')).join(' ')
  if (/(?:^| )(?:zu viele?|too (?:much|many))$/.test(words)) return 'too-much'
  return /(?:^| )(?:zu wenige?|(?:nicht|not) (?:genug|enough)|too (?:little|few))$/.test(words) ? 'too-little' : null
}

/** "Nicht nur Beine", but not "nothing fancy, just push-ups". */
const isNotOnly = (all: readonly Lexeme[], at: number) => before(all, at, 1).some(one => is(one, 'not', 'unwanted'))

/** "Lieber Kettlebell als Langhantel", "rather cables than free weights", "mehr Rücken als Brust". */
const isThan = (all: readonly Lexeme[], at: number) =>
  /^(als|than|over)$/.test(all[at]?.folded ?? '') &&
  ((hasBefore(all, at, /(^| )(lieber|eher|rather|prefer|bevorzuge|mehr|more)$/) &&
    before(all, at, 8).some(one => isAskable(one))) ||
    (hasBefore(all, at, /\b(?:lieber|rather|eher)\b/) && isAskable(all[behindAnyOne(all, at + 1)])))

/** "Nix Schweres für die Beine": less of them, and nothing of the rest. */
export const isLessOf = (all: readonly Lexeme[], at: number) =>
  is(all[at], 'intensity') &&
  /^(nix|nichts|nothing) /.test(all[at]?.folded ?? '') &&
  /^(fur|furs|for|on|auf)$/.test(all[at + 1]?.folded ?? '')

const hasBefore = (all: readonly Lexeme[], at: number, words: RegExp) =>
  before(all, at, 8).some(one => words.test(one.folded))

const hasAhead = (all: readonly Lexeme[], at: number) => {
  for (let on = at + 1; on < Math.min(all.length, at + 8) && all[on]?.clause === all[at]?.clause; on += 1) {
    if (is(all[on], 'but') || leads.test(all[on]?.folded ?? '')) return false
    if (isAskable(all[on])) return true
  }
  return false
}

/** "Beine verschonen und oben rum was": what was named before is what is spoken of. */
const hasBehind = (all: readonly Lexeme[], at: number) => before(all, at, 4).some(one => isAskable(one))

/** "Nur Handtuch und Stuhl": the first of them is nothing that one asks for. */
const isOnlyThese = (all: readonly Lexeme[], at: number, mode: Mode): boolean =>
  mode.want === 'only' &&
  mode.of === null &&
  /^\p{Lu}/u.test(all[at - 1]?.written ?? '') &&
  kindOf(all[at + 1]) === 'thing'

/** "Keine Burpees oder Sprünge", "nur Brust und Trizeps": what follows is of the same kind. */
const keeps = (all: readonly Lexeme[], at: number, mode: Mode): boolean => {
  const next = all
    .slice(at + 1, at + 4)
    .find(one => !is(one, 'number', 'self') && !/^(die|das|der|den|the)$/.test(one.folded))
  if (mode.want === 'with' || mode.of === null || !isAskable(next) || next?.clause !== all[at]?.clause) return false
  if (is(all[at], 'or')) return true
  const kind = kindOf(next)
  if (kind !== mode.of) return false
  return mode.want === 'only' || kind === 'thing'
}

const kindOf = (lexeme: Lexeme | undefined) =>
  is(lexeme, 'part', 'focus') ? 'body' : is(lexeme, 'exercise', 'kit', 'kit-kind') ? 'thing' : 'other'

/** "Brust heute nicht": of what was named, and no refusal to train. */
const isNotToday = (all: readonly Lexeme[], at: number): boolean =>
  is(all[at], 'refusal') && notToday.test(all[at]?.folded ?? '') && all[at + 1]?.clause !== all[at]?.clause

/** What "… nicht", "… lass weg", "… only" at the end of its clause speaks of. */
const refusedBehind = (all: readonly Lexeme[], at: number): readonly number[] => {
  const lexeme = all[at]
  if (isTwiceDenied(all, at)) return []
  if (!(is(lexeme, 'unwanted', 'only', 'less') || isNotToday(all, at)) || isAskable(lexeme)) return []
  const isClosed = is(all[at + 1], 'and') && is(lexeme, 'unwanted') && !is(lexeme, 'not') && hasBehind(all, at)
  if (
    (hasAhead(all, at) && !isClosed) ||
    (is(lexeme, 'unwanted') &&
      is(lexeme, 'not') &&
      all
        .slice(at + 1)
        .find(
          one =>
            one.clause === lexeme?.clause &&
            one.senses.some(({ is: kind }) => kind === 'intensity' || kind === 'unit' || kind === 'span'),
        ))
  )
    return []
  const behind: number[] = []
  for (let on = at - 1; on >= 0 && all[on]?.clause === lexeme?.clause; on -= 1) {
    if (
      is(all[on], 'but', 'and') &&
      !(
        behind.length > 0 &&
        isAskable(all[on - 1]) &&
        isAskable(all[on + 1]) &&
        kindOf(all[on - 1]) === kindOf(all[on + 1])
      )
    ) {
      if (is(all[on], 'but') || behind.length > 0) break
    }
    if (isAskable(all[on]) && !(/^kaputt$/.test(lexeme?.folded ?? '') && kindOf(all[on]) === 'body')) behind.push(on)
    if (behind.length > 0 && is(lexeme, 'only') && !is(all[on - 1], 'and')) break
  }
  return behind
}
