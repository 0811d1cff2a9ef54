import type { BodyPart } from '../body.ts'
import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { is, sense } from './senses.ts'

export const workers: ReadonlySet<BodyPart> = new Set([
  'front-thigh',
  'back-thigh',
  'inner-thigh',
  'calf',
  'buttock',
  'upper-arm',
  'chest',
  'abdomen',
  'forearm',
])

/** The parts a complaint speaks of: the nearest one in its clause or beside it, and those joined to it. */
export const partsOf = ({ all, scope }: Context, at: number, isTaken: (at: number) => boolean): readonly number[] => {
  const here = all[at]
  const thing = thingBefore(all, at)
  const isPart = (on: number) =>
    (sense(all[on], 'part')?.part != null || is(all[on], 'diagnosis')) &&
    !isTaken(on) &&
    !scope.others[on] &&
    !(on > at && isAskedBehind(all, at, on)) &&
    !(thing !== null && (on > at ? all[on]?.clause !== here?.clause : on < thing && isPlainThing(all, thing)))
  const candidates = Array.from({ length: 19 }, (_, step) => at - 10 + step).filter(
    on => on !== at && on >= 0 && isPart(on) && all[on]?.sentence === here?.sentence,
  )
  const distance = (on: number) =>
    Math.abs(on - at) + clausesBetween(all[on], here) + (on > at ? 0.5 : 0) + crossings(all, on, at) * 5
  const [nearest] = candidates.filter(on => distance(on) <= 11).sort((one, other) => distance(one) - distance(other))
  return nearest === undefined
    ? []
    : [nearest, ...joinedTo(all, nearest, at, isPart, on => scope.want[on] === 'without')]
}

/** "Rippen geprellt, Lachen tut weh, Beine": a muscle that is named last and alone is what is wanted. */
const isAskedBehind = (all: readonly Lexeme[], at: number, on: number): boolean =>
  all[on]?.clause !== all[at]?.clause &&
  workers.has(sense(all[on], 'part')?.part ?? 'knee') &&
  all.every(
    one =>
      one.clause !== all[on]?.clause ||
      is(one, 'part', 'focus', 'and', 'intensity', 'when') ||
      /^(bitte|please|gern|gerne|lieber|dann|also|trainieren)$/.test(one.folded),
  ) &&
  all.slice(0, at).some(one => one.sentence === all[at]?.sentence && is(one, 'part', 'diagnosis'))

/** "Mein Rad ist kaputt", "my shirt hurts": the thing that the words before a complaint speak of; null where there is none. */
const thingBefore = (all: readonly Lexeme[], at: number): number | null => {
  for (let on = at - 1; on >= Math.max(0, at - 5) && all[on]?.clause === all[at]?.clause; on -= 1) {
    const one = all[on]
    if (is(one, 'part', 'diagnosis', 'side')) return null
    if (determiner.test(all[on - 1]?.folded ?? '') && one && isThing(one)) return on
    if (is(one, 'exercise', 'kit', 'kit-kind') && /^(?:ist|sind|is|are)(?: |$)/.test(all[on + 1]?.folded ?? ''))
      return on
  }
  return null
}

const determiner = /^(mein|meine|unser|unsere|das|der|die|my|our|the|ein|eine|a)$/

/** A noun that is no word of health. */
const isThing = (one: Lexeme) =>
  one.written.length >= 3 &&
  (is(one, 'kit', 'kit-kind', 'place', 'event') ||
    ((one.senses.length === 0 || is(one, 'filler')) &&
      /^\p{Lu}|^(shirt|bike|car|phone|watch|shoes?|job|boss|dog)$/u.test(one.written)))

/** "Schulter, die Bewegung schmerzt" goes on about the shoulder; "my shirt", "das Rad" about itself. */
const isPlainThing = (all: readonly Lexeme[], thing: number) =>
  /^(mein|meine|unser|unsere|my|our)$/.test(all[thing - 1]?.folded ?? '') ||
  is(all[thing], 'kit', 'kit-kind', 'exercise')

/** A part in a clause before is spoken of on, one in a clause behind seldom. */
const clausesBetween = (part: Lexeme | undefined, complaint: Lexeme | undefined) => {
  const steps = (complaint?.clause ?? 0) - (part?.clause ?? 0)
  return steps === 0 ? 0 : steps > 0 ? 2 + 2 * steps : 8
}

/** Other complaints, and turns of speech, between a part and a complaint. */
const crossings = (all: readonly Lexeme[], one: number, other: number) => {
  const between = all.slice(Math.min(one, other) + 1, Math.max(one, other))
  return (
    between.filter(lexeme => is(lexeme, 'but')).length +
    (between.some(lexeme => is(lexeme, 'complains', 'diagnosis')) ? 1 : 0)
  )
}

/** "Schulter und Knie": parts before the nearest one, joined by "und" or a comma. */
const joinedTo = (
  all: readonly Lexeme[],
  nearest: number,
  at: number,
  isPart: (on: number) => boolean,
  isRefused: (on: number) => boolean,
): readonly number[] => {
  if (nearest > at) return []
  const joined: number[] = []
  for (let on = nearest - 1; on >= Math.max(0, nearest - 4); on -= 1) {
    if (isPart(on) && !(isRefused(on) && all[on]?.clause !== all[nearest]?.clause)) joined.push(on)
    else if (!is(all[on], 'and', 'side', 'self') && !/^(die|das|der|the)$/.test(all[on]?.folded ?? '')) break
    if (all[on]?.sentence !== all[nearest]?.sentence) break
  }
  return joined
}
