import type { BodyPart, Side } from '../body.ts'
import type { Severity } from '../language.ts'
import { ageOf, sideNear } from './around.ts'
import { type Context, type Said, said } from './context.ts'
import { isOver, isPast, isYearsBehind } from './gone-by.ts'
import { hadWithIn } from './had-with.ts'
import type { Lexeme } from './lexemes.ts'
import { before } from './nearby.ts'
import {
  isAngryPart,
  isLagging,
  isLess,
  isMasked,
  isOfThing,
  isOnlyNoise,
  isOperated,
  isSoreJoint,
  isUnwilling,
  isWished,
  isWishedThick,
} from './pain-meant.ts'
import { partsOf } from './parts-meant.ts'
import { is, sense } from './senses.ts'
import { partedAt } from './separable.ts'
import { wornIn } from './worn.ts'

/** What the parts of the body have to say, and which lexemes are used up by it. */
export type Complaints = { readonly said: readonly Said[]; readonly used: ReadonlySet<number> }

type Hurt = {
  readonly part: BodyPart
  readonly side: Side | null
  readonly severity: Severity
  readonly ageDays: number | null
  readonly at: number
  readonly by: number
}

export const complaintsIn = (context: Context, isTaken: (at: number) => boolean): Complaints => {
  const worn = wornIn(context, isTaken)
  const used = new Set<number>(worn.flatMap(one => one.used))
  const over: Said[] = []
  const hurts: Hurt[] = []
  const asked: Said[] = []
  const { all, scope } = context
  const had = hadWithIn(context)
  all.forEach((lexeme, at) => {
    if (scope.others[at] && is(lexeme, 'complains') && isGlued(all, at)) used.add(at - 1)
    if ((isTaken(at) && !isMasked(context, at)) || scope.others[at] || used.has(at)) return
    const diagnosis = sense(lexeme, 'diagnosis')
    if (
      diagnosis &&
      !scope.denied[at] &&
      !isOperated(context, at) &&
      !(diagnosis.severity === 'acute' && isYearsBehind(context, at))
    )
      hurts.push(...hurtOf(context, diagnosis.part, diagnosis.severity, at, at))
    if (scope.over[at] && isBetter.test(saidOf(all, at))) over.push(...recovered(context, at, used))
    const severity =
      sense(lexeme, 'complains')?.severity ??
      partedAt(all, at) ??
      (isAngryPart(context, at) ? 'pain' : undefined) ??
      (isSoreJoint(context, at, isTaken) ? 'pain' : undefined) ??
      (isMasked(context, at) ? 'acute' : undefined) ??
      (isUnwilling(context, at) || had.has(at) ? 'pain' : undefined)
    if ((severity === undefined && !is(lexeme, 'odd')) || isWished(context, at) || isOfThing(all, at)) return
    const parts = partsOf(context, at, isTaken)
    if (isOnlyNoise(context, at)) {
      for (const on of parts) used.add(on)
      return
    }
    if (isLagging(context, at, parts) || isWishedThick(context, at, parts) || isLess(context, at, parts)) return
    if (isDenied(context, at, parts) && !isUnwilling(context, at)) {
      for (const on of parts) used.add(on)
      over.push(...noLonger(context, at, parts))
      return
    }
    if (isAngryPart(context, at)) used.add(at)
    for (const on of parts) {
      used.add(on)
      const part = sense(all[on], 'part')?.part ?? sense(all[on], 'diagnosis')?.part
      if (!part || isOver(context, on)) continue
      if (severity === undefined) asked.push(said({ kind: 'ask', part }, between(all[on], lexeme), 'guess'))
      else hurts.push(...hurtOf(context, part, severity, on, at))
    }
    const outOfTen = isOutOfTen(all, at)
    if (outOfTen === 0) return
    if (parts.length === 0 && severity !== undefined && speaksOfPain.test(lexeme.folded) && !isOver(context, at))
      asked.push(
        said(
          { kind: 'ask', part: null },
          outOfTen === null ? lexeme : between(lexeme, all[at + 3]),
          outOfTen === null ? 'guess' : 'likely',
        ),
      )
    else if (parts.length === 0 && isDisease.test(lexeme.folded) && !isOver(context, at))
      asked.push(said({ kind: 'ask', part: null }, lexeme, 'likely'))
  })
  const complaints = merged(hurts).map(({ part, side, severity, ageDays, at, by }) =>
    said({ kind: 'complaint', part, side, severity, ageDays }, between(all[at], all[by])),
  )
  const isKnown = (part: BodyPart | null) => (part === null ? hurts.length > 0 : hurts.some(one => one.part === part))
  return {
    said: [
      ...worn.map(({ used: _, ...one }) => one),
      ...complaints,
      ...asked.filter(({ meaning }) => meaning.kind === 'ask' && !isKnown(meaning.part)),
      ...over,
    ],
    used,
  }
}

/** "Knie|probleme": one word. */
const isGlued = (all: Context['all'], at: number) => is(all[at - 1], 'part') && all[at - 1]?.end === all[at]?.start

const isBetter =
  /wieder|mehr|again|now|gone|weg|heilt|heal|vorbei|stopped|longer|verschwunden|uberstanden|kein|no more|recovered|better|(?:ist|sind|is|are|bin) .*frei|anymore|normal|beruhigt|der alte|kuriert/

/** With the verb before and the word behind: "is good | again", "ist völlig | beschwerdefrei". */
const saidOf = (all: Context['all'], at: number): string =>
  [...before(all, at, 5), all[at], all[at + 1]?.clause === all[at]?.clause ? all[at + 1] : undefined]
    .flatMap((one, on, some) => (on >= some.length - 2 || isVerb.test(one?.folded ?? '') ? (one?.folded ?? []) : []))
    .join(' ')

const isVerb = /^(ist|sind|is|are|bin)$/

/** "Schmerzen 3 von 10", "pain 0/10". */
const isOutOfTen = (all: Context['all'], at: number): number | null => {
  const [much, of, most] = all.slice(at + 1, at + 4)
  return most?.number === 10 && most.clause === all[at]?.clause && /^(?:von|of|\/|out of)$/.test(of?.folded ?? '')
    ? (much?.number ?? null)
    : null
}

/** Names an illness of parts, and no part: "hab Arthrose", "bursitis". */
const isDisease = /(?:itis|arthrosen?|opath(?:ie|y))$/

const speaksOfPain = /^(entzundet|inflamed|reingezogen|reingeschossen|schmerz|verletz|injur|pain|hurt|ach|beschwerden)/

const hurtOf = (context: Context, part: BodyPart, severity: Severity, at: number, by: number): readonly Hurt[] => {
  if (isPast(context, by) || isOver(context, at)) return []
  const sides = sideNear(context, at)
  return [{ part, side: sides, severity, ageDays: ageOf(context, by), at, by }]
}

const isDenied = ({ scope }: Context, at: number, parts: readonly number[]) =>
  (scope.denied[at] ?? false) || parts.some(on => Math.abs(on - at) === 1 && on < at && (scope.denied[on] ?? false))

/** "Kein Knieproblem mehr", "tut nicht mehr weh". */
const noLonger = ({ all }: Context, at: number, parts: readonly number[]): readonly Said[] => {
  const isNoMore = all
    .slice(Math.max(0, at - 3), at + 5)
    .some(({ folded }) => /^(mehr|more|longer|anymore|weeks?|months?|wochen|monaten?)$/.test(folded))
  return isNoMore
    ? parts.flatMap(on => {
        const part = sense(all[on], 'part')?.part
        return part ? [said({ kind: 'recovered', part, condition: null }, between(all[on], all[at]))] : []
      })
    : []
}

/** "Knie ist wieder gut", "keine Schmerzen mehr im Knie": of the part before it, or else right behind. */
const recovered = (context: Context, at: number, used: Set<number>): readonly Said[] => {
  const { all } = context
  const named = (places: readonly number[]) =>
    places
      .map(on => ({ on, part: all[on]?.clause === all[at]?.clause ? sense(all[on], 'part')?.part : null }))
      .find(({ part }) => part)
  const found =
    named([1, 2, 3, 4, 5, 6].map(back => at - back)) ??
    (lacks.test(all[at]?.folded ?? '') ? named([1, 2, 3, 4].map(ahead => at + ahead)) : undefined)
  if (!found?.part) return []
  used.add(found.on)
  return [said({ kind: 'recovered', part: found.part, condition: null }, between(all[found.on], all[at]))]
}

const lacks = /^(?:kein|keine|null|no|zero|schmerzfrei|pain free)(?: |$)/

/** Several words about one part are one complaint: the gravest, with the side and age that were said. */
const merged = (hurts: readonly Hurt[]): readonly Hurt[] => {
  const groups = Object.values(
    Object.groupBy(hurts, ({ part, side }) => `${part} ${side === 'both' ? '' : (side ?? '')}`),
  )
  return groups.map((some = []) =>
    some.reduce((one, other) => ({
      ...(grave.indexOf(other.severity) > grave.indexOf(one.severity) ? other : one),
      side: one.side ?? other.side,
      ageDays: one.ageDays ?? other.ageDays,
    })),
  )
}

const grave: readonly Severity[] = ['protect', 'mild', 'pain', 'acute']

const between = (one: Lexeme | undefined, other: Lexeme | undefined) => ({
  start: Math.min(one?.start ?? 0, other?.start ?? 0),
  end: Math.max(one?.end ?? 0, other?.end ?? 0),
})
