import type { BodyPart, Side } from '../body.ts'
import type { Meaning } from '../intent.ts'
import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf, wordsOfSentence } from './nearby.ts'
import { is, sense } from './senses.ts'
import type { Time } from './times.ts'

/** Days since, by the time named nearest in the sentence; long ago only by one in its clause or the one before or after. */
export const ageOf = ({ all, times }: Context, at: number, lately = weeks): number | null => {
  const here = all[at]
  const past = times.filter(
    ({ days, from }) =>
      days <= 0 && all[from]?.sentence === here?.sentence && (-days <= lately || isBeside(all[from], here)),
  )
  const nearest = closest(past, at, all)
  return nearest === undefined ? null : -nearest.days
}

/** Days; a few weeks make nothing harmless, wherever they are said. */
const weeks = 42

const isBeside = (one: Lexeme | undefined, other: Lexeme | undefined) =>
  Math.abs((one?.clause ?? 0) - (other?.clause ?? 0)) <= 1

const closest = (times: readonly Time[], at: number, all: readonly Lexeme[]): Time | undefined =>
  [...times].sort((one, other) => away(one, at, all) - away(other, at, all))[0]

const away = ({ from }: Time, at: number, all: readonly Lexeme[]) =>
  Math.abs(from - at) + (all[from]?.clause === all[at]?.clause ? 0 : 6)

/** The part of the body named nearest, in the clause before in the sentence. */
export const partNear = ({ all }: Context, at: number): BodyPart | null => {
  const here = all[at]
  const parts: { part: BodyPart; on: number; lexeme: Lexeme }[] = []
  for (let on = Math.max(0, at - 8); on <= Math.min(all.length - 1, at + 8); on += 1) {
    const lexeme = all[on]
    const part = lexeme?.sentence === here?.sentence ? partMeant(lexeme, on === at) : null
    if (lexeme !== undefined && part !== null) parts.push({ part, on, lexeme })
  }
  const distance = ({ on, lexeme }: (typeof parts)[number]) =>
    Math.abs(on - at) + (lexeme.clause === here?.clause ? 0 : 5)
  return parts.filter(one => distance(one) <= 10).sort((one, other) => distance(one) - distance(other))[0]?.part ?? null
}

const partMeant = (lexeme: Lexeme | undefined, isHere: boolean): BodyPart | null => {
  const named = sense(lexeme, 'part')?.part ?? sense(lexeme, 'diagnosis')?.part
  if (named != null) return named
  const condition = sense(lexeme, 'condition')?.condition
  if (condition === 'disc' && !isHere) return 'lower-back'
  return condition === 'hernia' ? 'groin' : null
}

/** The side named nearest to a part, in its clause. */
export const sideNear = ({ all, scope }: Context, at: number): Side | null => {
  const here = all[at]
  const sides: { side: Side; on: number; lexeme: Lexeme }[] = []
  for (const [on, lexeme] of all.entries()) {
    const side = lexeme.sentence === here?.sentence ? sense(lexeme, 'side')?.side : undefined
    if (side === undefined || scope.denied[on]) continue
    const isNear = Math.abs(on - at) <= (lexeme.clause === here?.clause ? 5 : 3)
    if (isNear || isAlone(all, on, here)) sides.push({ side, on, lexeme })
  }
  const distance = ({ on, lexeme }: (typeof sides)[number]) =>
    Math.abs(on - at) + (lexeme.clause === here?.clause ? 0 : 3) + (on > at ? 0.5 : 0)
  return [...sides].sort((one, other) => distance(one) - distance(other))[0]?.side ?? null
}

/** "Meniskus ist nicht mehr der beste, rechts": a clause of its own behind the one it is said of. */
const isAlone = (all: Context['all'], at: number, of: Lexeme | undefined): boolean =>
  all[at]?.clause === (of?.clause ?? -2) + 1 && clauseOf(all, at).length === 1

/** "Gips kam vor 5 Wochen ab": a bone is out of its cast when it has held for six weeks. */
export const isOutOfCast = ({ all }: Context, at: number): boolean => {
  const words = wordsOfSentence(all, at)
  return outOfCast.test(words) && !stillIn.test(words)
}

const outOfCast =
  /\b(?:gips|schiene|orthese|cast|splint|boot|sling|schlinge|krucken|crutches)\b.{0,30}\b(?:ab|weg|runter|raus|los|off|out|removed|gone)\b|\bout of (?:the |my |a )?(?:cast|boot|sling|splint)|\b(?:aus dem|ohne|raus ausm) gips\b|\b(?:off|without) (?:the |my )?crutches\b/
const stillIn = /\b(?:noch|kommt|bald|morgen|soon|next|nachste|nachsten|comes|will|tomorrow|erst in)\b/

export const withSide = (meaning: Meaning, context: Context, at: number): Meaning => {
  if (meaning.kind !== 'condition' || meaning.part === null) return meaning
  return { ...meaning, side: sideNear(context, at) }
}

export const near = (
  { all }: Context,
  at: number,
  kind: 'fresh' | 'swollen' | 'healed' | 'stable' | 'planned',
): boolean => all.some((one, on) => one.sentence === all[at]?.sentence && Math.abs(on - at) <= 9 && is(one, kind))
