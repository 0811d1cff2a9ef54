import type { BodyPart, Side } from '../body.ts'
import type { Severity } from '../language.ts'
import { ageOf, near, sideNear } from './ailments.ts'
import { type Context, type Said, said } from './context.ts'
import { doesExercise, isCue } from './cues.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

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
  const used = new Set<number>()
  const over: Said[] = []
  const hurts: Hurt[] = []
  const asked: Said[] = []
  const { all, scope } = context
  all.forEach((lexeme, at) => {
    if ((isTaken(at) && !isMasked(context, at)) || scope.others[at]) return
    const diagnosis = sense(lexeme, 'diagnosis')
    if (diagnosis && !scope.denied[at] && !isOperated(context, at))
      hurts.push(...hurtOf(context, diagnosis.part, diagnosis.severity, at, at))
    if (is(lexeme, 'healed')) over.push(...(isBetter.test(lexeme.folded) ? recovered(context, at, used) : []))
    const severity =
      sense(lexeme, 'complains')?.severity ??
      (isSoreJoint(context, at, isTaken) ? 'pain' : undefined) ??
      (isMasked(context, at) ? 'acute' : undefined)
    if ((severity === undefined && !is(lexeme, 'odd')) || isWished(context, at) || isOfThing(all, at)) return
    const parts = partsOf(context, at, isTaken)
    if (isLagging(context, at, parts) || isWishedThick(context, at, parts)) return
    if (isDenied(context, at, parts)) {
      for (const on of parts) used.add(on)
      over.push(...noLonger(context, at, parts))
      return
    }
    for (const on of parts) {
      used.add(on)
      const part = sense(all[on], 'part')?.part ?? sense(all[on], 'diagnosis')?.part
      if (!part || isOver(context, on)) continue
      if (severity === undefined) asked.push(said({ kind: 'ask', part }, between(all[on], lexeme), 'guess'))
      else hurts.push(...hurtOf(context, part, severity, on, at))
    }
    if (parts.length === 0 && severity !== undefined && speaksOfPain.test(lexeme.folded) && !isOver(context, at))
      asked.push(said({ kind: 'ask', part: null }, lexeme, 'guess'))
  })
  const complaints = merged(hurts).map(({ part, side, severity, ageDays, at, by }) =>
    said({ kind: 'complaint', part, side, severity, ageDays }, between(all[at], all[by])),
  )
  const isKnown = (part: BodyPart | null) => (part === null ? hurts.length > 0 : hurts.some(one => one.part === part))
  return {
    said: [...complaints, ...asked.filter(({ meaning }) => meaning.kind === 'ask' && !isKnown(meaning.part)), ...over],
    used,
  }
}

/** "Dicke Griffe", "give me": an adjective of a thing that trains nobody's body, and an imperative. */
const isOfThing = (all: readonly Lexeme[], at: number) => {
  const next = all[at + 1]
  if (/^give me$/.test(all[at]?.folded ?? '')) return true
  return (
    /^(dick|steif|hart|schwer)e[nrsm]?$/.test(all[at]?.folded ?? '') &&
    next?.clause === all[at]?.clause &&
    /^\p{Lu}/u.test(next?.written ?? '') &&
    !is(next, 'part', 'focus', 'diagnosis')
  )
}

/** "Die Beine müssen brennen", "make it hurt": what effort should feel like. */
const isWished = ({ all }: Context, at: number) =>
  all
    .slice(Math.max(0, at - 5), at)
    .some(
      one => one.clause === all[at]?.clause && /^(durfen|durfen ruhig|darf ruhig|sollen|soll ruhig)$/.test(one.folded),
    ) ||
  (/^dick/.test(all[at]?.folded ?? '') && /^(mach|bekomm|krieg)/.test(all[at + 1]?.folded ?? '')) ||
  (/^(brennen|brennt|brenne|burn|burns|ziehen|drucken|hurt|wehtun|schmerzen|zwicken|knacken|ache|kaputt|schwer|heavy)$/.test(
    all[at]?.folded ?? '',
  ) &&
    all
      .slice(Math.max(0, at - 5), at + 2)
      .some(
        one =>
          one.clause === all[at]?.clause &&
          /^(mussen|muss|soll|sollen|durfen|darf|make|must|let|should|bis|until|till|lass|lassen|erwunscht|please)$/.test(
            one.folded,
          ),
      ))

/** "Meine Beinrückseite ist schwach": a muscle that is behind the others is to be trained, not spared. */
const isLagging = ({ all }: Context, at: number, parts: readonly number[]) =>
  /^(schwach|weak)/.test(all[at]?.folded ?? '') &&
  parts.length > 0 &&
  parts.every(on => workers.has(sense(all[on], 'part')?.part ?? 'knee'))

/** "Ich will dicke Arme", "dicke Waden" and no more: large muscles, no swelling. */
const isWishedThick = ({ all }: Context, at: number, parts: readonly number[]) =>
  /^dick/.test(all[at]?.folded ?? '') &&
  parts.some(on => on === at + 1 && workers.has(sense(all[on], 'part')?.part ?? 'knee')) &&
  (all.length === 2 ||
    all.some(
      one =>
        one.sentence === all[at]?.sentence &&
        /^(will|mocht|mochte|wunsch|wunsche|ziel|traum|want|fur|bekomm|endlich|aufbau|aufbauen)$/.test(one.folded),
    ))

/** "Sore" of a joint or the back is no muscle that has worked. */
const isSoreJoint = (context: Context, at: number, isTaken: (at: number) => boolean) =>
  is(context.all[at], 'sore') &&
  /sore/.test(context.all[at]?.folded ?? '') &&
  partsOf(context, at, isTaken).some(on => !workers.has(sense(context.all[on], 'part')?.part ?? 'knee'))

/** "Ibuprofen für die Schulter": pain that is not felt. */
const isMasked = ({ all }: Context, at: number) =>
  sense(all[at], 'drug')?.drug === 'painkiller' &&
  all.slice(at + 1, at + 4).some(({ folded }) => /^(fur|for|wegen|gegen|against|because)$/.test(folded))

/** The name of a complaint beside an operation says what was operated. */
const isOperated = ({ all }: Context, at: number) =>
  all.some(
    (one, on) =>
      one.sentence === all[at]?.sentence && Math.abs(on - at) <= 6 && sense(one, 'happened')?.what === 'surgery',
  )

const workers: ReadonlySet<BodyPart> = new Set([
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

const isBetter =
  /wieder|mehr|again|now|gone|weg|heilt|heal|vorbei|stopped|longer|verschwunden|uberstanden|kein|recovered|better/

const speaksOfPain = /^(schmerz|verletz|injur|pain|hurt|ach|beschwerden)/

const hurtOf = (context: Context, part: BodyPart, severity: Severity, at: number, by: number): readonly Hurt[] => {
  if (near(context, by, 'past') || isOver(context, at)) return []
  const sides = sideNear(context, at)
  return [{ part, side: sides, severity, ageDays: ageOf(context, by), at, by }]
}

/** The parts a complaint speaks of: the nearest one in its clause or beside it, and those joined to it. */
const partsOf = ({ all, scope }: Context, at: number, isTaken: (at: number) => boolean): readonly number[] => {
  const here = all[at]
  const thing = thingBefore(all, at)
  const isPart = (on: number) =>
    (sense(all[on], 'part')?.part != null || is(all[on], 'diagnosis')) &&
    !isTaken(on) &&
    !scope.others[on] &&
    !(thing !== null && (on > at ? all[on]?.clause !== here?.clause : on < thing && isPlainThing(all, thing)))
  const candidates = Array.from({ length: 19 }, (_, step) => at - 10 + step).filter(
    on => on !== at && on >= 0 && isPart(on) && all[on]?.sentence === here?.sentence,
  )
  const distance = (on: number) =>
    Math.abs(on - at) + clausesBetween(all[on], here) + (on > at ? 0.5 : 0) + crossings(all, on, at) * 5
  const [nearest] = candidates.filter(on => distance(on) <= 11).sort((one, other) => distance(one) - distance(other))
  return nearest === undefined ? [] : [nearest, ...joinedTo(all, nearest, at, isPart)]
}

/** "Mein Rad ist kaputt", "my shirt hurts": the thing that the words before a complaint speak of; null where there is none. */
const thingBefore = (all: readonly Lexeme[], at: number): number | null => {
  for (let on = at - 1; on >= Math.max(0, at - 5) && all[on]?.clause === all[at]?.clause; on -= 1) {
    const one = all[on]
    if (is(one, 'part', 'diagnosis', 'side')) return null
    if (determiner.test(all[on - 1]?.folded ?? '') && one && isThing(one)) return on
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
  /^(mein|meine|unser|unsere|my|our)$/.test(all[thing - 1]?.folded ?? '') || is(all[thing], 'kit', 'kit-kind')

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
): readonly number[] => {
  if (nearest > at) return []
  const joined: number[] = []
  for (let on = nearest - 1; on >= Math.max(0, nearest - 4); on -= 1) {
    if (isPart(on)) joined.push(on)
    else if (!is(all[on], 'and', 'side', 'self') && !/^(die|das|der|the)$/.test(all[on]?.folded ?? '')) break
    if (all[on]?.sentence !== all[nearest]?.sentence) break
  }
  return joined
}

const isDenied = ({ scope }: Context, at: number, parts: readonly number[]) =>
  (scope.denied[at] ?? false) || parts.some(on => Math.abs(on - at) === 1 && on < at && (scope.denied[on] ?? false))

/** "Kein Knieproblem mehr", "tut nicht mehr weh". */
const noLonger = ({ all }: Context, at: number, parts: readonly number[]): readonly Said[] => {
  const isNoMore = all
    .slice(Math.max(0, at - 3), at + 3)
    .some(({ folded }) => folded === 'mehr' || folded === 'more' || folded === 'longer')
  return isNoMore
    ? parts.flatMap(on => {
        const part = sense(all[on], 'part')?.part
        return part ? [said({ kind: 'recovered', part, condition: null }, between(all[on], all[at]))] : []
      })
    : []
}

const recovered = (context: Context, at: number, used: Set<number>): readonly Said[] => {
  const { all } = context
  for (let on = at - 1; on >= Math.max(0, at - 6) && all[on]?.sentence === all[at]?.sentence; on -= 1) {
    const part = sense(all[on], 'part')?.part
    if (part && all[on]?.clause === all[at]?.clause) {
      used.add(on)
      return [said({ kind: 'recovered', part, condition: null }, between(all[on], all[at]))]
    }
  }
  return []
}

/** "Wieder gut" in the clause behind the part. */
const isOver = ({ all }: Context, at: number) =>
  all.some((one, on) => on > at && on - at <= 6 && one.clause === all[at]?.clause && is(one, 'healed'))

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

/** Where a part alone means that it complains, and which parts nobody names without a reason. */
export const partsAlone = (context: Context, isUsed: (at: number) => boolean): readonly Said[] => {
  const { all, field, scope } = context
  return all.flatMap((lexeme, at): readonly Said[] => {
    const part = sense(lexeme, 'part')
    if (
      !part?.part ||
      isUsed(at) ||
      scope.denied[at] ||
      scope.others[at] ||
      isOver(context, at) ||
      near(context, at, 'past') ||
      isOfLongAgo(context, at)
    )
      return []
    if (field === 'restrictions')
      return [
        said(
          {
            kind: 'complaint',
            part: part.part,
            side: sideNear(context, at),
            severity: 'pain',
            ageDays: ageOf(context, at),
          },
          lexeme,
        ),
      ]
    if (field === 'limits')
      return [
        said(
          { kind: 'complaint', part: part.part, side: sideNear(context, at), severity: 'mild', ageDays: null },
          lexeme,
        ),
      ]
    if (isTurnOf(context, at) || isCause(all, at))
      return [
        said(
          { kind: 'complaint', part: part.part, side: sideNear(context, at), severity: 'pain', ageDays: null },
          lexeme,
          'likely',
        ),
      ]
    const isAlone =
      (part.target === null || isOneOfTwo(all, at)) &&
      joints.has(part.part) &&
      (scope.want[at] ?? 'with') === 'with' &&
      !isCue(context, at) &&
      !isBesideMuscle(all, at) &&
      !(doesExercise(all, at) && !isPossessed(all, at)) &&
      !clauseOf(all, at).some(one => isStrengthening.test(one.folded) || isOfTraining(one) || isWell(one)) &&
      !(all[at + 1] && isWell(all[at + 1] ?? lexeme) && all[at + 1]?.sentence === lexeme.sentence) &&
      !besidePart.test(all[at + 1]?.folded ?? '') &&
      !besidePart.test(all[at - 1]?.folded ?? '')
    return isAlone ? [said({ kind: 'ask', part: part.part }, lexeme, 'guess')] : []
  })
}

/** "Zwerchfell und Rumpf", "rear delts and rotator cuff". */
const isBesideMuscle = (all: readonly Lexeme[], at: number) =>
  [at - 2, at + 2].some(
    on =>
      is(all[(on + at) / 2], 'and') && (is(all[on], 'focus') || workers.has(sense(all[on], 'part')?.part ?? 'knee')),
  )

/** "Something with my left hip": of one side, and one's own, nobody names what they want to train. */
const isOneOfTwo = (all: readonly Lexeme[], at: number) => is(all[at - 1], 'side') && isPossessed(all, at)

/** "Mein Knie", "my left knee". */
const isPossessed = (all: readonly Lexeme[], at: number) =>
  all
    .slice(Math.max(0, at - 2), at)
    .some(one => one.clause === all[at]?.clause && is(one, 'self') && !/^(ich|i)$/.test(one.folded))

/** Said with an exercise, a goal or a sport, a part is named for the training's sake. */
const isOfTraining = (lexeme: Lexeme) =>
  is(lexeme, 'exercise', 'goal', 'format', 'section', 'skill', 'intensity') && !is(lexeme, 'part', 'complains', 'odd')

/** "Knees feel great". */
const isWell = (lexeme: Lexeme) => is(lexeme, 'well', 'healed') || sense(lexeme, 'mood')?.mood === 'rested'

/** What makes a part of the body a thing, a place or a movement: "ankle weights", "feet elevated", "shoulder taps". */
const besidePart =
  /^(muskel|train|tag$|zirkel|einheit|kraft|ubung|programm|workout|fokus|session|day$|elevat|erhoht|weight|gewicht|manschette|wrap|strap|touch|tap|circle|kreis|raise|lift|roll|drive|heben|breit|hoch|width|schlag|release|pull|press|flexion|extension|rotation|enge?|close|wide|out|point|apart|together|zusammen|auseinander)/

/** "Rücken tut nicht mehr weh, aber das Knie": the complaint that is denied of one part is said of another. */
const isTurnOf = ({ all, scope }: Context, at: number) => {
  const before = all.slice(Math.max(0, at - 9), at)
  const isDeniedOnce = before.some(
    (one, on) =>
      one.sentence === all[at]?.sentence &&
      is(one, 'complains', 'healed') &&
      (is(one, 'healed') || scope.denied[Math.max(0, at - 9) + on]),
  )
  return isDeniedOnce && before.slice(-4).some(one => is(one, 'but') || /^(jetzt|now|dafur)$/.test(one.folded))
}

/** "Wegen Hüfte", "because of my knee": what keeps somebody from something. */
const isCause = (all: readonly Lexeme[], at: number) =>
  all.slice(Math.max(0, at - 3), at).some((one, on, before) => {
    const next = before[on + 1]?.folded
    const isBecause = /^(wegen|aufgrund|dank)$/.test(one.folded) || /^(because of|due to)$/.test(one.folded)
    return (
      one.clause === all[at]?.clause &&
      (isBecause || (one.folded === 'because' && next === 'of') || (one.folded === 'due' && next === 'to'))
    )
  })

/** "Knee surgery in 2012": what happened more than a year ago and is told, but not named as a restriction of today. */
const isOfLongAgo = (context: Context, at: number) =>
  context.field !== 'restrictions' &&
  context.field !== 'limits' &&
  (ageOf(context, at) ?? 0) > 365 &&
  context.all.some(one => one.sentence === context.all[at]?.sentence && is(one, 'happened'))

const isStrengthening =
  /^fit$|warm|streck|anheb|gymnast|exercis|beug|aktivier|activat|aufbau|grow|wachs|definier|verbess|improv|routine|drill|flow|stark|strong|streng|kraftig|stabil|prehab|vorbeug|prevent|bulletproof|mobil|beweglich|flexib|dehn|stretch|offne|barefoot|barfuss/

const joints: ReadonlySet<BodyPart> = new Set([
  'neck',
  'shoulder',
  'elbow',
  'wrist',
  'ribs',
  'upper-back',
  'lower-back',
  'pelvis',
  'groin',
  'knee',
  'shin',
  'achilles',
  'ankle',
  'foot',
  'toe',
])
