import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { before, behind, sentenceOf } from './nearby.ts'
import { partsOf, workers } from './parts-meant.ts'
import { is, sense } from './senses.ts'

/** "Dicke Griffe", "give me": an adjective of a thing that trains nobody's body, and an imperative. */
export const isOfThing = (all: readonly Lexeme[], at: number) => {
  const next = all[at + 1]
  if (/^give me$/.test(all[at]?.folded ?? '')) return true
  if (/^zieh$/.test(all[at]?.folded ?? '') && /^(mir|uns|ma|dir|was)$/.test(next?.folded ?? '')) return true
  if (/^stuck$/.test(all[at]?.folded ?? '') && all[at - 1]?.number != null) return true
  return (
    /^(dick|steif|hart|schwer)e[nrsm]?$/.test(all[at]?.folded ?? '') &&
    next?.clause === all[at]?.clause &&
    /^\p{Lu}/u.test(next?.written ?? '') &&
    (!is(next, 'part', 'focus', 'diagnosis') || /^griff/.test(next?.folded ?? ''))
  )
}

/** "Die Beine müssen brennen", "make it hurt": what effort should feel like. */
export const isWished = (context: Context, at: number) =>
  isMeantToBurn(context, at) || isToBe(context, at) || isToBeLoosened(context, at)

/** "Hüftbeuger verkürzt, Mobility bitte": what is short is to be stretched, and hurts nobody. */
const isToBeLoosened = ({ all, field }: Context, at: number) =>
  (field === 'wish' || field === 'goal') &&
  /^(unbeweglich|verkurzt|inflexible|immobile|short)/.test(all[at]?.folded ?? '') &&
  sentenceOf(all, at).some(
    one =>
      sense(one, 'goal')?.goal === 'mobility' || /^(splits|toe-touch|bridge)$/.test(sense(one, 'skill')?.skill ?? ''),
  ) &&
  !sentenceOf(all, at).some(
    one => is(one, 'since', 'when', 'but', 'side', 'today') || (is(one, 'complains') && one !== all[at]),
  )

/** "Give me burning quads", "brennende Oberschenkel, gern". */
const isMeantToBurn = ({ all }: Context, at: number) =>
  /^(brenn|burn|shak|zitter|schrei|scream|zerstor|fried|toast)/.test(all[at]?.folded ?? '') &&
  sentenceOf(all, at).some(
    one => /^(give me|gib mir|gern|gerne|love|volume|gierig|herrlich|geil)$/.test(one.folded) || is(one, 'wants'),
  ) &&
  sentenceOf(all, at).some(one => workers.has(sense(one, 'part')?.part ?? 'knee')) &&
  !sentenceOf(all, at).some(one => is(one, 'but', 'since', 'when'))

const isToBe = ({ all }: Context, at: number) =>
  before(all, at, 5).some(one => /^(durfen|durfen ruhig|darf ruhig|sollen|soll ruhig)$/.test(one.folded)) ||
  (/^(wobbl|shak|zitter|wackel|wabbel|quiver|trembl|give out|nachgeb)/.test(all[at]?.folded ?? '') &&
    before(all, at, 4).some(one => /^(bis|until|till|til)$/.test(one.folded))) ||
  (/^dick/.test(all[at]?.folded ?? '') && /^(mach|bekomm|krieg)/.test(all[at + 1]?.folded ?? '')) ||
  (/^(kaputt|platt|fertig)$/.test(all[at]?.folded ?? '') &&
    before(all, at, 5).some(one => /^(mach|mache|machen|macht|machma)$/.test(one.folded))) ||
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
export const isLagging = ({ all }: Context, at: number, parts: readonly number[]) =>
  /^(schwach|weak)/.test(all[at]?.folded ?? '') &&
  parts.length > 0 &&
  parts.every(on => workers.has(sense(all[on], 'part')?.part ?? 'knee'))

/** "Ich will dicke Arme", "dicke Waden" and no more: large muscles, no swelling. */
export const isWishedThick = ({ all, field }: Context, at: number, parts: readonly number[]) =>
  /^dick/.test(all[at]?.folded ?? '') &&
  parts.some(
    on => (on === at + 1 || isMainThing(all, on, at)) && workers.has(sense(all[on], 'part')?.part ?? 'knee'),
  ) &&
  (all.length === 2 ||
    field === 'goal' ||
    all.some(
      one =>
        one.sentence === all[at]?.sentence &&
        (is(one, 'month') ||
          /^(sommer|summer|urlaub|strand|beach)$/.test(one.folded) ||
          /^(will|mocht|mochte|wunsch|wunsche|ziel|traum|want|fur|bekomm|endlich|aufbau|aufbauen|hauptsache)$/.test(
            one.folded,
          )),
    ))

/** "Hauptsache Arme dick". */
const isMainThing = (all: Context['all'], on: number, at: number) =>
  on === at - 1 && all[on - 1]?.folded === 'hauptsache'

/** "Elbow's a bit angry", "Knie ist stinkig": a mood that is said of a joint. */
export const isAngryPart = ({ all }: Context, at: number): boolean => {
  if (sense(all[at], 'mood')?.mood !== 'angry') return false
  const earlier = before(all, at, 5)
  return (
    earlier.some(one => sense(one, 'part')?.part != null) &&
    !earlier.some(one => /^(ich|i|im|bin|me|mich)$/.test(one.folded))
  )
}

/** "Handgelenke mögen Liegestütze nicht", "my knee doesn't like running", "Schulter hasst Dips": what a joint will not do. */
export const isUnwilling = ({ all }: Context, at: number): boolean => {
  const verb = all[at]?.folded ?? ''
  const subject = before(all, at, 3).findLast(one => is(one, 'part', 'self', 'other-person'))
  if (sense(subject, 'part')?.part == null) return false
  if (hates.test(verb)) return true
  if (likes.test(verb)) return is(all[at - 1], 'not')
  return (
    mag.test(verb) &&
    behind(all, at, 8).some(one => is(one, 'not') || /^(?:kein\w*|gar nicht|uberhaupt nicht)$/.test(one.folded))
  )
}

const hates = /^(?:hates?|hasst|hassen|verabscheut|disagrees?)$/
const likes = /^(?:like|love|enjoy|appreciate|tolerate|agree|want|forgive|cope|play)$/
const mag =
  /^(?:mag|mogen|verzeiht|verzeihen|vertragt|vertragen|liebt|lieben|akzeptiert|toleriert|duldet|steht|stehen|packt|packen)$/

/** "Go easy on the quads", "morgen Bergtour, Beine schonen": less of a muscle, where of a joint it asks to spare it. */
export const isLess = ({ all }: Context, at: number, parts: readonly number[]): boolean =>
  (is(all[at], 'less') || (sense(all[at], 'complains')?.severity === 'protect' && isBeforeSport(all, at))) &&
  parts.length > 0 &&
  parts.every(on => workers.has(sense(all[on], 'part')?.part ?? 'knee'))

const isBeforeSport = (all: readonly Lexeme[], at: number) =>
  sentenceOf(all, at).some(one => is(one, 'sport', 'event')) &&
  !sentenceOf(all, at).some(one => one !== all[at] && is(one, 'complains', 'odd', 'diagnosis', 'happened'))

/** "Knie knackt, tut aber nicht weh", "knirscht ohne Schmerzen": a noise that hurts nobody. */
export const isOnlyNoise = ({ all, scope }: Context, at: number): boolean =>
  /^(?:ge)?(?:knack|knirsch|knarz|knister|click|klick|crack|crunch|pop|plopp)/.test(all[at]?.folded ?? '') &&
  sentenceOf(all, at).some(
    one =>
      /^(?:schmerzfrei|schmerzlos|painless|painfree|pain free|(?:keine|ohne) schmerzen|no pain|tut (?:aber )?nicht weh|doesn ?t hurt|does not hurt)$/.test(
        one.folded,
      ) ||
      (/schmerz|pain|weh/.test(one.folded) && scope.denied[all.indexOf(one)] === true),
  )

/** "Sore" of a joint or the back is no muscle that has worked. */
export const isSoreJoint = (context: Context, at: number, isTaken: (at: number) => boolean) =>
  is(context.all[at], 'sore') &&
  /sore/.test(context.all[at]?.folded ?? '') &&
  partsOf(context, at, isTaken).some(on => !workers.has(sense(context.all[on], 'part')?.part ?? 'knee'))

/** "Ibuprofen für die Schulter": pain that is not felt. */
export const isMasked = ({ all }: Context, at: number) =>
  sense(all[at], 'drug')?.drug === 'painkiller' &&
  all.slice(at + 1, at + 4).some(({ folded }) => /^(fur|for|wegen|gegen|against|because)$/.test(folded))

/** The name of a complaint beside an operation says what was operated. */
export const isOperated = ({ all }: Context, at: number) =>
  all.some(
    (one, on) =>
      one.sentence === all[at]?.sentence && Math.abs(on - at) <= 6 && sense(one, 'happened')?.what === 'surgery',
  )
