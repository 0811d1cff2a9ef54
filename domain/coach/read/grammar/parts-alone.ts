import type { BodyPart } from '../body.ts'
import { isAboutLimits } from '../intent.ts'
import { ageOf, sideNear } from './around.ts'
import { type Context, type Said, said } from './context.ts'
import { doesExercise, isCue } from './cues.ts'
import { isOver, isPast, isYearsBehind } from './gone-by.ts'
import type { Lexeme } from './lexemes.ts'
import { before, clauseOf } from './nearby.ts'
import { workers } from './parts-meant.ts'
import { is, sense } from './senses.ts'

/** Where a part alone means that it complains, and which parts nobody names without a reason. */
export const partsAlone = (context: Context, isUsed: (at: number) => boolean): readonly Said[] => {
  const { all, field, scope } = context
  return all.flatMap((lexeme, at): readonly Said[] => {
    const part = sense(lexeme, 'part')
    const isSparing = isLeftOut(context, at)
    if (
      !part?.part ||
      isUsed(at) ||
      (scope.denied[at] && !isSparing) ||
      scope.others[at] ||
      isOver(context, at) ||
      isPast(context, at) ||
      isOfLongAgo(context, at) ||
      isNoProblem(all, at)
    )
      return []
    if (isSparing)
      return [said({ kind: 'complaint', part: part.part, side: null, severity: 'protect', ageDays: null }, lexeme)]
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
    if (isTurnOf(context, at) || isCause(all, at) || isHad(all, at))
      return [
        said(
          { kind: 'complaint', part: part.part, side: sideNear(context, at), severity: 'pain', ageDays: null },
          lexeme,
          'likely',
        ),
      ]
    if (isAgain(all, at) || isSince(all, at)) return [said({ kind: 'ask', part: part.part }, lexeme, 'guess')]
    if (isSaidToHave(all, at)) return [said({ kind: 'ask', part: part.part }, lexeme, 'likely')]
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

/** "Kein Problem mit Knien". */
const isNoProblem = (all: readonly Lexeme[], at: number): boolean =>
  /(?:^| )(?:keine? probleme?|no (?:problems?|issues?)) (?:mit|with)(?: (?:den|dem|der|meinen|meinem|meiner|the|my))?$/.test(
    before(all, at, 4)
      .map(({ folded }) => folded)
      .join(' '),
  )

/** "Hab was am Rücken", "irgendwas am Fuß", "got something in my calf": whatever it is, it is no wish. */
const isSaidToHave = (all: readonly Lexeme[], at: number): boolean =>
  hasSomething.test(
    before(all, at, 6)
      .map(({ folded }) => folded)
      .join(' '),
  ) && !clauseOf(all, at).some(one => is(one, 'done') || trained.test(one.folded))

const hasSomething =
  /(?:^| )(?:(?:hab|habe|hat|hatte|have|got|ve got) (?:\S+ )?(?:was|etwas|something)|irgendwas|irgendetwas) (?:am|an|im|in|on|with)(?: (?:der|dem|den|die|meinem|meiner|meinen|my|the|linken|rechten|left|right))*$/
const trained = /^(?:gemacht|trainiert|geubt|gebaut|getan|trained|worked)$/

/** "Keine Knieübungen", "nichts für die Knie": who leaves out what no muscle is spares it. */
const isLeftOut = ({ all, scope }: Context, at: number): boolean => {
  const part = sense(all[at], 'part')
  if (!scope.denied[at] || !part?.part || part.target !== null || !joints.has(part.part)) return false
  const words = before(all, at, 4).map(({ folded }) => folded)
  const isFor = /(?:^| )(?:fur|furs|for)(?: (?:die|das|den|mein|meine|the|my|beide))?$/.test(words.join(' '))
  const isNone = words.some(one => /(?:^| )(?:ubung\w*|nichts|nix|exercises?|nothing)(?: |$)/.test(one))
  return /^(?:ubung|exercises?$)/.test(all[at + 1]?.folded ?? '') || (isFor && isNone)
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
  before(all, at, 2).some(one => is(one, 'self') && !/^(ich|i)$/.test(one.folded))

/** Said with an exercise, a goal or a sport, a part is named for the training's sake. */
const isOfTraining = (lexeme: Lexeme) =>
  is(lexeme, 'exercise', 'goal', 'format', 'section', 'skill', 'intensity') && !is(lexeme, 'part', 'complains', 'odd')

/** "Knees feel great". */
const isWell = (lexeme: Lexeme) =>
  is(lexeme, 'well', 'healed') ||
  sense(lexeme, 'mood')?.mood === 'rested' ||
  /(?:nicht|nich|net|not|dosnt|dont) (?:weh|hurt)$/.test(lexeme.folded)

/** What makes a part of the body a thing, a place or a movement: "ankle weights", "feet elevated", "shoulder taps". */
const besidePart =
  /^(quick|fast$|schnell|flink|prep$|hoch$|high$|muskel|train|tag$|zirkel|einheit|kraft|ubung|programm|workout|fokus|session|day$|elevat|erhoht|weight|gewicht|manschette|wrap|strap|touch|tap|circle|kreis|raise|lift|roll|drive|heben|breit|hoch|width|schlag|release|pull|press|flexion|extension|rotation|enge?|close|wide|out|point|apart|together|zusammen|auseinander)/

/** "Rücken tut nicht mehr weh, aber das Knie": the complaint that is denied of one part is said of another. */
const isTurnOf = ({ all, scope }: Context, at: number) => {
  const earlier = all.slice(Math.max(0, at - 9), at)
  const isDeniedOnce = earlier.some(
    (one, on) =>
      one.sentence === all[at]?.sentence &&
      (scope.over[Math.max(0, at - 9) + on] || (is(one, 'complains') && scope.denied[Math.max(0, at - 9) + on])),
  )
  return isDeniedOnce && earlier.slice(-4).some(one => is(one, 'but') || /^(jetzt|now|dafur)$/.test(one.folded))
}

/** "Ich hab Rücken", "hab wieder Knie": who has a part by its bare name has trouble with it. */
const isHad = (all: readonly Lexeme[], at: number) => {
  const part = sense(all[at], 'part')?.part
  if (part === undefined || part === null || !had.has(part) || all[at + 1]?.clause === all[at]?.clause) return false
  const earlier = before(all, at, 4)
  const verb = earlier.findLastIndex(({ folded }) => /^(?:hab|habe|ich hab|ich habe|hob|ha|bekomm|krieg)$/.test(folded))
  return (
    verb >= 0 &&
    earlier
      .slice(verb + 1)
      .every(one => /^(?:wieder|heute|heut|grad|gerade|leider|mal wieder|seit|voll|ziemlich)$/.test(one.folded)) &&
    (verb > 0 ? /^(?:ich|ick|i|ik)$/.test(earlier[verb - 1]?.folded ?? '') : true)
  )
}

const had: ReadonlySet<BodyPart> = new Set(['back', 'lower-back', 'neck', 'knee', 'shoulder', 'hip'])

/** "Rücken wieder mal", "knee again": who says no more than that it is back. */
const isAgain = (all: readonly Lexeme[], at: number): boolean => {
  const part = sense(all[at], 'part')?.part
  const clause = clauseOf(all, at)
  return (
    part !== undefined &&
    part !== null &&
    had.has(part) &&
    clause.length >= 2 &&
    clause.every(one => one === all[at] || is(one, 'self', 'side') || again.test(one.folded)) &&
    /(?:^| )(?:wieder mal|schon wieder|scho wieder|again)$/.test(clause.map(({ folded }) => folded).join(' '))
  )
}

/** "Seit gestern Hüfte", "since Monday my back": a part with the day since when, and nothing else. */
const isSince = (all: readonly Lexeme[], at: number): boolean => {
  const part = sense(all[at], 'part')?.part
  const clause = clauseOf(all, at)
  return (
    part !== undefined &&
    part !== null &&
    had.has(part) &&
    clause.every(
      one =>
        one === all[at] ||
        one.number !== null ||
        is(one, 'since', 'when', 'weekday', 'unit', 'self', 'side', 'number') ||
        /^(?:seit|since|the|der|die|das|dem|wieder|mal|again)(?: |$)/.test(one.folded),
    ) &&
    clause.some(one => one !== all[at] && (is(one, 'since') || /^(?:seit|since)(?: |$)/.test(one.folded))) &&
    clause.some(one => one !== all[at] && is(one, 'when', 'weekday', 'unit'))
  )
}

const again = /^(?:(?:schon |scho |mal )?wieder(?: mal)?|mal|schon|scho|again|wieder einmal|the|der|die|das)$/

/** "Wegen Hüfte", "because of my knee": what keeps somebody from something. */
const isCause = (all: readonly Lexeme[], at: number) =>
  all.slice(Math.max(0, at - 3), at).some((one, on, earlier) => {
    const next = earlier[on + 1]?.folded
    const isBecause = /^(wegen|aufgrund|dank)$/.test(one.folded) || /^(because of|due to)$/.test(one.folded)
    return (
      one.clause === all[at]?.clause &&
      (isBecause || (one.folded === 'because' && next === 'of') || (one.folded === 'due' && next === 'to'))
    )
  })

/** "Knee surgery in 2012": what happened more than a year ago and is told, but not named as a restriction of today. */
const isOfLongAgo = (context: Context, at: number) =>
  isYearsBehind(context, at) ||
  (!isAboutLimits(context.field) &&
    (ageOf(context, at) ?? 0) > 365 &&
    context.all.some(one => one.sentence === context.all[at]?.sentence && is(one, 'happened')))

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
